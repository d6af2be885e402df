import { describe, expect, test } from "vitest";
import { en } from "../../../widget/domain/wording/en.ts";
import { isSupportedLanguage, wordingFor } from "../../../widget/domain/wording/wording.ts";

describe("a number of TDs is spelt out", () => {
  test.each([
    [1, "This message will be sent to 1 TD", "Your voice has reached 1 TD"],
    [4, "This message will be sent to 4 TDs", "Your voice has reached 4 TDs"],
  ])("%i", (count, preview, reached) => {
    expect(en.preview.recipients(count)).toBe(preview);
    expect(en.sent.recipients(count)).toBe(reached);
    expect(`${Object.values(en.toast({ code: "mail-opened", count })).join(" ")}`).not.toContain(
      "(s)",
    );
  });
});

test("an unsupported language falls back to English", () => {
  expect(isSupportedLanguage("en-IE")).toBe(true);
  expect(isSupportedLanguage("ga")).toBe(false);
  expect(wordingFor("ga")).toBe(en);
  expect(wordingFor("")).toBe(en);
  expect(wordingFor("constructor")).toBe(en);
});
