import { describe, expect, test } from "vitest";
import { createPictureRuns, type Picture } from "../../../widget/share/picture-runs.ts";

/** Picture runs whose drawing waits for the test, and what a supporter could share. */
function createWorld() {
  const drawings: { named: string | null; finish: () => Promise<void> }[] = [];
  const live = new Set<string>();
  let shown: readonly Picture[] | null = null;
  const runs = createPictureRuns(
    (named) =>
      new Promise((resolve) => {
        const finish = async () => {
          resolve([new File([named ?? ""], "picture.png")]);
          await Promise.resolve();
          await Promise.resolve();
        };
        drawings.push({ named, finish });
      }),
    {
      create: () => {
        const url = `blob:${drawings.length}`;
        live.add(url);
        return url;
      },
      revoke: (url) => live.delete(url),
    },
    (pictures) => {
      shown = pictures;
    },
  );
  const shownText = async () => (shown === null ? null : await shown[0]?.file.text());
  return { runs, drawings, live, shownText };
}

describe("the pictures to share", () => {
  test("are those of the last choice, in whatever order they are finished", async () => {
    const { runs, drawings, live, shownText } = createWorld();
    void runs.make("Mayo");
    void runs.make(null);
    const [withMayo, without] = drawings;
    await without?.finish();
    expect(await shownText()).toBe("");
    await withMayo?.finish();
    expect(await shownText()).toBe("");
    expect(live.size).toBe(1);
  });

  test("are none while a slower picture with the constituency is still drawn", async () => {
    const { runs, drawings, live, shownText } = createWorld();
    void runs.make("Mayo");
    void runs.make(null);
    await drawings[0]?.finish();
    expect(await shownText()).toBeNull();
    expect(live.size).toBe(0);
  });

  test("are taken back, with their addresses, as soon as the choice changes", async () => {
    const { runs, drawings, live, shownText } = createWorld();
    void runs.make("Mayo");
    await drawings[0]?.finish();
    expect(await shownText()).toBe("Mayo");
    void runs.make(null);
    expect(await shownText()).toBeNull();
    expect(live.size).toBe(0);
  });

  test("are none after the end, also if one was being drawn", async () => {
    const { runs, drawings, live, shownText } = createWorld();
    void runs.make("Mayo");
    runs.end();
    await drawings[0]?.finish();
    expect(await shownText()).toBeNull();
    expect(live.size).toBe(0);
  });
});
