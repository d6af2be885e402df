import type { App, System } from "./find-app.ts";

/**
 * The addresses by which an app's own browser can be left, each made from the address of a page.
 * None may be the only one: they change with each release of those apps.
 */
const ADDRESSES = {
  /** Opens the default browser. What follows `#` belongs to the intent. */
  intent: (page: URL) => `intent://${bare(page)}#Intent;scheme=https;end`,
  /** Opens Safari, from iOS 17 on. */
  safari: (page: URL) => `x-safari-https://${bare(page)}`,
  /** Instagram's own. */
  instagram: (page: URL) => `instagram://extbrowser/?url=${encodeURIComponent(page.href)}`,
} as const;

type Way = keyof typeof ADDRESSES;

/**
 * The ways that were reported to work, in the order in which they are tried. Where none was
 * reported, none is tried: an address that an app does not know can take the place of the page.
 */
const REPORTED: { [Key in NonNullable<App["key"]>]?: Partial<Record<System, readonly Way[]>> } = {
  // `instagram`: version 445 on iOS 27 and Android 16, September 2026, with one report against it.
  // `safari`: October 2024, no longer from version 424 on iOS 26.4. `intent`: November 2024.
  // github.com/shalanah/inapp-debugger, README, issues 6, 15, 22, and pull requests 7 and 23.
  instagram: { android: ["intent", "instagram"], ios: ["instagram", "safari"] },
  // github.com/shalanah/inapp-debugger, README: `intent` November 2024, `safari` October 2024.
  facebook: { android: ["intent"], ios: ["safari"] },
  messenger: { android: ["intent"], ios: ["safari"] },
  threads: { android: ["intent"] },
  telegram: { android: ["intent"], ios: ["safari"] },
  line: { android: ["intent"], ios: ["safari"] },
  tiktok: { ios: ["safari"] },
  linkedin: { ios: ["safari"] },
};

/** Returns the addresses that may open a page outside of an app, in the order in which to try them. */
export function waysOut(app: App, page: string): string[] {
  const reported = (app.key && REPORTED[app.key]?.[app.system]) ?? [];
  const usable = reported.filter((way) => way !== "safari" || app.systemVersion >= 17);
  return usable.map((way) => ADDRESSES[way](new URL(page)));
}

/** Returns an address without its scheme and fragment. */
function bare({ host, pathname, search }: URL): string {
  return host + pathname + search;
}
