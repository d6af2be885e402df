import { BUILT_ORIGIN } from "../../api/contract/public-origin.ts";
import type { ContactTdAttributes, ElementEvents } from "../../widget/index.ts";
import type { BUTTON_TEXT } from "../../widget/theme/tokens.ts";
import { CAMPAIGN } from "../campaign.ts";
import type { SegmentOption } from "../kit/SegmentedControl.tsx";
import { FRAME_HEIGHT } from "./frame-code.ts";
import type { StylePart, StyleProperty } from "./look-presets.ts";
import type { Settings } from "./settings.ts";

/*
 * All texts of the embed page. `FormattedText` renders text between backticks as
 * code, and text between asterisks as strong text.
 */

export const HERO = {
  title: ["Paste it", "on your site"],
  lead: `With a few lines of HTML, your visitors can find their TDs and send one letter about ${CAMPAIGN.nameInText}, from their own email, without leaving your page.`,
} as const;

export const CONTROLS = {
  title: "Make it yours",
  partner: "Partner id",
  partnerHint:
    "A short name for your site, so that letters from it can be counted separately. Optional.",
  partnerExample: "my-gallery",
  partnerInvalid:
    "A partner id has 1 to 40 characters: a to z, 0 to 9 and hyphens. The code leaves this one out.",
  partnerUse: (name: string) => `Use ${name}`,
  look: "Look",
  lookDefault: "Campaign default",
  theme: "Theme",
  themes: [
    { value: "light", name: "Light" },
    { value: "dark", name: "Dark" },
    { value: "auto", name: "Visitor’s" },
  ] satisfies readonly SegmentOption<Settings["theme"]>[],
  accent: "Button colour",
  accentReset: "Reset the colour",
  accentText: {
    light: (ratio: string) => `White text on this colour has a contrast of ${ratio} to 1.`,
    dark: (ratio: string) =>
      `White text is hard to read on this colour, so the text is black, with a contrast of ${ratio} to 1.`,
  } satisfies Record<keyof typeof BUTTON_TEXT, (ratio: string) => string>,
  provider: "Email provider",
  providers: [
    { value: "gmail", name: "Gmail" },
    { value: "outlook", name: "Outlook" },
  ] satisfies readonly SegmentOption<Settings["provider"]>[],
  constituency: "Constituency",
  constituencyNone: "The visitor chooses",
} as const;

export const SNIPPET = {
  title: "Your code",
  forms: [
    { value: "plain", name: "Plain" },
    { value: "pinned", name: "Pinned" },
    { value: "frame", name: "Iframe" },
  ],
  form: "Kind of code",
  plain:
    "Loads 1\u00a0kB with your page, and the rest when your visitor scrolls near it. Updates reach your page automatically.",
  pinned: (version: string, compressedBytes: number) =>
    `Version ${version} only: the browser refuses a changed file. It loads ${Math.round(compressedBytes / 1000)}\u00a0kB with your page, and stays the same until you change the code. Pinning the loader alone would not help, because the browser does not check the files that it loads.`,
  pinning: "Reading the current version …",
  pinFailed: "The current version could not be read, so this is the plain code.",
  pinRetry: "Try again",
  frame: `For a site that removes scripts. The frame is ${FRAME_HEIGHT} pixels tall and scrolls; with a few lines of script it grows with its content.`,
  frameMore: "How to make it grow",
  copy: "Copy the code",
  copied: "Copied. Paste it where the letter should appear.",
  selected: "Your browser blocked copying. The code is selected: press Ctrl C, or ⌘ C.",
  unscripted: `\`${BUILT_ORIGIN}\` stands for the address of this site.`,
} as const;

export const PREVIEW = {
  title: "Live preview",
  address: "your-site.ie",
  note: "This is the real element. Send opens a real letter in your email. Nothing you do here is counted.",
} as const;

export const LOG = {
  title: "Events on your page",
  empty:
    "Choose a constituency in the preview. The events that the element sends to your page appear here.",
  notCounted: "not counted",
} as const;

export const LOOK_TEXTS = {
  title: ["Four pages,", "four looks"],
  lead: "Each look is a few documented custom properties. Use one as it is, or start from it.",
  try: "Try it",
  tryRest: (name: string) => `${name} in the preview`,
  css: "The CSS",
  copy: "Copy",
  copyRest: "the CSS",
  of: (name: string) => `of ${name}`,
  copied: "Copied",
  selected: "Selected: press Ctrl C, or ⌘ C",
  themeNote: 'With `theme="dark"` on the tag.',
} as const;

/** Where to paste the code, by the kind of site. */
export const PLACES = {
  title: "Where it goes",
  entries: [
    {
      name: "WordPress",
      text: [
        "Add a *Custom HTML* block and paste all of the code into it.",
        "Your account needs the right to post unfiltered HTML. Administrators and editors have it; on a multisite network only super admins do. Without it, WordPress removes the script when you save. The link stays and works.",
        "On WordPress.com a site can use scripts only if its plan allows plugins.",
      ],
    },
    {
      name: "Squarespace",
      text: [
        "Add a *Code* block, set it to HTML, and paste all of the code.",
        "Scripts in a code block are a premium feature of Squarespace: your plan must include it. Check the published page while logged out, because the editor may not run scripts.",
      ],
    },
    {
      name: "Wix",
      text: [
        "*Embed HTML*: paste all of the code. Wix shows it in a frame: make the frame at least 700 pixels tall, and set a partner id, because the frame’s address is not yours.",
        "*Custom element*: the tag is `bia-contact-td`, and the server address is that of the script in the code. Wix requires a Premium plan and a published site with its own domain.",
      ],
    },
    {
      name: "By hand",
      text: [
        "Paste the code where the letter should appear. You need no build step, library or style sheet. You can also put the script into the `head` once, and use any number of tags.",
      ],
    },
  ],
} as const;

export const POLICY = {
  title: "With a content security policy",
  text: [
    "A page with a `Content-Security-Policy` needs two more directives, even with `default-src 'none'`:",
  ],
  after: [
    "Styles need no directive: the element uses constructed style sheets, which no policy blocks. If your policy has a `style-src`, put the rules of the `style` element above into your style sheet instead. The element has no images, fonts or frames. Email opens as a link, in a tab or in your email app.",
    "The element works with Trusted Types. A sandboxed frame must say `allow-scripts allow-popups allow-popups-to-escape-sandbox`. Without `allow-popups` no letter may be able to open: then the element offers it to copy, and counts nothing.",
  ],
} as const;

export const FRAME = {
  title: "In an iframe",
  text: [
    "For a site that removes scripts. Choose *Iframe* above your code: your settings are then in the frame’s address, except styles of single parts. Set a partner id, because letters from a frame do not name your site.",
  ],
  beforeScript: [
    `The frame is ${FRAME_HEIGHT} pixels tall, or as tall as you make it, and scrolls. If your page may run a script, these lines make it as tall as its content:`,
  ],
  copy: "Copy the script",
  copied: "Copied. Paste it once, anywhere on the page.",
  selected: SNIPPET.selected,
  after: [
    'The frame tells your page its height as `{type: "bia-height", height}`, and each event below as `{type: "bia-sent", provider, count, personalised}`: the event’s name with its detail. It reads no messages.',
    "The `sandbox` lets the frame open email and copy the letter, and nothing else; `allow` lets it ask for the visitor’s location when they press ‘Use my location’. A page with a content security policy needs `frame-src` with the campaign’s address.",
  ],
} as const;

export const EVENTS = {
  title: "Events",
  text: "The element sends each event as a `CustomEvent` that bubbles and crosses shadow roots. No event contains personal data.",
  columns: ["Event and its detail", "When"],
  rows: {
    "bia-ready": ["{version}", "the element is ready"],
    "bia-lookup": [
      "{constituency, count, source}",
      "a lookup has ended; the source is `live`, `stored` or `sample`",
    ],
    "bia-compose": ["{provider, count, personalised}", "an email window was opened"],
    "bia-sent": [
      "{provider, count, personalised}",
      "the success dialog is shown; never for a letter that is known not to have opened",
    ],
    "bia-share": [
      "{channel}",
      "the message for sharing was copied (`stories`, `copy`) or shared (`sheet`, `picture`, `whatsapp`, `bluesky`)",
    ],
    "bia-error": ["{code}", "something failed, and the visitor sees a message"],
  } satisfies Record<keyof ElementEvents, readonly [detail: string, when: string]>,
} as const;

export const REFERENCE = {
  title: "Attributes and styles",
  text: "You can change or remove attributes at any time. An invalid value counts as not set, with one warning on the console.",
  columns: ["Attribute", "Value"],
  rows: {
    partner: "1 to 40 characters: a to z, 0 to 9 and hyphens",
    provider:
      "`gmail`, `outlook`, `yahoo`, `outlook-work` or `mail-app`; the last three become a third choice",
    constituency: "the name of a constituency, selected at once",
    theme: "`light`, `dark` or `auto`",
    loading: "`eager`: loads when the page is idle, not only when the visitor scrolls near it",
    "api-base": "the campaign’s address, if the script is not loaded from there",
  } satisfies Record<keyof ContactTdAttributes, string>,
  styleColumns: ["Custom property", "Sets"],
  properties: {
    "--bia-accent": "the send button",
    "--bia-ink": "text, rules, outlines and links",
    "--bia-paper": "the background",
    "--bia-font": "the font family of all text; by default that of your page",
    "--bia-font-display": "the font family of headings",
    "--bia-radius": "the corner radius",
    "--bia-focus": "the focus ring",
  } satisfies Record<StyleProperty, string>,
  partsBefore: "Parts, for `::part()`:",
  parts: ["picker", "provider", "send", "card", "preview", "dialog"] satisfies StylePart[],
} as const;

export const RECORDED = {
  sampleId: "1c9d2c7e-5b0a-4c1e-9a53-0d3f6c2b8e41",
  yes: {
    title: "Recorded",
    text: "When a visitor opens a letter, their browser sends this to the campaign, and nothing else. It is kept for at most 12 months, then only as a daily total.",
    id: "The id is a random number of this one event, so that an event that is sent twice counts once. It is not stored with the event, and is deleted after a day or two.",
    unnamed: "Without a partner id, your site’s host name is recorded instead.",
    caption: "The complete event",
  },
  no: {
    title: "Not recorded",
    items: [
      "Who your visitor is: no name, no address, no IP address",
      "Their browser, their screen, where they came from",
      "The constituency they chose: it is sent once, to look up its TDs",
      "Whether they pressed Send in their email",
      "Anything before a letter is opened",
    ],
    after: "No cookies, no storage, no fonts, and no requests to any host but the campaign’s.",
  },
} as const;
