import type { EmailDraft, Provider } from "./email-draft.ts";

/** The supporter's kind of device. It decides which addresses can open a mail app. */
export type Device = "desktop" | "ios" | "android";

/** The ways to open a letter. */
export type ComposeKind = "gmail" | "gmail-app" | "outlook" | "outlook-work" | "mailto";

export type ComposeLink = { kind: ComposeKind; href: string };

/**
 * The addresses to open, in order: `first` at once; `retry` if the page is still visible after
 * `afterMs`; `fallback` if the browser blocked the window.
 */
export type ComposePlan = {
  first: ComposeLink;
  retry?: { afterMs: number; link: ComposeLink };
  fallback: { href: string; target: "self" | "blank" };
};

/** Time for the Gmail app to open before the web link is tried. */
export const APP_FALLBACK_MS = 1500;

/**
 * Maximum length of each kind of link, in characters. Gmail rejects addresses from 6,400. Chrome
 * on Windows silently drops a mailto address over 2,046, and Outlook, which documents no limit,
 * gets the same one. The Android intent contains a second, twice-encoded address and stays far
 * below Chrome's limit of 2 MB.
 */
export const MAX_LINK_LENGTH: Record<ComposeKind, number> = {
  gmail: 6400,
  "gmail-app": 8000,
  outlook: 2046,
  "outlook-work": 2046,
  mailto: 2046,
};

/** Returns the subject and body as query parameters. Spaces are encoded as %20, never as +. */
function subjectAndBody(draft: EmailDraft, subjectName = "subject"): string {
  const [subject, body] = [draft.subject, draft.body].map(encodeURIComponent);
  return `${subjectName}=${subject}&body=${body}`;
}

/** Returns the recipients as a query parameter, separated by commas. */
function recipients(draft: EmailDraft): string {
  return `to=${draft.recipients.map(encodeURIComponent).join(",")}`;
}

function gmail(draft: EmailDraft): ComposeLink {
  const query = `view=cm&fs=1&${recipients(draft)}&${subjectAndBody(draft, "su")}`;
  return { kind: "gmail", href: `https://mail.google.com/mail/?${query}` };
}

function outlook(draft: EmailDraft): ComposeLink {
  const query = `${recipients(draft)}&${subjectAndBody(draft)}`;
  return { kind: "outlook", href: `https://outlook.live.com/mail/0/deeplink/compose?${query}` };
}

/** Work and school accounts use another host. A link to the wrong host loses the draft. */
function outlookWork(draft: EmailDraft): ComposeLink {
  const query = `${recipients(draft)}&${subjectAndBody(draft)}`;
  return {
    kind: "outlook-work",
    href: `https://outlook.office.com/mail/deeplink/compose?${query}`,
  };
}

/** Follows RFC 6068: commas between recipients, an unencoded @, CRLF line endings. */
function mailto(draft: EmailDraft): ComposeLink {
  const to = recipients(draft).slice("to=".length).replaceAll("%40", "@");
  const crlf = { ...draft, body: draft.body.replaceAll("\n", "\r\n") };
  return { kind: "mailto", href: `mailto:${to}?${subjectAndBody(crlf)}` };
}

/** Opens the Gmail app: on iOS by its own scheme, on Android by a mailto intent for its package. */
function gmailApp(draft: EmailDraft, device: "ios" | "android"): ComposeLink {
  if (device === "ios") {
    const query = `${recipients(draft)}&${subjectAndBody(draft)}`;
    return { kind: "gmail-app", href: `googlegmail:///co?${query}` };
  }
  const data = mailto(draft).href.slice("mailto:".length);
  const web = encodeURIComponent(gmail(draft).href);
  return {
    kind: "gmail-app",
    href: `intent:${data}#Intent;scheme=mailto;package=com.google.android.gm;S.browser_fallback_url=${web};end`,
  };
}

const WEB_LINKS: Record<Provider, (draft: EmailDraft) => ComposeLink> = { gmail, outlook };

/**
 * Returns how to open a draft with its provider on this device. The mailto fallback opens in the
 * same window on mobile and in a new tab on desktop.
 */
export function composePlan(draft: EmailDraft, device: Device): ComposePlan {
  const web = WEB_LINKS[draft.provider](draft);
  const { href } = mailto(draft);
  if (device === "desktop") return { first: web, fallback: { href, target: "blank" } };
  const fallback = { href, target: "self" } as const;
  if (draft.provider === "outlook") return { first: web, fallback };
  return {
    first: gmailApp(draft, device),
    retry: { afterMs: APP_FALLBACK_MS, link: web },
    fallback,
  };
}

/** Returns every plain link to a draft, for a supporter whose mail window did not open. */
export function composeLinks(draft: EmailDraft): ComposeLink[] {
  return [gmail(draft), outlook(draft), outlookWork(draft), mailto(draft)];
}
