import { expect, test } from "vitest";
import { detectDevice } from "../../../widget/effects/detect-device.ts";

const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari";

test.each([
  ["a Windows desktop", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156", 0, "desktop"],
  [
    "a Windows laptop with a touch screen",
    "Mozilla/5.0 (Windows NT 10.0) Chrome/156",
    10,
    "desktop",
  ],
  ["a Mac", MAC, 0, "desktop"],
  ["an iPad that says it is a Mac", MAC, 5, "ios"],
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5, "ios"],
  ["an Android phone", "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/156 Mobile", 5, "android"],
  ["an Android tablet", "Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/156", 10, "android"],
])("%s", (_, userAgent, maxTouchPoints, device) => {
  expect(detectDevice({ userAgent, maxTouchPoints })).toBe(device);
});
