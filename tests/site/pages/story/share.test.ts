import { afterEach, expect, it, vi } from "vitest";
import { shareStory } from "../../../../site/pages/story/RecordControl.tsx";

const LINK = { title: "The story", text: "A day.", url: "https://bia.test/story" };

const dismissed = () => Promise.reject(new DOMException("closed", "AbortError"));
const rejected = () => Promise.reject(new DOMException("no", "NotAllowedError"));
const accepted = async () => {};

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["uses the share sheet when there is one", accepted, accepted, "shared", []],
  ["does nothing more when the sheet is closed", dismissed, accepted, "shared", []],
  ["copies the link when the sheet fails", rejected, accepted, "copied", [[LINK.url]]],
  ["copies the link when there is no sheet", undefined, accepted, "copied", [[LINK.url]]],
  ["fails when the sheet and the clipboard fail", rejected, rejected, "notCopied", [[LINK.url]]],
  ["fails where there is neither", undefined, undefined, "notCopied", []],
] as const)("sharing the story %s", async (_, share, copy, outcome, copies) => {
  const writeText = vi.fn(copy);
  vi.stubGlobal("navigator", { share, clipboard: copy && { writeText } });
  expect(await shareStory(LINK)).toBe(outcome);
  expect(writeText.mock.calls).toEqual(copies);
});
