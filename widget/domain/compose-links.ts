import type { EmailDraft, Provider } from "./email-draft.ts";

/** Where the supporter is: it decides which addresses open a mail app. */
export type Device = "desktop" | "ios" | "android";

/** The ways a letter can be opened. */
export type ComposeKind = "gmail" | "gmail-app" | "outlook" | "outlook-work" | "mailto";

export type ComposeLink = { kind: ComposeKind; href: string };

/**
 * What to try, in order: `first` at once; `retry` when the page is still in
 * front after that time; `fallback` when a window could not be opened.
 */
export type ComposePlan = {
  first: ComposeLink;
  retry?: { afterMs: number; link: ComposeLink };
  fallback: { href: string; target: "self" | "blank" };
};

/** How long the Gmail app has to answer before the web link is tried (spec §9). */
export const APP_FALLBACK_MS = 1500;

/**
 * The longest address each way is known to carry, in characters. Gmail fails
 * from 6,400; Chrome on Windows silently drops a mailto over 2,046, and that
 * bound is kept for Outlook, which states none. The Android intent carries a
 * second, twice-encoded address and stays far below Chrome's 2 MB.
 */
export const MAX_LENGTH: Record<ComposeKind, number> = {
  gmail: 6400,
  "gmail-app": 8000,
  outlook: 2046,
  "outlook-work": 2046,
  mailto: 2046,
};

/** Subject and body as fields of an address; spaces as %20, never +. */
function fields(draft: EmailDraft, subjectName = "subject"): string {
  const [subject, body] = [draft.subject, draft.body].map(encodeURIComponent);
  return `${subjectName}=${subject}&body=${body}`;
}

/** The recipients, comma-joined. */
function to(draft: EmailDraft): string {
  return `to=${draft.recipients.map(encodeURIComponent).join(",")}`;
}

function gmail(draft: EmailDraft): ComposeLink {
  const href = `https://mail.google.com/mail/?view=cm&fs=1&${to(draft)}&${fields(draft, "su")}`;
  return { kind: "gmail", href };
}

function outlook(draft: EmailDraft): ComposeLink {
  const href = `https://outlook.live.com/mail/0/deeplink/compose?${to(draft)}&${fields(draft)}`;
  return { kind: "outlook", href };
}

/** Work and school accounts live on another host, which drops a draft meant for the first. */
function outlookWork(draft: EmailDraft): ComposeLink {
  const href = `https://outlook.office.com/mail/deeplink/compose?${to(draft)}&${fields(draft)}`;
  return { kind: "outlook-work", href };
}

/** RFC 6068: commas between recipients, a bare @, CRLF line ends. */
function mailto(draft: EmailDraft): ComposeLink {
  const recipients = to(draft).slice("to=".length).replaceAll("%40", "@");
  const crlf = { ...draft, body: draft.body.replaceAll("\n", "\r\n") };
  return { kind: "mailto", href: `mailto:${recipients}?${fields(crlf)}` };
}

/** The Gmail app: its own scheme on iOS, on Android the mailto handed to its package. */
function gmailApp(draft: EmailDraft, device: "ios" | "android"): ComposeLink {
  if (device === "ios") {
    return { kind: "gmail-app", href: `googlegmail:///co?${to(draft)}&${fields(draft)}` };
  }
  const data = mailto(draft).href.slice("mailto:".length);
  const web = encodeURIComponent(gmail(draft).href);
  return {
    kind: "gmail-app",
    href: `intent:${data}#Intent;scheme=mailto;package=com.google.android.gm;S.browser_fallback_url=${web};end`,
  };
}

const WEB: Record<Provider, (draft: EmailDraft) => ComposeLink> = { gmail, outlook };

/** How to open this letter with its provider on this device (spec §4, decision 13). */
export function composePlan(draft: EmailDraft, device: Device): ComposePlan {
  const web = WEB[draft.provider](draft);
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

/** Every plain link to this letter, for a supporter whose window did not open. */
export function waysOut(draft: EmailDraft): ComposeLink[] {
  return [gmail(draft), outlook(draft), outlookWork(draft), mailto(draft)];
}
