import { describe, expect, test } from "vitest";
import { createPictureRenderer, type Picture } from "../../../widget/share/picture-renderer.ts";

/** Picture renderer whose drawing waits for the test, and what a supporter could share. */
function setUp() {
  const drawings: { named: string | null; finish: () => Promise<void> }[] = [];
  const live = new Set<string>();
  let shown: readonly Picture[] | null = null;
  const renderer = createPictureRenderer(
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
  return { renderer, drawings, live, shownText };
}

describe("the pictures to share", () => {
  test("are those of the last choice, in whatever order they are finished", async () => {
    const { renderer, drawings, live, shownText } = setUp();
    void renderer.render("Mayo");
    void renderer.render(null);
    const [withMayo, without] = drawings;
    await without?.finish();
    expect(await shownText()).toBe("");
    await withMayo?.finish();
    expect(await shownText()).toBe("");
    expect(live.size).toBe(1);
  });

  test("are none while a slower picture with the constituency is still drawn", async () => {
    const { renderer, drawings, live, shownText } = setUp();
    void renderer.render("Mayo");
    void renderer.render(null);
    await drawings[0]?.finish();
    expect(await shownText()).toBeNull();
    expect(live.size).toBe(0);
  });

  test("are removed, with their addresses, as soon as the choice changes", async () => {
    const { renderer, drawings, live, shownText } = setUp();
    void renderer.render("Mayo");
    await drawings[0]?.finish();
    expect(await shownText()).toBe("Mayo");
    void renderer.render(null);
    expect(await shownText()).toBeNull();
    expect(live.size).toBe(0);
  });

  test("are none after the stop, also if one was being drawn", async () => {
    const { renderer, drawings, live, shownText } = setUp();
    void renderer.render("Mayo");
    renderer.stop();
    await drawings[0]?.finish();
    expect(await shownText()).toBeNull();
    expect(live.size).toBe(0);
  });
});
