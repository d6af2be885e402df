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

/** `to`, `subject` and `body` under the names a service gives them; spaces as %20, never +. */
function query(draft: EmailDraft, names: { to?: string; subject: string; body: string }): string {
  const to = draft.recipients.map(encodeURIComponent).join(",");
  const parts = names.to === undefined ? [] : [`${names.to}=${to}`];
  parts.push(`${names.subject}=${encodeURIComponent(draft.subject)}`);
  parts.push(`${names.body}=${encodeURIComponent(draft.body)}`);
  return parts.join("&");
}

function gmail(draft: EmailDraft): ComposeLink {
  const fields = query(draft, { to: "to", subject: "su", body: "body" });
  return { kind: "gmail", href: `https://mail.google.com/mail/?view=cm&fs=1&${fields}` };
}

function outlook(draft: EmailDraft): ComposeLink {
  const fields = query(draft, { to: "to", subject: "subject", body: "body" });
  return {
    kind: "outlook",
    href: `https://outlook.live.com/mail/0/deeplink/compose?${fields}`,
  };
}

/** Work and school accounts live on another host, which drops a draft meant for the first. */
function outlookWork(draft: EmailDraft): ComposeLink {
  const fields = query(draft, { to: "to", subject: "subject", body: "body" });
  return {
    kind: "outlook-work",
    href: `https://outlook.office.com/mail/deeplink/compose?${fields}`,
  };
}

/** RFC 6068: commas between recipients, a bare @, CRLF line ends. */
function mailto(draft: EmailDraft): ComposeLink {
  const to = draft.recipients.map((address) => encodeURIComponent(address).replace("%40", "@"));
  const crlf = { ...draft, body: draft.body.replaceAll("\n", "\r\n") };
  return {
    kind: "mailto",
    href: `mailto:${to.join(",")}?${query(crlf, { subject: "subject", body: "body" })}`,
  };
}

/** The Gmail app: its own scheme on iOS, on Android the mailto handed to its package. */
function gmailApp(draft: EmailDraft, device: "ios" | "android"): ComposeLink {
  if (device === "ios") {
    const fields = query(draft, { to: "to", subject: "subject", body: "body" });
    return { kind: "gmail-app", href: `googlegmail:///co?${fields}` };
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
