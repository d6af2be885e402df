import { describe, expect, test, vi } from "vitest";
import { ok } from "../../../api/contract/result.ts";
import { CLARE, setUp, setUpWithClare } from "./store-set-up.ts";

describe("counting", () => {
  test("today's count includes this visitor's letters", async () => {
    const store = await setUpWithClare();
    expect(store.state().lettersToday).toBe(6);
    store.send(CLARE.tds);
    expect(store.state().lettersToday).toBe(7);
    store.advance(2000);
    store.close();
    store.send(CLARE.tds.slice(0, 1));
    expect(store.state().lettersToday).toBe(8);
  });

  test("a printed letter counts once, as personalised if any sheet is, and no letter is said to be sent", async () => {
    const store = await setUpWithClare();
    store.posted(CLARE.tds);
    store.write({ why: "I paint." });
    store.posted(CLARE.tds);
    expect(store.recorded).toEqual(["post", "post"]);
    expect(store.personalised).toEqual([false, true]);
    expect(store.state().lettersToday).toBe(8);
    expect(store.state().sending.status).toBe("idle");
    store.advance(2000);
    expect(store.types()).not.toContain("bia-sent");
  });

  test("an unavailable count stays unknown", async () => {
    const store = setUp();
    store.conditions.lettersToday = null;
    store.choose("Clare");
    await store.lookups[0]?.reply(ok(CLARE));
    store.send(CLARE.tds);
    expect(store.state().lettersToday).toBeNull();
  });
});

describe("sharing", () => {
  test("a refused copy shows the text for manual copying", async () => {
    const store = setUp();
    store.conditions.allowCopy = false;
    await store.addToStories("text");
    expect(store.state().manualCopy).toEqual({ text: "text", lang: "en" });
    expect(store.notices()).toEqual([]);
    expect(store.opened).toEqual([]);
    store.closeManualCopy();
    expect(store.state().manualCopy).toBeNull();
  });

  test.each([
    ["share", "copy"],
    ["addToStories", "stories"],
  ] as const)(
    "%s emits bia-share after copying, and bia-error if copying is refused",
    async (action, channel) => {
      const store = setUp();
      await store[action]("text");
      store.advance(5000);
      expect(store.opened).toEqual([]);
      expect(store.events).toEqual([{ type: "bia-share", detail: { channel } }]);
      store.conditions.allowCopy = false;
      await store[action]("text");
      expect(store.events.slice(1)).toEqual([
        { type: "bia-error", detail: { code: "copy-refused" } },
      ]);
    },
  );

  test("on a phone the Instagram app is opened after copying, and its website after 1200 ms", async () => {
    const store = setUp("android");
    await store.addToStories("text");
    expect(store.notices()).toEqual(["caption-copied"]);
    expect(store.opened).toEqual([{ href: "instagram://story-camera", target: "app" }]);
    store.advance(1199);
    expect(store.opened).toHaveLength(1);
    store.advance(1);
    expect(store.opened[1]).toEqual({ href: "https://www.instagram.com/", target: "blank" });
  });

  test("on a phone whose Instagram app opened, no website is opened", async () => {
    const store = setUp("ios");
    await store.addToStories("text");
    store.hidePage();
    store.advance(5_000);
    expect(store.opened.map(({ target }) => target)).toEqual(["app"]);
    expect(store.pendingCount()).toBe(1);
  });

  test("a picture that can be shared is shared after copying, instead of opening Instagram", async () => {
    const store = setUp("android");
    const sharePicture = vi.fn();
    await store.addToStories("text", sharePicture);
    store.advance(5000);
    expect(sharePicture).toHaveBeenCalledOnce();
    expect([store.notices(), store.opened]).toEqual([["caption-copied"], []]);
  });
});
