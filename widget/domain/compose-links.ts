import type { Provider } from "../../api/contract/names.ts";
import {
  APPS,
  type App,
  type ComposeKind,
  type Device,
  type EmailDraft,
  isApp,
  PROVIDER_WAYS,
  WAYS,
} from "./providers.ts";

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

/** What to open: `first`, `retry` if the page is still visible after `afterMs`, `fallback` if blocked. */
export type ComposePlan = {
  first: ComposeLink;
  retry?: { afterMs: number; link: ComposeLink };
  fallback: { href: string; mustPaste: boolean; target: "self" | "blank" };
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
 * Returns how to open a draft: by its app on a phone, else by the provider's link, or in the given way.
 * The mailto fallback opens in the same window on mobile and in a new tab on desktop.
 */
export function composePlan(draft: EmailDraft, device: Device, way?: ComposeKind): ComposePlan {
  const app = device === "desktop" ? undefined : PROVIDER_WAYS[draft.provider].app;
  const kind = way ?? app ?? draft.provider;
  const first = link(draft, kind, device);
  const { href, mustPaste } = link(draft, "mail-app", device);
  const fallback = { href, mustPaste, target: device === "desktop" ? "blank" : "self" } as const;
  if (!isApp(kind)) return { first, fallback };
  const web = link(draft, draft.provider, device);
  return { first, retry: { afterMs: APP_FALLBACK_MS, link: web }, fallback };
}

/** Returns every link to a draft; phones have the apps as well. */
export function composeLinks(draft: EmailDraft, device: Device = "desktop"): ComposeLink[] {
  const apps = device === "desktop" ? [] : (Object.keys(APPS) as App[]);
  const providers = Object.keys(PROVIDER_WAYS) as Provider[];
  return [...providers, ...apps].map((kind) => link(draft, kind, device));
}
