import { describe, expect, test, vi } from "vitest";
import { isInApp } from "../../../widget/domain/in-app-browser.ts";
import { findApp, waysOut } from "../../../widget/results/apps.ts";
import { APP_BROWSERS, type AppBrowser, BROWSERS } from "../../app-browsers.ts";

test.each(Object.entries(APP_BROWSERS))(
  "%s is an app's own browser, and has its name",
  (_, [name, userAgent]) => {
    expect(isInApp({ userAgent })).toBe(true);
    expect(findApp(userAgent).name).toBe(name);
  },
);

test.each(Object.entries(BROWSERS))("%s is none", (_, userAgent) => {
  expect(isInApp({ userAgent })).toBe(false);
});

test("Telegram on an iPhone says that it is Safari, and is known by its object", () => {
  const userAgent = BROWSERS["Safari, and its view in another app"];
  vi.stubGlobal("TelegramWebviewProxy", {});
  expect(isInApp({ userAgent })).toBe(true);
  expect(isInApp({ userAgent: BROWSERS["Chrome on a computer"] })).toBe(false);
  expect(findApp(userAgent).name).toBe("Telegram");
  vi.unstubAllGlobals();
});

test("a site on the home screen of an iPhone is none, although it says the same as a view", () => {
  const [, userAgent] = APP_BROWSERS["an unknown app on iOS"];
  expect(isInApp({ userAgent, standalone: true })).toBe(false);
});

test("of a user agent of 10,000 characters only the first thousand are read", () => {
  const [, app] = APP_BROWSERS["Instagram on Android"];
  expect(isInApp({ userAgent: app + "wv FB ".repeat(2000) })).toBe(true);
  expect(isInApp({ userAgent: `Mozilla/5.0 (iPhone) Safari/1${" ".repeat(9000)}Instagram` })).toBe(
    false,
  );
});

describe("the ways out, in their order", () => {
  const PAGE = "https://campaign.example/ga/tds/dun-laoghaire?partner=my-gallery";
  const BARE = "campaign.example/ga/tds/dun-laoghaire?partner=my-gallery";
  const INTENT = `intent://${BARE}#Intent;scheme=https;end`;
  const SAFARI = `x-safari-https://${BARE}`;
  const OWN = `instagram://extbrowser/?url=${encodeURIComponent(PAGE)}`;

  test.each<[AppBrowser, string[]]>([
    ["Instagram on iOS", [OWN, SAFARI]],
    ["Instagram on Android", [INTENT, OWN]],
    ["Facebook on iOS", [SAFARI]],
    ["Facebook on Android", [INTENT]],
    ["Messenger on iOS", [SAFARI]],
    ["Messenger on Android", [INTENT]],
    ["TikTok on iOS", [SAFARI]],
    ["TikTok on Android", []],
    ["LinkedIn on iOS", [SAFARI]],
    ["an unknown app on iOS", []],
    ["an unknown app on Android", []],
  ])("%s", (name, ways) => {
    expect(waysOut(APP_BROWSERS[name][1], PAGE)).toEqual(ways);
  });

  test("Safari's scheme is left out before iOS 17", () => {
    const [, userAgent] = APP_BROWSERS["Facebook on iOS"];
    expect(waysOut(userAgent.replace("OS 26_4_1", "OS 16_7"), PAGE)).toEqual([]);
  });
});
