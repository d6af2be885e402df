import { describe, expect, it } from "vitest";
import {
  canShareReel,
  type ReelEffects,
  shareReel,
  shareStory,
} from "../../../site/story/share/share.ts";

const LINK = { title: "The story", text: "A day.", url: "https://bia.test/story" };
const REEL = { href: "/reel.mp4", name: "reel.mp4", type: "video/mp4" };

const dismissed = () => Promise.reject(new DOMException("closed", "AbortError"));
const rejected = () => Promise.reject(new DOMException("no", "NotAllowedError"));
const accepted = async () => {};

describe("sharing the story", () => {
  it.each([
    ["uses the share sheet when there is one", accepted, true, "shared", null],
    ["does nothing more when the sheet is closed", dismissed, true, "dismissed", null],
    ["copies the link when the sheet fails", rejected, true, "copied", LINK.url],
    ["copies the link when there is no sheet", undefined, true, "copied", LINK.url],
    ["fails when the clipboard is blocked", undefined, false, "not-copied", LINK.url],
    ["fails when the sheet and the clipboard fail", rejected, false, "not-copied", LINK.url],
  ] as const)("%s", async (_, share, clipboard, outcome, copied) => {
    let text: string | null = null;
    const copy = async (wanted: string) => {
      text = wanted;
      return clipboard;
    };
    expect(await shareStory(LINK, { share, copy })).toBe(outcome);
    expect(text).toBe(copied);
  });
});

describe("saving the reel", () => {
  function effects(given: Partial<ReelEffects> = {}) {
    const calls: string[] = [];
    const reelEffects: ReelEffects = {
      canShare: () => true,
      share: async (file) => void calls.push(`share ${file.name} (${file.type}, ${file.size})`),
      fetch: async () => new Blob(["film"]),
      save: (file, name) => void calls.push(`save ${name} of ${file.size}`),
      navigate: (href) => void calls.push(`navigate ${href}`),
      ...given,
    };
    return { calls, reelEffects };
  }

  it("checks whether the film can be shared without fetching it", () => {
    let asked: File | undefined;
    const { reelEffects } = effects({
      canShare(file) {
        asked = file;
        return false;
      },
      fetch: () => Promise.reject(new Error("fetched")),
    });
    expect(canShareReel(REEL, reelEffects)).toBe(false);
    expect(asked).toMatchObject({ name: "reel.mp4", type: "video/mp4", size: 0 });
  });

  it.each([
    ["shares the film with the share sheet", {}, ["share reel.mp4 (video/mp4, 4)"]],
    ["does nothing more when the sheet is closed", { share: dismissed }, []],
    [
      "downloads the film when the share sheet opens too late after the click",
      { share: rejected },
      ["save reel.mp4 of 4"],
    ],
    [
      "navigates to the film when it cannot be fetched",
      { fetch: rejected },
      ["navigate /reel.mp4"],
    ],
  ] as const)("%s", async (_, given, expected) => {
    const { calls, reelEffects } = effects(given);
    await shareReel(REEL, reelEffects);
    expect(calls).toEqual(expected);
  });
});
