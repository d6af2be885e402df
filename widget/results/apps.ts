export type System = "ios" | "android";

/** A way out of an app's own browser. The element relies on none alone: apps change with each release. */
type Way = (page: URL) => string;

/** Opens the default browser. The part after `#` belongs to the intent. */
const intent: Way = ({ host, pathname, search }) =>
  `intent://${host}${pathname}${search}#Intent;scheme=https;end`;

/** Opens Safari, from iOS 17 on. */
const safari: Way = ({ host, pathname, search }) => `x-safari-https://${host}${pathname}${search}`;

const instagram: Way = ({ href }) => `instagram://extbrowser/?url=${encodeURIComponent(href)}`;

/**
 * The apps, each with a pattern of its browser's user agent and the ways out that were reported to work,
 * in order. No other way is tried: an unknown address can take the place of the page. Reported in
 * github.com/shalanah/inapp-debugger: `intent` in November 2024, `safari` in October 2024.
 */
const APPS: readonly ({ name: string; agent: RegExp } & { [Key in System]?: readonly Way[] })[] = [
  { name: "Messenger", agent: /\bMessenger|\bOrca-/, android: [intent], ios: [safari] },
  // `instagram`: version 445 on iOS 27 and Android 16, September 2026, with one report against it.
  // `safari` fails from version 424 on iOS 26.4 on (issues 6, 15, 22, pull requests 7 and 23).
  {
    name: "Instagram",
    agent: /\bInstagram/,
    android: [intent, instagram],
    ios: [instagram, safari],
  },
  { name: "Facebook", agent: /\bFB\w+\//, android: [intent], ios: [safari] },
  { name: "Threads", agent: /\bBarcelona/, android: [intent] },
  { name: "Telegram", agent: /\bTelegram$/, android: [intent], ios: [safari] },
  { name: "LINE", agent: /\bLine\//, android: [intent], ios: [safari] },
  { name: "TikTok", agent: /musical_ly|Bytedance/, ios: [safari] },
  { name: "LinkedIn", agent: /LinkedInApp/, ios: [safari] },
  { name: "Snapchat", agent: /Snapchat/ },
  { name: "WeChat", agent: /\bMicroMessenger\// },
  { name: "X", agent: /\bTwitter/ },
  { name: "the Google app", agent: /\bGSA\// },
];

/** Returns the name of the app whose browser has this user agent, null if unknown, and the system. */
export function findApp(userAgent: string): { name: string | null; system: System } {
  const system = /Android/.test(userAgent) ? "android" : "ios";
  return { name: appOf(userAgent)?.name ?? null, system };
}

/** Returns the addresses that may open a page outside of an app, in the order in which to try them. */
export function waysOut(userAgent: string, page: string): string[] {
  const [, iosVersion] = /OS (\d+)_/.exec(userAgent) ?? [];
  return (appOf(userAgent)?.[findApp(userAgent).system] ?? [])
    .filter((way) => way !== safari || Number(iosVersion) >= 17)
    .map((way) => way(new URL(page)));
}

function appOf(userAgent: string) {
  // Telegram's user agent does not name the app, but the app leaves an object in the window.
  const agentWithTelegram =
    "TelegramWebviewProxy" in globalThis ? `${userAgent} Telegram` : userAgent;
  return APPS.find(({ agent }) => agent.test(agentWithTelegram));
}
