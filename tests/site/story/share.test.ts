import { describe, expect, it } from "vitest";
import { canShareReel, type ReelEffects, shareReel } from "../../../site/story/share/share-reel.ts";
import { shareStory } from "../../../site/story/share/share-story.ts";

const LINK = { title: "The story", text: "A day.", url: "https://bia.test/story" };
const REEL = { href: "/reel.mp4", name: "reel.mp4", type: "video/mp4" };

const dismissed = () => Promise.reject(new DOMException("closed", "AbortError"));
const refused = () => Promise.reject(new DOMException("no", "NotAllowedError"));
const taken = async () => {};

describe("sharing the story", () => {
  it.each([
    ["goes by the share sheet where there is one", taken, true, "shared", null],
    ["is silent when the sheet is closed", dismissed, true, "dismissed", null],
    ["copies the link where the sheet refuses", refused, true, "copied", LINK.url],
    ["copies the link where there is no sheet", undefined, true, "copied", LINK.url],
    [
      "is the reader's to do where the clipboard refuses too",
      undefined,
      false,
      "by-hand",
      LINK.url,
    ],
    ["is so after a sheet that refuses", refused, false, "by-hand", LINK.url],
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
    const did: string[] = [];
    const world: ReelEffects = {
      canShare: () => true,
      share: async (file) => void did.push(`share ${file.name} (${file.type}, ${file.size})`),
      fetch: async () => new Blob(["film"]),
      save: (file, name) => void did.push(`save ${name} of ${file.size}`),
      follow: (href) => void did.push(`follow ${href}`),
      ...given,
    };
    return { did, world };
  }

  it("asks whether such a file can be shared without fetching it", () => {
    let asked: File | undefined;
    const { world } = effects({
      canShare(file) {
        asked = file;
        return false;
      },
      fetch: () => Promise.reject(new Error("fetched")),
    });
    expect(canShareReel(REEL, world)).toBe(false);
    expect(asked).toMatchObject({ name: "reel.mp4", type: "video/mp4", size: 0 });
  });

  it.each([
    ["hands the film to the share sheet", {}, ["share reel.mp4 (video/mp4, 4)"]],
    ["is silent when the sheet is closed", { share: dismissed }, []],
    [
      "saves it where the sheet comes too late for the press",
      { share: refused },
      ["save reel.mp4 of 4"],
    ],
    [
      "leaves it to the browser where it cannot be fetched",
      { fetch: refused },
      ["follow /reel.mp4"],
    ],
  ] as const)("%s", async (_, given, expected) => {
    const { did, world } = effects(given);
    await shareReel(REEL, world);
    expect(did).toEqual(expected);
  });
});
