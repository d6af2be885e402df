import type { ContactTdAttributes, ElementEvents } from "../../widget/index.ts";
import type { SegmentOption } from "../kit/SegmentedControl.tsx";
import type { BUTTON_TEXT, Part, Property } from "./look-presets.ts";
import type { Settings } from "./settings.ts";

/*
 * Every text of the page. What stands between backticks is set as code
 * (`Prose`). ORIGIN is where the campaign is.
 */

export const HERO = {
  title: ["Paste it", "on your site"],
  lead: "A few lines of HTML, and your visitors find their TDs and send one letter about the Basic Income for the Arts, from their own mail, without leaving your page.",
} as const;

export const CONTROLS = {
  title: "Make it yours",
  partner: "Partner id",
  partnerHint:
    "A short name for your site, so that your letters can be told apart. It may be left out.",
  partnerExample: "my-gallery",
  partnerWrong:
    "A partner id is 1 to 40 of a to z, 0 to 9 and hyphens. Until it is, the lines leave it out.",
  partnerUse: (name: string) => `Use ${name}`,
  look: "Look",
  lookOwn: "The campaign’s",
  theme: "Theme",
  themes: [
    { value: "light", name: "Light" },
    { value: "dark", name: "Dark" },
    { value: "auto", name: "As the visitor’s" },
  ] satisfies readonly SegmentOption<Settings["theme"]>[],
  accent: "Button colour",
  accentReset: "As it was",
  accentText: {
    light: (ratio: string) => `White text on it is ${ratio} to 1.`,
    dark: (ratio: string) => `White could not be read on it, so its text is black, ${ratio} to 1.`,
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
  title: "Your lines",
  forms: [
    { value: "plain", name: "Plain" },
    { value: "pinned", name: "Pinned" },
  ],
  form: "Form",
  plain:
    "A loader of 1\u00a0kB; the element comes when it is nearly in sight. Fixes reach your page by themselves.",
  pinned: (version: string, weight: number) =>
    `Version ${version} and no other: the browser refuses a changed file. It is loaded with your page, ${Math.round(weight / 1000)}\u00a0kB, and stays as it is until you change the lines. To pin the loader alone would not do, as what it loads is not checked.`,
  pinning: "Reading which version is served …",
  pinFailed: "The version served now could not be read, so these are the plain lines.",
  pinRetry: "Try again",
  copy: "Copy the lines",
  copied: "Copied. Paste them where the letter should stand.",
  selected:
    "Your browser keeps the clipboard to itself. The lines are selected: press Ctrl C, or ⌘ C.",
  unscripted: "`CAMPAIGN` stands for the address of this site.",
} as const;

export const PREVIEW = {
  title: "Live preview",
  address: "your-site.ie",
  note: "This is the element itself. Send opens a real letter in your mail; nothing you do here is counted.",
} as const;

export const LOG = {
  title: "What your page hears",
  empty: "Choose a constituency in the preview. What the element tells your page is printed here.",
  heldBack: "not counted",
} as const;

export const LOOKS_WORDS = {
  title: ["Four pages,", "four looks"],
  lead: "Each is a handful of documented custom properties. Take one as it is, or begin from it.",
  try: "Try it",
  tryRest: (name: string) => `${name} in the preview`,
  css: "The CSS",
  copy: "Copy",
  copyRest: "the CSS",
  of: (name: string) => `of ${name}`,
  copied: "Copied",
  selected: "Selected: press Ctrl C, or ⌘ C",
  onTag: 'With `theme="dark"` on the tag.',
} as const;

/** Where the lines go, by what the site is made with. */
export const PLACES = {
  title: "Where it goes",
  entries: [
    {
      name: "WordPress",
      text: [
        "Add a *Custom HTML* block and paste all the lines into it.",
        "Your account needs the right to post unfiltered HTML: administrators and editors have it, on a network of sites only its super admins. Without it WordPress takes the script out on saving, and what is left is the link, which works.",
        "On WordPress.com a site takes scripts only if its plan allows plugins.",
      ],
    },
    {
      name: "Squarespace",
      text: [
        "Add a *Code* block, set it to HTML, and paste all the lines.",
        "Squarespace counts scripts in a code block as a premium feature: your plan must have it. Look at the published page while logged out, as the editor may not run scripts.",
      ],
    },
    {
      name: "Wix",
      text: [
        "*Embed HTML*: paste all the lines. It stands in a frame, so make that frame 700 pixels tall or more, and set a partner id, as the frame’s address is not yours.",
        "*Custom element*: the tag is `bia-contact-td`, the server address that of the script in the lines. Wix asks for a Premium plan and a published site with its own domain.",
      ],
    },
    {
      name: "By hand",
      text: [
        "Paste the lines where the letter should stand. Nothing else is needed: no build, no library, no style sheet. The script may also stand once in the `head`; any number of tags may follow.",
      ],
    },
  ],
} as const;

export const POLICY = {
  title: "Behind a strict policy",
  text: [
    "A page that sends a `Content-Security-Policy` needs two directives more, even beside `default-src 'none'`:",
  ],
  after: [
    "Nothing for styles: the element’s own are constructed sheets, which no policy holds back. If yours has a `style-src`, put the rules of the `style` element above into your style sheet instead. Nothing for images, fonts or frames: it has none. Mail opens as a link, in a tab or your mail app.",
    "Trusted Types may be enforced. A sandboxed frame must say `allow-scripts allow-popups allow-popups-to-escape-sandbox`.",
  ],
} as const;

export const EVENTS = {
  title: "Events",
  text: "On the element, bubbling and crossing shadow roots, as `CustomEvent`. None holds personal data.",
  columns: ["Event, and its detail", "When"],
  rows: {
    "bia-ready": ["{version}", "it can be used"],
    "bia-lookup": [
      "{constituency, count, source}",
      "a lookup ended; the source is `live`, `stored` or `sample`",
    ],
    "bia-compose": ["{provider, count}", "a mail window was opened"],
    "bia-sent": ["{provider, count}", "the success dialog is shown"],
    "bia-share": ["{channel}", "the message was copied for passing on: `stories` or `copy`"],
    "bia-error": ["{code}", "something failed, and the supporter was told"],
  } satisfies Record<keyof ElementEvents, readonly [detail: string, when: string]>,
} as const;

export const TAKES = {
  title: "What it takes",
  text: "Attributes may change at any time, and be removed. A bad value counts as unset; your console is told once.",
  columns: ["Attribute", "Value"],
  rows: {
    partner: "1 to 40 of a to z, 0 to 9 and hyphens",
    provider: "`gmail` or `outlook`",
    constituency: "a name of the list: chosen at once",
    theme: "`light`, `dark` or `auto`",
    loading: "`eager`: brought when the page is idle, and not only when it is nearly in sight",
    "api-base": "the campaign’s address, where the script is not the campaign’s own",
  } satisfies Record<keyof ContactTdAttributes, string>,
  styleColumns: ["Custom property", "Sets"],
  properties: {
    "--bia-accent": "the send button",
    "--bia-ink": "text, rules, outlines and links",
    "--bia-paper": "the ground",
    "--bia-font": "the family of all text; else your page’s",
    "--bia-font-display": "the family of headings",
    "--bia-radius": "the corners",
    "--bia-focus": "the focus ring",
  } satisfies Record<Property, string>,
  partsBefore: "Parts, for `::part()`:",
  parts: ["picker", "provider", "send", "card", "preview", "dialog"] satisfies Part[],
} as const;

export const RECORDED = {
  yes: {
    title: "Recorded",
    text: "When a letter is opened, your visitor’s browser sends the campaign this, and nothing else. It is kept for 12 months at most, then only as a daily total.",
    unnamed: "Without a partner id, your site’s host name stands in for it.",
    caption: "The whole of it",
  },
  no: {
    title: "Not recorded",
    items: [
      "Who your visitor is: no name, no address, no IP address",
      "Their browser, their screen, where they came from",
      "The constituency they chose: it is asked for once, to look up its TDs",
      "Whether they pressed Send in their mail",
      "Anything at all before a letter is opened",
    ],
    after: "No cookie, no storage, no font, no request to any host but the campaign’s.",
  },
} as const;
