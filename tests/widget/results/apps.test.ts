import { describe, expect, it, vi } from "vitest";
import { isInApp } from "../../../widget/domain/in-app-browser.ts";
import { findApp, waysOut } from "../../../widget/results/apps.ts";
import { APP_BROWSERS, type AppBrowser, BROWSERS } from "../../app-browsers.ts";

it.each(Object.entries(APP_BROWSERS))(
  "%s is an app's own browser, and has its name",
  (_, [name, userAgent]) => {
    expect(isInApp({ userAgent })).toBe(true);
    expect(findApp(userAgent).name).toBe(name);
  },
);

it.each(Object.entries(BROWSERS))("%s is no app's own browser", (_, userAgent) => {
  expect(isInApp({ userAgent })).toBe(false);
});

it("knows Telegram on an iPhone, whose user agent is Safari's, by the object in the window", () => {
  const userAgent = BROWSERS["Safari, and its view in another app"];
  vi.stubGlobal("TelegramWebviewProxy", {});
  expect(isInApp({ userAgent })).toBe(true);
  expect(isInApp({ userAgent: BROWSERS["Chrome on a computer"] })).toBe(false);
  expect(findApp(userAgent).name).toBe("Telegram");
  vi.unstubAllGlobals();
});

it("takes no site on the home screen of an iPhone for an app, whose user agent it has", () => {
  const [, userAgent] = APP_BROWSERS["an unknown app on iOS"];
  expect(isInApp({ userAgent, standalone: true })).toBe(false);
});

it("reads only the first thousand characters of a user agent", () => {
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
  const INSTAGRAM = `instagram://extbrowser/?url=${encodeURIComponent(PAGE)}`;

  it.each<[AppBrowser, string[]]>([
    ["Instagram on iOS", [INSTAGRAM, SAFARI]],
    ["Instagram on Android", [INTENT, INSTAGRAM]],
    ["Facebook on iOS", [SAFARI]],
    ["TikTok on iOS", [SAFARI]],
    ["an unknown app on Android", []],
  ])("%s", (name, ways) => {
    expect(waysOut(APP_BROWSERS[name][1], PAGE)).toEqual(ways);
  });

  it("leave out Safari's scheme before iOS 17", () => {
    const [, userAgent] = APP_BROWSERS["Facebook on iOS"];
    expect(waysOut(userAgent.replace("OS 26_4_1", "OS 16_7"), PAGE)).toEqual([]);
  });
});
