/** The systems of phones. */
export type System = "ios" | "android";

/** The ways out of an app's own browser. None may be the only one: apps change with each release. */
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
 * The apps: what their browsers say, and the ways out that were reported to work, in order. No other is
 * tried: an unknown address can take the place of the page. Reported in
 * github.com/shalanah/inapp-debugger: `intent` in November 2024, `safari` in October 2024.
 */
const APPS: readonly ({ name: string; says: RegExp } & { [Key in System]?: readonly Way[] })[] = [
  { name: "Messenger", says: /\bMessenger|\bOrca-/, android: ["intent"], ios: ["safari"] },
  // `instagram`: version 445 on iOS 27 and Android 16, September 2026, with one report against it.
  // `safari` no longer from version 424 on iOS 26.4 (issues 6, 15, 22, pull requests 7 and 23).
  {
    name: "Instagram",
    says: /\bInstagram/,
    android: ["intent", "instagram"],
    ios: ["instagram", "safari"],
  },
  { name: "Facebook", says: /\bFB\w+\//, android: ["intent"], ios: ["safari"] },
  { name: "Threads", says: /\bBarcelona/, android: ["intent"] },
  { name: "Telegram", says: /\bTelegram$/, android: ["intent"], ios: ["safari"] },
  { name: "LINE", says: /\bLine\//, android: ["intent"], ios: ["safari"] },
  { name: "TikTok", says: /musical_ly|Bytedance/, ios: ["safari"] },
  { name: "LinkedIn", says: /LinkedInApp/, ios: ["safari"] },
  { name: "Snapchat", says: /Snapchat/ },
  { name: "WeChat", says: /\bMicroMessenger\// },
  { name: "X", says: /\bTwitter/ },
  { name: "the Google app", says: /\bGSA\// },
];

/** Returns the app whose browser this user agent is, without a name where it is not known. */
export function findApp(userAgent: string): { name: string | null; system: System } {
  const system = /Android/.test(userAgent) ? "android" : "ios";
  return { name: appOf(userAgent)?.name ?? null, system };
}

/** Returns the addresses that may open a page outside of an app, in the order in which to try them. */
export function waysOut(userAgent: string, page: string): string[] {
  const [, iosVersion] = /OS (\d+)_/.exec(userAgent) ?? [];
  return (appOf(userAgent)?.[findApp(userAgent).system] ?? [])
    .filter((way) => way !== "safari" || Number(iosVersion) >= 17)
    .map((way) => ADDRESSES[way](new URL(page)));
}

function appOf(userAgent: string) {
  // Telegram says nothing of itself, but leaves an object in the window.
  const said = "TelegramWebviewProxy" in globalThis ? `${userAgent} Telegram` : userAgent;
  return APPS.find(({ says }) => says.test(said));
}

/** Returns an address without its scheme and fragment. */
function bare({ host, pathname, search }: URL): string {
  return host + pathname + search;
}
