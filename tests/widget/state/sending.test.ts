import { describe, expect, test, vi } from "vitest";
import { ok } from "../../../api/contract/result.ts";
import { NO_OWN_WORDS } from "../../../widget/domain/own-words.ts";
import { CLARE, CROWE, DOOLEY, setUp, setUpWithClare } from "./store-set-up.ts";

describe("sending from a desktop", () => {
  test("opens the provider's window synchronously and the dialog 2000 ms later", async () => {
    const store = await setUpWithClare();
    store.setProvider("outlook");
    store.send(CLARE.tds);
    expect(store.opened).toHaveLength(1);
    expect(store.opened[0]?.href).toContain("https://outlook.live.com/");
    expect(store.state().sending.status).toBe("composing");
    store.advance(1999);
    expect(store.state().sending.status).toBe("composing");
    store.advance(1);
    expect(store.state().sending).toEqual({
      status: "sent",
      usedMailto: false,
      recipients: CLARE.tds,
      provider: "outlook",
      isCounted: true,
    });
    expect(store.notices()).toEqual(["mail-opened"]);
    expect(store.types()).toEqual(["bia-lookup", "bia-compose", "bia-sent"]);
    expect(store.events.at(-1)?.detail).toEqual({
      ...{ provider: "outlook", count: 2, personalised: false },
    });
  });

  test("a second send while composing opens no further window", async () => {
    const store = await setUpWithClare();
    store.send(CLARE.tds);
    store.send(CLARE.tds);
    expect(store.opened).toHaveLength(1);
  });

  test("a blocked window is followed by a mailto link in a new tab, then in the same window, and a toast", async () => {
    const store = await setUpWithClare();
    store.conditions.allowWindows = false;
    store.send(CLARE.tds);
    expect(store.opened.map(({ href, target }) => [href.split(":")[0], target])).toEqual([
      ["https", "blank"],
      ["mailto", "blank"],
      ["mailto", "self"],
    ]);
    store.showMail();
    store.advance(2000);
    expect(store.state().sending).toMatchObject({ status: "sent", usedMailto: true });
    expect(store.notices()).toEqual(["fallback-opened"]);
    expect(store.types()).toContain("bia-error");
  });
});

describe("sending from a phone", () => {
  test("nothing is opened if the supporter declines the confirmation", async () => {
    const store = await setUpWithClare("ios");
    store.send(CLARE.tds);
    expect(store.state().sending.status).toBe("confirming");
    store.close();
    expect(store.state().sending).toEqual({ status: "idle" });
    store.advance(10_000);
    expect(store.opened).toEqual([]);
    expect(store.recorded).toEqual([]);
  });

  test("the Gmail app is opened first, Gmail on the web after 1500 ms, then the dialog", async () => {
    const store = await setUpWithClare("ios");
    store.send(CLARE.tds);
    store.confirm();
    expect(store.opened.map(({ target }) => target)).toEqual(["app"]);
    store.advance(1499);
    expect(store.opened).toHaveLength(1);
    store.advance(1);
    expect(store.opened[1]?.href).toContain("https://mail.google.com/");
    store.advance(1999);
    expect(store.state().sending.status).toBe("composing");
    store.advance(1);
    expect(store.state().sending.status).toBe("sent");
  });

  test("no web window is opened if the app hid the page", async () => {
    const store = await setUpWithClare("android");
    store.send(CLARE.tds);
    store.confirm();
    store.advance(300);
    store.hidePage();
    store.advance(2000);
    expect(store.opened).toHaveLength(1);
    expect(store.state().sending).toMatchObject({ status: "sent", usedMailto: false });
  });

  test("without a sign of the app and with a window that would be blocked, the web page is offered at 1500 ms", async () => {
    const store = await setUpWithClare("ios");
    store.conditions.mayOpen = false;
    store.send(CLARE.tds);
    store.confirm();
    store.advance(1499);
    expect(store.state().sending.status).toBe("composing");
    store.advance(1);
    expect(store.state().sending).toMatchObject({ status: "unopened", isRefused: false });
    store.advance(10_000);
    expect(store.opened.map(({ target }) => target)).toEqual(["app"]);
    expect(store.recorded).toEqual([]);
    store.send(CLARE.tds, "gmail");
    store.advance(2000);
    expect(store.opened[1]?.href).toContain("https://mail.google.com/");
    expect(store.state().sending.status).toBe("sent");
  });

  test("a blocked web window after the app is followed by a mailto link in the same window", async () => {
    const store = await setUpWithClare("ios");
    store.conditions.allowWindows = false;
    store.send(CLARE.tds);
    store.confirm();
    store.advance(1500);
    expect(store.opened.at(-1)).toMatchObject({ target: "self" });
    expect(store.opened.at(-1)?.href).toMatch(/^mailto:/);
    store.hidePage();
    store.advance(2000);
    expect(store.notices()).toEqual(["fallback-opened"]);
  });
});

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
    store.countPosted(CLARE.tds);
    store.write({ why: "I paint." });
    store.countPosted(CLARE.tds);
    expect(store.recorded).toEqual(["post", "post"]);
    expect(store.personalised).toEqual([false, true]);
    expect(store.state().lettersToday).toBe(8);
    expect(store.state().sending.status).toBe("idle");
    store.advance(2000);
    expect(store.types()).not.toContain("bia-sent");
  });

  test("after somebody used it, it starts again for the next with nothing of theirs", async () => {
    const store = await setUpWithClare();
    expect(store.state().isUsed).toBe(false);
    store.write({ name: "Máire", town: "Ennis", why: "I paint." });
    store.setProvider("outlook");
    store.setLetterLanguage("ga");
    store.setRecipient(CROWE, false);
    store.send([DOOLEY]);
    store.advance(2000);
    store.close();
    expect(store.state().isUsed).toBe(true);
    store.startAgain();
    expect(store.state()).toMatchObject({
      ...{ ownWords: NO_OWN_WORDS, lookup: { status: "idle" }, isUsed: false },
      ...{ provider: "gmail", letterLanguage: null },
    });
    expect(store.storage.kept).toEqual(NO_OWN_WORDS);
    store.choose("Clare");
    await store.lookups[1]?.reply(ok(CLARE));
    expect(store.state().leftOut).toBeNull();
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
    expect(store.state().manualCopy).toMatchObject({ text: "text", lang: "en" });
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
