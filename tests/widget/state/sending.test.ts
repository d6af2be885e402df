import { describe, expect, it, vi } from "vitest";
import { ok } from "../../../api/contract/result.ts";
import { NO_OWN_WORDS } from "../../../widget/domain/own-words.ts";
import { CLARE, CROWE, DOOLEY, setUp, setUpWithClare } from "./store-set-up.ts";

describe("sending from a desktop", () => {
  it("opens the provider's window synchronously and the dialog 2000 ms later", async () => {
    const store = await setUpWithClare();
    store.setProvider("outlook");
    store.send(CLARE.tds);
    expect(store.opened[0]?.href).toContain("https://outlook.live.com/");
    store.advance(1999);
    // A second press while composing opens no further window.
    store.send(CLARE.tds);
    expect(store.opened).toHaveLength(1);
    expect(store.state().sending.status).toBe("composing");
    store.advance(1);
    const delivery = { recipients: CLARE.tds, provider: "outlook", isCounted: true };
    expect(store.state().sending).toEqual({ status: "sent", usedMailto: false, ...delivery });
    expect(store.notices()).toEqual(["mail-opened"]);
    const detail = { provider: "outlook", count: 2, personalised: false };
    expect(store.events.slice(1)).toEqual([
      { type: "bia-compose", detail },
      { type: "bia-sent", detail },
    ]);
    // A toast that was read in the dialog goes with the dialog.
    store.close();
    expect(store.notices()).toEqual([]);
  });

  it("a blocked window is followed by a mailto link in a new tab, then in the same window, and a toast", async () => {
    const store = await setUpWithClare();
    store.conditions.allowWindows = false;
    store.send(CLARE.tds);
    const opened = store.opened.map(({ href, target }) => `${href.split(":")[0]} ${target}`);
    expect(opened).toEqual(["https blank", "mailto blank", "mailto self"]);
    store.showMail();
    store.advance(2000);
    expect(store.state().sending).toMatchObject({ status: "sent", usedMailto: true });
    expect(store.notices()).toEqual(["fallback-opened"]);
    expect(store.types()).toContain("bia-error");
  });
});

describe("sending from a phone", () => {
  it("nothing opens before the supporter confirms, then the app, its page after 1500 ms, and the dialog", async () => {
    const store = await setUpWithClare("ios");
    store.send(CLARE.tds);
    expect(store.state().sending.status).toBe("confirming");
    store.close();
    store.confirm();
    store.advance(10_000);
    expect([store.opened, store.recorded, store.state().sending.status]).toEqual([[], [], "idle"]);
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

  it("no web window is opened if the app hid the page", async () => {
    const store = await setUpWithClare("android");
    store.send(CLARE.tds);
    store.confirm();
    store.advance(300);
    store.hidePage();
    store.advance(2000);
    expect(store.opened).toHaveLength(1);
    expect(store.state().sending).toMatchObject({ status: "sent", usedMailto: false });
  });

  it("without a sign of the app and with a window that would be blocked, the web page is offered at 1500 ms", async () => {
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

  it("a blocked web window after the app is followed by a mailto link in the same window", async () => {
    const store = await setUpWithClare("ios");
    store.conditions.allowWindows = false;
    store.send(CLARE.tds);
    store.confirm();
    store.advance(1500);
    expect(store.opened.at(-1)).toEqual({
      href: expect.stringMatching("^mailto:"),
      target: "self",
    });
  });
});

describe("counting", () => {
  it("the campaign's count includes this visitor's letters", async () => {
    const store = await setUpWithClare();
    expect(store.state().actionCount).toEqual({ total: 58, today: 6 });
    store.send(CLARE.tds);
    expect(store.state().actionCount).toEqual({ total: 59, today: 7 });
    store.advance(2000);
    store.close();
    store.send(CLARE.tds.slice(0, 1));
    expect(store.state().actionCount).toEqual({ total: 60, today: 8 });
  });

  it("a printed letter counts once, as personalised if any sheet is, and no letter is said to be sent", async () => {
    const store = await setUpWithClare();
    store.countPosted(CLARE.tds);
    store.write({ why: "I paint." });
    store.countPosted(CLARE.tds);
    expect(store.recorded).toEqual(["post", "post"]);
    expect(store.personalised).toEqual([false, true]);
    const detail = { provider: "post", count: 2, personalised: true };
    expect(store.events.at(-1)).toEqual({ type: "bia-compose", detail });
    expect(store.state().actionCount).toEqual({ total: 60, today: 8 });
    expect(store.state().sending.status).toBe("idle");
    store.advance(2000);
    expect(store.types()).not.toContain("bia-sent");
  });

  it("after somebody used it, it starts again for the next with nothing of theirs", async () => {
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
      ownWords: NO_OWN_WORDS,
      lookup: { status: "idle" },
      isUsed: false,
      provider: "gmail",
      letterLanguage: null,
    });
    expect(store.storage.ownWords).toEqual(NO_OWN_WORDS);
    store.choose("Clare");
    await store.lookups[1]?.reply(ok(CLARE));
    expect(store.state().leftOut).toBeNull();
  });
});

describe("sharing", () => {
  it.each([
    ["share", "copy"],
    ["addToStories", "stories"],
  ] as const)(
    "%s copies the text, or shows it where copying is refused",
    async (action, channel) => {
      const store = setUp();
      await store[action]("text");
      expect(store.events).toEqual([{ type: "bia-share", detail: { channel } }]);
      store.dismiss();
      store.conditions.allowCopy = false;
      await store[action]("text");
      const detail = { code: "copy-refused" };
      expect(store.events.slice(1)).toEqual([{ type: "bia-error", detail }]);
      expect(store.state().manualCopy).toMatchObject({ text: "text", lang: "en" });
      expect([store.notices(), store.opened]).toEqual([[], []]);
      store.closeManualCopy();
      expect(store.state().manualCopy).toBeNull();
    },
  );

  it.each([
    ["and its website after 1200 ms", "types", ["https://www.instagram.com/"]],
    ["and no website where the app opened", "hidePage", []],
  ] as const)("on a phone opens the Instagram app after copying, %s", async (_, event, website) => {
    const store = setUp("android");
    await store.addToStories("text");
    expect(store.notices()).toEqual(["caption-copied"]);
    store[event]();
    store.advance(1199);
    expect(store.opened).toEqual([{ href: "instagram://story-camera", target: "app" }]);
    store.advance(1);
    expect(store.opened.slice(1).map(({ href }) => href)).toEqual(website);
  });

  it("shares a picture that can be shared after copying, instead of opening Instagram", async () => {
    const store = setUp("android");
    const sharePicture = vi.fn();
    await store.addToStories("text", sharePicture);
    store.advance(5000);
    expect(sharePicture).toHaveBeenCalledOnce();
    expect([store.notices(), store.opened]).toEqual([["caption-copied"], []]);
  });
});
