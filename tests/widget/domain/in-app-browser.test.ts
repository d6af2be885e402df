import { expect, test } from "vitest";
import { isInApp } from "../../../widget/domain/in-app-browser.ts";
import { APP_BROWSERS, BROWSERS } from "../../app-browsers.ts";

test.each(Object.entries(APP_BROWSERS))("%s is an app's own browser", (_, [, userAgent]) => {
  expect(isInApp({ userAgent })).toBe(true);
});

test.each(Object.entries(BROWSERS))("%s is none", (_, userAgent) => {
  expect(isInApp({ userAgent })).toBe(false);
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
