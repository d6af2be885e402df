import type { Provider } from "../../api/contract/providers.ts";
import type { EmailDraft } from "./letter.ts";

/** The supporter's kind of device. It decides which addresses can open a mail app. */
export type Device = "desktop" | "ios" | "android";

/** The ways to open a letter: each provider's own page or program, and the apps of two of them. */
export type ComposeKind = Provider | "gmail-app" | "outlook-app";

/** An address that opens a letter. */
export type ComposeLink = {
  kind: ComposeKind;
  href: string;
  /** Whether the letter is too long for the link, which then has recipients and subject only. */
  mustPaste: boolean;
};

/**
 * The addresses to open, in order: `first` at once; `retry` if the page is still visible after
 * `afterMs`; `fallback` if the browser blocked the window.
 */
export type ComposePlan = {
  first: ComposeLink;
  retry?: { afterMs: number; link: ComposeLink };
  fallback: { href: string; mustPaste: boolean; target: "self" | "blank" };
};

/** Time for a mail app to open before the web link is tried. */
export const APP_FALLBACK_MS = 1500;

/**
 * Maximum length of each kind of link, in characters. A longer letter is pasted, never cut.
 *
 * - `gmail`: failures are reported from 6,410 characters, with an answer 413 or 400
 *   (github.com/defund12/defund12.org/issues/893).
 * - `outlook`: the server refused 31,161 characters and took 31,145, and a text of 8,000 arrived
 *   whole, in a measurement of 19 August 2026; cookies count too
 *   (github.com/InteractionDesignFoundation/add-event-to-calendar-docs/issues/19). Signing in first
 *   encodes the address once more, so a quarter of that is used.
 * - `mail-app`: Chromium on Windows drops an address that has more than 2,048 characters in quotes
 *   (`kMaxUrlLength` in its source for external programs). A phone takes much more, an iPhone 1 MB
 *   (stackoverflow.com/questions/4473959), and has the limit of `gmail-app`.
 * - `outlook-work`, `outlook-app`, `yahoo`: no figure is published or measured, so they have the
 *   lowest.
 * - `gmail-app`: the address that Android gets contains the web one, encoded twice, and stays far
 *   below Chrome's limit of 2 MB.
 */
export const MAX_LINK_LENGTH: Record<ComposeKind, number> = {
  gmail: 6400,
  "gmail-app": 8000,
  outlook: 8000,
  "outlook-app": 2046,
  "outlook-work": 2046,
  yahoo: 2046,
  "mail-app": 2046,
};

/**
 * Returns the subject, and the body unless it is empty, as query parameters. Spaces are encoded as
 * %20, never as +.
 */
function subjectAndBody(draft: EmailDraft, subjectName = "subject"): string {
  const subject = `${subjectName}=${encodeURIComponent(draft.subject)}`;
  return draft.body === "" ? subject : `${subject}&body=${encodeURIComponent(draft.body)}`;
}

/** Returns the recipients as a query parameter, separated by commas. */
function recipients(draft: EmailDraft): string {
  return `to=${draft.recipients.map(encodeURIComponent).join(",")}`;
}

/** Returns the recipients, subject and body as a query with the usual names. */
function query(draft: EmailDraft): string {
  return `${recipients(draft)}&${subjectAndBody(draft)}`;
}

/** Follows RFC 6068: commas between recipients, an unencoded @, CRLF line endings. */
function mailto(draft: EmailDraft): string {
  const to = recipients(draft).slice("to=".length).replaceAll("%40", "@");
  const crlf = { ...draft, body: draft.body.replaceAll("\n", "\r\n") };
  return `mailto:${to}?${subjectAndBody(crlf)}`;
}

/** The link of each provider. They need no app, except `mail-app`. */
const PROVIDER_LINKS: Record<Provider, (draft: EmailDraft) => string> = {
  gmail: (draft) =>
    `https://mail.google.com/mail/?view=cm&fs=1&${recipients(draft)}&${subjectAndBody(draft, "su")}`,
  outlook: (draft) => `https://outlook.live.com/mail/0/deeplink/compose?${query(draft)}`,
  yahoo: (draft) => `https://compose.mail.yahoo.com/?${query(draft)}`,
  // Work and school accounts use another host. A link to the wrong host loses the draft.
  "outlook-work": (draft) => `https://outlook.office.com/mail/deeplink/compose?${query(draft)}`,
  "mail-app": mailto,
};

/** Opens the Gmail app: on iOS by its own scheme, on Android by a mailto intent for its package. */
function gmailApp(draft: EmailDraft, device: Device): string {
  if (device !== "android") return `googlegmail:///co?${query(draft)}`;
  const data = mailto(draft).slice("mailto:".length);
  const web = encodeURIComponent(PROVIDER_LINKS.gmail(draft));
  return `intent:${data}#Intent;scheme=mailto;package=com.google.android.gm;S.browser_fallback_url=${web};end`;
}

/** The app that a provider's letter opens in on a phone. The Outlook app has both kinds of account. */
const APPS: Partial<Record<Provider, ComposeKind>> = {
  gmail: "gmail-app",
  outlook: "outlook-app",
  "outlook-work": "outlook-app",
};

function hrefOf(draft: EmailDraft, kind: ComposeKind, device: Device): string {
  if (kind === "gmail-app") return gmailApp(draft, device);
  if (kind === "outlook-app") return `ms-outlook://compose?${query(draft)}`;
  return PROVIDER_LINKS[kind](draft);
}

function maxLength(kind: ComposeKind, device: Device): number {
  return MAX_LINK_LENGTH[kind === "mail-app" && device !== "desktop" ? "gmail-app" : kind];
}

function link(draft: EmailDraft, kind: ComposeKind, device: Device): ComposeLink {
  const href = hrefOf(draft, kind, device);
  if (href.length <= maxLength(kind, device)) return { kind, href, mustPaste: false };
  return { kind, href: hrefOf({ ...draft, body: "" }, kind, device), mustPaste: true };
}

/** Returns the provider that a letter opened in this way is counted for. */
export function providerOf(kind: ComposeKind): Provider {
  if (kind === "gmail-app") return "gmail";
  return kind === "outlook-app" ? "outlook" : kind;
}

/**
 * Returns how to open a draft on this device: by its provider's app on a phone, otherwise by the
 * provider's link, or in the given way. The mailto fallback opens in the same window on mobile and
 * in a new tab on desktop.
 */
export function composePlan(draft: EmailDraft, device: Device, way?: ComposeKind): ComposePlan {
  const app = device === "desktop" ? undefined : APPS[draft.provider];
  const kind = way ?? app ?? draft.provider;
  const first = link(draft, kind, device);
  const { href, mustPaste } = link(draft, "mail-app", device);
  const fallback = { href, mustPaste, target: device === "desktop" ? "blank" : "self" } as const;
  if (kind !== "gmail-app" && kind !== "outlook-app") return { first, fallback };
  const web = link(draft, draft.provider, device);
  return { first, retry: { afterMs: APP_FALLBACK_MS, link: web }, fallback };
}

/**
 * Returns how many more characters the letter's first link takes, as they are encoded; negative if
 * the letter must be pasted.
 */
export function roomLeft(draft: EmailDraft, device: Device): number {
  const { kind } = composePlan(draft, device).first;
  return maxLength(kind, device) - hrefOf(draft, kind, device).length;
}

const LINK_KINDS = ["gmail", "outlook", "outlook-work", "yahoo", "mail-app"] as const;
const APP_KINDS = ["gmail-app", "outlook-app"] as const;

/**
 * Returns every link to a draft, for a supporter who uses another mail service or whose mail
 * window did not open. Phones have the two apps as well.
 */
export function composeLinks(draft: EmailDraft, device: Device = "desktop"): ComposeLink[] {
  const apps = device === "desktop" ? [] : APP_KINDS;
  return [...LINK_KINDS, ...apps].map((kind) => link(draft, kind, device));
}
