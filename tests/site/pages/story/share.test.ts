import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { canShareReel, shareReel } from "../../../../site/pages/story/share/SaveReel.tsx";
import { shareStory } from "../../../../site/pages/story/share/ShareControl.tsx";

const LINK = { title: "The story", text: "A day.", url: "https://bia.test/story" };

const dismissed = () => Promise.reject(new DOMException("closed", "AbortError"));
const rejected = () => Promise.reject(new DOMException("no", "NotAllowedError"));
const accepted = async () => {};

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["uses the share sheet when there is one", accepted, accepted, "done", []],
  ["does nothing more when the sheet is closed", dismissed, accepted, "done", []],
  ["copies the link when the sheet fails", rejected, accepted, "copied", [[LINK.url]]],
  ["copies the link when there is no sheet", undefined, accepted, "copied", [[LINK.url]]],
  ["fails when the sheet and the clipboard fail", rejected, rejected, "not-copied", [[LINK.url]]],
  ["fails where there is neither", undefined, undefined, "not-copied", []],
] as const)("sharing the story %s", async (_, share, copy, outcome, copies) => {
  const writeText = vi.fn(copy);
  vi.stubGlobal("navigator", { share, clipboard: copy && { writeText } });
  expect(await shareStory(LINK)).toBe(outcome);
  expect(writeText.mock.calls).toEqual(copies);
});

describe("saving the reel", () => {
  let calls: string[];

  beforeEach(() => {
    calls = [];
    vi.stubGlobal("fetch", async () => new Response("film"));
    vi.stubGlobal("location", { assign: (href: string) => calls.push(`navigate ${href}`) });
    vi.stubGlobal("document", {
      createElement: () => ({
        download: "",
        click() {
          calls.push(`save ${this.download}`);
        },
      }),
    });
  });

  it.each([
    [true, true],
    [true, false],
    [false, true],
  ])("touch screen %s, share sheet %s: checked without fetching", (isCoarse, accepts) => {
    const fetch = vi.fn();
    const canShare = ({ files }: { files: File[] }) => accepts && files[0]?.size === 0;
    vi.stubGlobal("fetch", fetch);
    vi.stubGlobal("window", { matchMedia: () => ({ matches: isCoarse }) });
    vi.stubGlobal("navigator", { canShare });
    expect(canShareReel("reel.mp4")).toBe(isCoarse && accepts);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ["shares the film with the share sheet", accepted, ["share reel.mp4 (video/mp4, 4)"]],
    ["does nothing more when the sheet is closed", dismissed, ["share reel.mp4 (video/mp4, 4)"]],
    [
      "downloads the film when the share sheet opens too late after the click",
      rejected,
      ["share reel.mp4 (video/mp4, 4)", "save reel.mp4"],
    ],
  ] as const)("%s", async (_, answer, expected) => {
    const share = ({ files: [file] }: { files: File[] }) => {
      calls.push(`share ${file?.name} (${file?.type}, ${file?.size})`);
      return answer();
    };
    vi.stubGlobal("navigator", { share, userAgent: "" });
    await shareReel("/reel.mp4", "reel.mp4");
    expect(calls).toEqual(expected);
  });

  it.each([
    ["fetched", rejected],
    ["found", async () => new Response("", { status: 404 })],
  ])("navigates to the film when it cannot be %s", async (_, fetch) => {
    vi.stubGlobal("fetch", fetch);
    await shareReel("/reel.mp4", "reel.mp4");
    expect(calls).toEqual(["navigate /reel.mp4"]);
  });
});
