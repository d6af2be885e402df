import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { openSharePictures } from "../../../site/server/share-picture.tsx";

const draw = openSharePictures("site/server");

describe("the picture that shows a shared link", () => {
  it("is a PNG of 1200 by 630 pixels, and another one for each place, language and headline", async () => {
    const { texts } = DEFAULT_CAMPAIGN;
    const en = { ...texts.en, headline: "A bus home\nafter midnight" };
    const pictures = await Promise.all([
      draw("Mayo", DEFAULT_CAMPAIGN, "en"),
      draw("Mayo", DEFAULT_CAMPAIGN, "ga"),
      draw("Clare", DEFAULT_CAMPAIGN, "en"),
      draw("Mayo", { ...DEFAULT_CAMPAIGN, texts: { ...texts, en } }, "en"),
    ]);
    for (const picture of pictures) {
      const view = new DataView(picture.buffer, picture.byteOffset);
      expect([view.getUint32(1) & 0xffffff00, view.getUint32(16), view.getUint32(20)]).toEqual([
        ...[0x504e4700, 1200, 630],
      ]);
    }
    expect(new Set(pictures.map((each) => Buffer.from(each).toString("base64"))).size).toBe(4);
  });

  it("fails where it cannot be drawn, and is drawn again when asked for next", async () => {
    const nowhere = openSharePictures("tests");
    for (const _ of [1, 2])
      await expect(nowhere("Mayo", DEFAULT_CAMPAIGN, "en")).rejects.toThrow("painter.mjs");
  });
});
