import type { Language } from "../../api/contract/language.ts";
import { PROVIDERS, type Provider } from "../../api/contract/names.ts";

/** A letter as a mail program gets it. */
export type EmailDraft = {
  /** Plain email addresses, at least one. */
  recipients: readonly string[];
  subject: string;
  /** Lines separated by `\n`. */
  body: string;
  provider: Provider;
};

/** The kind of device, which decides the addresses that can open a mail app. */
export type Device = "desktop" | "ios" | "android";

/** The name of a way in one language, and its other forms where they differ. */
type NameForms = {
  name: string;
  /** Within a sentence. */
  inText?: string;
  /** As a link in the element and above the list of `/tds`. */
  asLink?: string;
  /** As a link beside each TD of `/tds`. */
  short?: string;
};

export type NameForm = keyof NameForms;

const inBoth = (names: NameForms) => ({ en: names, ga: names });

type ComposeWay = {
  names: Record<Language, NameForms>;
  /** Returns the address that opens a draft. */
  href: (draft: EmailDraft, device: Device) => string;
  /** Maximum length of the address, in characters. A longer letter is pasted, never cut. */
  maxLength: number;
  /** Maximum length on phones, where that differs. */
  maxLengthOnPhones?: number;
};

/** The lowest maximum length of all, where none is published or measured. */
const LOWEST_MAX_LENGTH = 2046;

/** The apps of phones, each with the provider for which its letters are counted. */
export const APPS = {
  "gmail-app": {
    provider: "gmail",
    names: { en: { name: "Gmail app" }, ga: { name: "Aip Gmail" } },
    // On iOS by its own scheme, on Android by a mailto intent for its package.
    href(draft, device) {
      if (device !== "android") return `googlegmail:///co?${query(crlf(draft))}`;
      const data = mailto(draft).slice("mailto:".length);
      return `intent:${data}#Intent;scheme=mailto;package=com.google.android.gm;end`;
    },
    // With the web address, encoded twice, an Android address is far below Chrome's limit of 2 MB.
    maxLength: 8000,
  },
  "outlook-app": {
    provider: "outlook",
    names: { en: { name: "Outlook app" }, ga: { name: "Aip Outlook" } },
    href: (draft) => `ms-outlook://compose?${query(crlf(draft))}`,
    maxLength: LOWEST_MAX_LENGTH,
  },
} satisfies Record<string, ComposeWay & { provider: Provider }>;

export type MailApp = keyof typeof APPS;

/** Each provider's own page or program, in the order of their links. */
export const PROVIDER_WAYS: Record<Provider, ComposeWay & { isInToggle?: true; app?: MailApp }> = {
  gmail: {
    names: {
      en: { name: "Gmail", asLink: "Gmail on the web" },
      ga: { name: "Gmail", asLink: "Gmail ar an ngréasán" },
    },
    isInToggle: true,
    app: "gmail-app",
    href: (draft) =>
      `https://mail.google.com/mail/?view=cm&fs=1&${recipients(draft)}&${subjectAndBody(draft, "su")}`,
    // Failures are reported from 6,410 characters, with a reply 413 or 400
    // (github.com/defund12/defund12.org/issues/893).
    maxLength: 6400,
  },
  outlook: {
    names: inBoth({ name: "Outlook", asLink: "Outlook.com" }),
    isInToggle: true,
    app: "outlook-app",
    href: (draft) => `https://outlook.live.com/mail/0/deeplink/compose?${query(draft)}`,
    // The server refused 31,161 characters and took 31,145, and a text of 8,000 arrived whole, in a
    // measurement of 19 August 2026; cookies count too
    // (github.com/InteractionDesignFoundation/add-event-to-calendar-docs/issues/19). Signing in
    // first encodes the address once more, so a quarter of that is used.
    maxLength: 8000,
  },
  "outlook-work": {
    names: { en: { name: "Outlook for work" }, ga: { name: "Outlook don obair" } },
    // The app has both kinds of account.
    app: "outlook-app",
    // Work and school accounts use another host. A link to the wrong host loses the draft.
    href: (draft) => `https://outlook.office.com/mail/deeplink/compose?${query(draft)}`,
    maxLength: LOWEST_MAX_LENGTH,
  },
  yahoo: {
    names: inBoth({ name: "Yahoo", asLink: "Yahoo Mail" }),
    href: (draft) => `https://compose.mail.yahoo.com/?${query(draft)}`,
    maxLength: LOWEST_MAX_LENGTH,
  },
  "mail-app": {
    names: {
      en: { name: "Email app", inText: "your email app", asLink: "My email app" },
      ga: {
        name: "Aip ríomhphoist",
        inText: "d’aip ríomhphoist",
        asLink: "M’aip ríomhphoist",
        short: "Ríomhphost",
      },
    },
    href: mailto,
    // Chromium on Windows drops an address that has more than 2,048 characters in quotes
    // (`kMaxUrlLength` in its source for external programs). A phone takes much more, an iPhone
    // 1 MB (stackoverflow.com/questions/4473959).
    maxLength: LOWEST_MAX_LENGTH,
    maxLengthOnPhones: 8000,
  },
};

export type ComposeKind = Provider | MailApp;

export const WAYS: Record<ComposeKind, ComposeWay> = { ...PROVIDER_WAYS, ...APPS };

export const isApp = (kind: ComposeKind): kind is MailApp => kind in APPS;

export function nameOf(kind: ComposeKind, language: Language, form: NameForm = "name"): string {
  const names = WAYS[kind].names[language];
  return names[form] ?? names.name;
}

/** The providers that supporters choose from in every element. */
export const TOGGLE_PROVIDERS: readonly Provider[] = PROVIDERS.filter(
  (provider) => PROVIDER_WAYS[provider].isInToggle,
);

/** Returns the subject, and a body that is not empty, as a query with spaces as %20, never as +. */
function subjectAndBody(draft: EmailDraft, subjectName = "subject"): string {
  const subject = `${subjectName}=${encodeURIComponent(draft.subject)}`;
  return draft.body === "" ? subject : `${subject}&body=${encodeURIComponent(draft.body)}`;
}

function recipients(draft: EmailDraft): string {
  return `to=${draft.recipients.map(encodeURIComponent).join(",")}`;
}

function query(draft: EmailDraft): string {
  return `${recipients(draft)}&${subjectAndBody(draft)}`;
}

/** Returns a draft with the line ends that programs and apps expect. */
function crlf(draft: EmailDraft): EmailDraft {
  return { ...draft, body: draft.body.replaceAll("\n", "\r\n") };
}

/** Follows RFC 6068: commas between recipients, an unencoded @, CRLF line endings. */
function mailto(draft: EmailDraft): string {
  const to = recipients(draft).slice("to=".length).replaceAll("%40", "@");
  return `mailto:${to}?${subjectAndBody(crlf(draft))}`;
}

/** Returns the provider that a letter opened in this way is counted for. */
export function providerOf(kind: ComposeKind): Provider {
  return isApp(kind) ? APPS[kind].provider : kind;
}

/** Returns the maximum length of an address on a device, in characters. */
export function maxLengthOf(kind: ComposeKind, device: Device): number {
  const { maxLength, maxLengthOnPhones = maxLength } = WAYS[kind];
  return device === "desktop" ? maxLength : maxLengthOnPhones;
}

export type ComposeLink = {
  kind: ComposeKind;
  href: string;
  /** Whether the letter is too long for the link, which has recipients and subject only. */
  mustPaste: boolean;
};

/** Time for a mail app to open before the web link. */
export const APP_FALLBACK_MS = 1500;

function link(draft: EmailDraft, kind: ComposeKind, device: Device): ComposeLink {
  const open = WAYS[kind].href;
  const href = open(draft, device);
  if (href.length <= maxLengthOf(kind, device)) return { kind, href, mustPaste: false };
  return { kind, href: open({ ...draft, body: "" }, device), mustPaste: true };
}

/**
 * Returns the links that open a draft: `first`, its app on a phone, else the provider's link, or the given way;
 * for an app, `retry` if the page is still visible after `afterMs`; and `fallback` if all is blocked, a mailto
 * link in the same window on mobile and in a new tab on desktop.
 */
export function composePlan(draft: EmailDraft, device: Device, way?: ComposeKind) {
  const app = device === "desktop" ? undefined : PROVIDER_WAYS[draft.provider].app;
  const kind = way ?? app ?? draft.provider;
  const first = link(draft, kind, device);
  const { href, mustPaste } = link(draft, "mail-app", device);
  const fallback = { href, mustPaste, target: device === "desktop" ? "blank" : "self" } as const;
  if (!isApp(kind)) return { first, retry: undefined, fallback };
  const retry = { afterMs: APP_FALLBACK_MS, link: link(draft, draft.provider, device) };
  return { first, retry, fallback };
}

/** Returns every link to a draft; phones have the apps as well. */
export function composeLinks(draft: EmailDraft, device: Device = "desktop"): ComposeLink[] {
  const apps = device === "desktop" ? [] : (Object.keys(APPS) as MailApp[]);
  const providers = Object.keys(PROVIDER_WAYS) as Provider[];
  return [...providers, ...apps].map((kind) => link(draft, kind, device));
}
