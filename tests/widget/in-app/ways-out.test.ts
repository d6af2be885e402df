import { describe, expect, test } from "vitest";
import { findApp } from "../../../widget/in-app/find-app.ts";
import { waysOut } from "../../../widget/in-app/ways-out.ts";
import { APP_BROWSERS, type AppBrowser, BROWSERS } from "../../app-browsers.ts";

/** Returns the app of a user agent, which is one. */
function appOf(userAgent: string) {
  const app = findApp(userAgent);
  if (app === null) throw new Error(`No app: ${userAgent}`);
  return app;
}

test.each(Object.entries(APP_BROWSERS))("%s has its name", (_, [name, userAgent]) => {
  expect(appOf(userAgent).name).toBe(name);
});

test.each(Object.entries(BROWSERS).filter(([name]) => !name.startsWith("DuckDuckGo, ")))(
  "%s is no app",
  (_, userAgent) => expect(findApp(userAgent)).toBeNull(),
);

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
    expect(waysOut(appOf(APP_BROWSERS[name][1]), PAGE)).toEqual(ways);
  });

  test("Safari's scheme is left out before iOS 17", () => {
    const [, userAgent] = APP_BROWSERS["Facebook on iOS"];
    expect(waysOut(appOf(userAgent.replace("OS 26_4_1", "OS 16_7")), PAGE)).toEqual([]);
  });
});
