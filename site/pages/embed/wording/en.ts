import { MAX_RETENTION_MONTHS } from "../../../../api/contract/limits.ts";
import { PROVIDERS } from "../../../../api/contract/names.ts";
import { TOGGLE_PROVIDERS } from "../../../../widget/domain/providers.ts";
import type { ContactTdAttributes, ElementEvents } from "../../../../widget/index.ts";
import type { PageCampaign } from "../../../document/shown-page.ts";
import type { EmbedSettings } from "../settings.ts";

type StyleProperty =
  `--bia-${"accent" | "ink" | "paper" | "font" | "font-display" | "radius" | "focus"}`;

/** The values of the attribute `provider` that add a third choice. */
export const THIRD_CHOICES = PROVIDERS.filter((provider) => !TOGGLE_PROVIDERS.includes(provider));

/** Returns values as a text, each between backticks, with `or` before the last one. */
export function listOf(values: readonly string[], or: string): string {
  const quoted = values.map((value) => `\`${value}\``);
  return `${quoted.slice(0, -1).join(", ")} ${or} ${quoted.at(-1)}`;
}

/** `FormattedText` renders text between backticks as code, and between asterisks as strong text. */
export const en = {
  head: ({ shortName, nameInText }: PageCampaign) => ({
    title: `Embed the letter on your site | ${shortName}`,
    description: `Add a few lines of HTML, and your visitors can write to their TDs about ${nameInText} from your page. Configure, preview and copy them here.`,
  }),
  hero: {
    title: ["Paste it", "on your site"] satisfies [string, string],
    lead: (name: string) =>
      `Your visitors write to their TDs about ${name}, on your page and from their own email.`,
  },
  builder: "Your code, and the preview",
  controls: {
    title: "Make it yours",
    look: "Look",
    looks: {
      page: "Like the page",
      light: "Light paper",
      dark: "Dark paper",
      auto: "Light or dark, as the visitor’s system",
    } satisfies Record<EmbedSettings["theme"], string>,
    more: "More settings",
    accent: "Button colour",
    provider: "Email provider",
    language: "Language",
    languageOfPage: "As the page",
    languageHint:
      "As the page: the element follows `lang` on your own `html` tag, so a page in two languages needs nothing else.",
    constituencyNone: "The visitor chooses",
  },
  /** The link inside the element, and a frame's title. */
  link: (name: string) => `Contact your TD about ${name}`,
  /** The link in the other language, in which the page does not know the campaign's name. */
  linkWithoutName: "Contact your TD",
  snippet: {
    plain:
      "Loads 1\u00a0kB with your page, and the rest when your visitor scrolls near it. Updates reach your page automatically.",
    copy: "Copy the code",
    copied: "Copied. Paste it where the letter should appear.",
    kit: "Posters and pictures with your QR code",
  },
  preview: {
    title: "Live preview",
    address: "your-site.ie",
    example: "Clare is an example: your visitors choose their own.",
    note: "This is the real element. Send opens a real letter in your email. Nothing you do here is counted.",
    ground: "Your page",
    grounds: { white: "White page", dark: "Dark page" },
  },
  places: {
    title: "Where does your site live?",
    rows: [
      [
        "WordPress",
        "Add a *Custom HTML* block and paste all of the code into it.",
        "Your account needs the right to post unfiltered HTML. Administrators and editors have it; on a multisite network only super admins do. Without it, WordPress removes the script when you save. The link stays and works.",
        "On WordPress.com a site can use scripts only if its plan allows plugins.",
      ],
      [
        "Squarespace",
        "Add a *Code* block, set it to HTML, and paste all of the code.",
        "Scripts in a code block are a premium feature of Squarespace: your plan must include it. Check the published page while logged out, because the editor may not run scripts.",
      ],
      [
        "Wix",
        "*Embed HTML*: paste all of the code. Wix shows it in a frame: make the frame at least 700 pixels tall, and set a partner id, because the frame’s address is not yours.",
        "*Custom element*: the tag is `bia-contact-td`, and the server address is that of the script in the code. Wix requires a Premium plan and a published site with its own domain.",
      ],
      [
        "By hand",
        "Paste the code where the letter should appear. You need no build step, library or style sheet. You can also put the script into the `head` once, and use any number of tags.",
      ],
    ] satisfies [title: string, ...texts: string[]][],
  },
  troubles: {
    title: "If it does not show",
    texts: [
      '*Curly quotes*: email and Word turn `"` into `”`, and the code does nothing. Copy it from this page again.',
      '*Consent banners* may hold the script back. Add `data-cookieconsent="ignore"` to the `script` tag, or your banner’s own mark for necessary scripts: the element sets no cookies.',
      '*Script optimisers* may delay or merge the script. Add `data-cfasync="false"` for Rocket Loader; in others, leave out `bia-contact-td`.',
      "*Google Sites*: choose Insert, Embed, Embed code. It shows a frame: make it 700 pixels tall, and set a partner id.",
      "*Webflow*: use a Code Embed, which needs a paid plan. It runs on the published site only.",
      "*Drupal*: choose a text format that keeps `script` and `bia-contact-td`, such as Full HTML.",
      "*Elementor*: drag `HTML` onto the page, and look at the published page, not the editor.",
      "*Mailchimp*: no newsletter runs scripts. Use the link below, or a picture from the kit.",
    ],
  },
  frame: {
    title: "It removes scripts: an iframe",
    text: (height: number) =>
      `The frame is ${height} pixels tall and scrolls. Your settings are in its address, except styles of single parts and the ground of your page. Set a partner id, because letters from a frame do not name your site. The link below the frame stays where frames are removed.`,
    copy: "Copy the iframe",
    copied: "Copied. Paste it where the letter should appear.",
    more: [
      "The `sandbox` lets the frame open email, copy and print the letter, and save the reminder and the picture; nothing else. `allow` lets it ask for the visitor’s location when they press ‘Use my location’. A page with a content security policy needs `frame-src` with the campaign’s address.",
      "The frame tells your page its height as `bia-height`, and each of the element’s events. If your page may run a script, these lines make the frame as tall as its content:",
    ],
    copyScript: "Copy the script",
    copiedScript: "Copied. Paste it once, anywhere on the page.",
  },
  linkOnly: {
    title: "Only a link",
    text: "For a menu, a newsletter, or a site that takes nothing else. If you set a constituency above, it leads to that constituency’s own page. Letters count for your partner id.",
    copy: "Copy the link",
    copied: "Copied.",
  },
  developers: "For developers",
  policy: {
    title: "With a content security policy",
    texts: [
      "Styles need no directive: the element uses constructed style sheets, which no policy blocks. Only a button colour is a `style` attribute: where your `style-src` blocks it, write `bia-contact-td { --bia-accent: gold }` into your own style sheet. The element has no images, fonts or frames. Email opens as a link, in a tab or in your email app.",
      "The element works with Trusted Types. A sandboxed frame must say `allow-scripts allow-popups allow-popups-to-escape-sandbox`. Without `allow-popups`, browsers may block the letter. Visitors can copy it instead; nothing is counted.",
      "A page with a `Content-Security-Policy` needs two more directives, even with `default-src 'none'`:",
    ],
  },
  version: {
    title: "One fixed version",
    text: (manifest: string) =>
      `Updates reach your page automatically. To decide about them yourself, load the file \`bia-contact-td.full.js\` by the \`path\` in \`${manifest}\`, with its \`integrity\` and with \`crossorigin\`: browsers then reject any other file. They do not check what it loads later, such as the map.`,
  },
  reference: {
    title: "Attributes, styles and events",
    texts: [
      "You can change or remove attributes at any time. An invalid value counts as not set, with one warning on the console.",
      "The custom properties, which begin with `--bia-`, set styles of the whole element; `::part()` reaches `picker`, `title`, `provider`, `send`, `card`, `preview` and `dialog`.",
      "Each event is a `CustomEvent` that bubbles and crosses shadow roots. No event contains personal data.",
    ],
    columns: ["Name", "What it is"],
    rows: {
      partner: "1 to 40 characters: a to z, 0 to 9 and hyphens",
      provider: `${listOf(PROVIDERS, "or")}; ${listOf(THIRD_CHOICES, "and")} add a third choice`,
      constituency: "the name of a constituency, selected at once",
      place:
        "the town that the visitor lives in; if it is in one constituency only, that is selected at once",
      "written-on":
        "the day of an earlier letter, 2026-11-30: the TDs of `constituency` get the second letter",
      "written-to": "the names of the TDs who got it, separated by commas; without it, all of them",
      theme: "`light`, `dark`, `auto` or `page`",
      lang: "`en` or `ga`; without it, the language of your page",
      loading: "`eager`: loads when the page is idle, not only when the visitor scrolls near it",
      "api-base": "the campaign’s address, if the script is not loaded from there",
      "--bia-accent": "the send button",
      "--bia-ink": "text, rules, outlines and links",
      "--bia-paper": "the background",
      "--bia-font": "the font family of all text; by default that of your page",
      "--bia-font-display": "the font family of headings",
      "--bia-radius": "the corner radius",
      "--bia-focus": "the focus ring",
      "bia-ready": "the element is ready: `{version}`",
      "bia-lookup":
        "a lookup has ended: `{constituency, count, source}`; the source is `live`, `stored` or `sample`",
      "bia-compose": "an email window was opened: `{provider, count, personalised}`",
      "bia-sent":
        "the success dialog is shown, 2 seconds after a sign that the letter opened, or when the visitor says that they sent it: `{provider, count, personalised}`",
      "bia-share":
        "the message for sharing was copied (`stories`, `copy`) or shared (`sheet`, `picture`, `whatsapp`, `bluesky`): `{channel}`",
      "bia-error": "something failed, and the visitor sees a message: `{code}`",
    } satisfies Record<
      keyof ContactTdAttributes | "lang" | StyleProperty | keyof ElementEvents,
      string
    >,
  },
  recorded: {
    title: "Recorded",
    text: `When a visitor opens or prints a letter, or presses ‘Call’ beside a TD, their browser sends this to the campaign, and nothing else. It is kept for at most ${MAX_RETENTION_MONTHS} months, then only as a daily total.`,
    items: [
      "That a letter was opened with the element, and whether the visitor added to it, never what; or that ‘Call’ was pressed, never for which TD",
      "Your partner id, or without one your site’s host name",
      "The email provider that was opened, or ‘post’ for a printed letter",
      "A random number of this one event, so that an event that is sent twice counts once. It is not stored with the event, and is deleted after a day or two",
    ],
    after:
      "No cookies, no fonts, nothing in your site’s storage, and no requests to any host but the campaign’s.",
    privacy: "What is never recorded",
  },
};
