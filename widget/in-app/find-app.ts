import InAppSpy from "inapp-spy";

/** The systems of phones. */
export type System = "ios" | "android";

/** The apps that the library knows. */
type AppKey = NonNullable<ReturnType<typeof InAppSpy>["appKey"]>;

/** The app in whose browser a page is; without a key and a name where it is not known. */
export type App = {
  key: AppKey | null;
  name: string | null;
  system: System;
  systemVersion: number;
};

/** Names that visitors know, where the library has others. */
const NAMES: Partial<Record<AppKey, string>> = {
  messenger: "Messenger",
  gsa: "the Google app",
  line: "LINE",
  twitter: "X",
};

/** Returns the app whose user agent this is, or null for a browser's own. */
export function findApp(userAgent: string): App | null {
  const { isInApp, appKey, appName } = InAppSpy({ ua: userAgent.slice(0, 1000) });
  if (!isInApp) return null;
  const system = /Android/.test(userAgent) ? "android" : "ios";
  const [, version] = /OS (\d+)_/.exec(userAgent) ?? [];
  return {
    key: appKey ?? null,
    name: (appKey && NAMES[appKey]) ?? appName ?? null,
    system,
    systemVersion: Number(version ?? 0),
  };
}
