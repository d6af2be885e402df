import { describe, expect, it } from "vitest";
import { ok } from "../../../api/contract/result.ts";
import { NO_OWN_WORDS } from "../../../widget/domain/own-words.ts";
import { CLARE, CROWE, DOOLEY, setUp, setUpWithClare } from "./store-set-up.ts";

const LONG = "I am a potter. ".repeat(60);

describe("words of the supporter's own", () => {
  it("are in the letter, and only their presence is reported and counted", async () => {
    const store = await setUpWithClare();
    store.write({ name: "Máire", why: "I am a potter." });
    store.send(CLARE.tds);
    const sent = new URL(store.opened[0]?.href ?? "").searchParams.get("body");
    expect(sent).toMatch(/\n\nI am a potter\.\n\n.+\n\nMáire\n$/s);
    const detail = { provider: "gmail", count: 2, personalised: true };
    expect(store.events.slice(1)).toEqual([{ type: "bia-compose", detail }]);
    expect([store.personalised, store.copied]).toEqual([[true], []]);
  });

  it("too long for the mail app only are copied only if the mail app is needed", async () => {
    const store = await setUpWithClare();
    store.write({ why: LONG });
    store.conditions.allowWindows = false;
    store.send(CLARE.tds);
    expect(store.opened[0]?.href).toContain("&body=");
    expect(store.copied).toHaveLength(1);
    store.showMail();
    await Promise.resolve();
    store.advance(2000);
    expect(store.state().sending).toMatchObject({ usedMailto: true, isCopied: true });
  });

  it("on a phone a letter that its app cannot take is copied during the click", async () => {
    const store = await setUpWithClare("ios");
    store.setProvider("outlook");
    store.write({ why: LONG });
    store.send(CLARE.tds);
    expect(store.copied).toEqual([]);
    store.confirm();
    expect(store.copied).toHaveLength(1);
    expect(store.opened[0]?.href).not.toContain("body=");
    store.advance(1500);
    // The web link has room for the letter.
    expect(store.opened[1]?.href).toContain("&body=");
    store.advance(2000);
    expect(store.state().sending).toMatchObject({ status: "sent", isCopied: undefined });
  });

  it("that another page has kept are taken over, and stay where the browser keeps none", () => {
    const store = setUp();
    store.rememberChoice();
    const showAgain = () => {
      for (const run of store.storage.listeners) run();
    };
    store.storage.ownWords = { ...NO_OWN_WORDS, name: "Máire" };
    showAgain();
    expect(store.state().ownWords.name).toBe("Máire");
    store.storage.ownWords = null;
    showAgain();
    expect(store.state().ownWords.name).toBe("Máire");
  });
});

describe("the choice of TDs", () => {
  it("leaves out and adds a TD, and starts again with another constituency", async () => {
    const store = await setUpWithClare();
    store.setRecipient(CROWE, false);
    store.setRecipient(DOOLEY, false);
    store.setRecipient(CROWE, true);
    expect(store.state().leftOut).toEqual([DOOLEY.email]);
    store.choose("Kerry");
    await store.lookups[1]?.reply(ok(CLARE));
    expect(store.state().leftOut).toBeNull();
  });

  it("without recipients sends nothing", async () => {
    const store = await setUpWithClare();
    store.send([]);
    expect(store.opened).toEqual([]);
  });
});
