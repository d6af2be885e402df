import { describe, expect, test } from "vitest";
import { ok } from "../../../api/contract/result.ts";
import type { Choice } from "../../../widget/state/effects.ts";
import { CLARE, setUp, setUpWithClare } from "./store-set-up.ts";

const CHOICE = {
  constituency: "Clare",
  leftOut: [CLARE.tds[0]?.email ?? ""],
  provider: "outlook",
  letterLanguage: "ga",
} as const;

describe("a choice", () => {
  test("is restored quietly with everything that belongs to it", async () => {
    const store = setUp();
    store.storage.choice = CHOICE;
    store.rememberChoice();
    await store.lookups[0]?.reply(ok(CLARE));
    const { constituency, ...others } = CHOICE;
    expect(store.state()).toMatchObject({ lookup: { status: "found", constituency }, ...others });
    expect(store.notices()).toEqual([]);
  });

  test("is kept while the supporter makes it, until they clear it", async () => {
    const store = setUp();
    store.rememberChoice();
    store.choose("Clare");
    await store.lookups[0]?.reply(ok(CLARE));
    for (const td of CLARE.tds.slice(0, 1)) store.setRecipient(td, false);
    store.setProvider("outlook");
    store.setLetterLanguage("ga");
    expect(store.storage.choice).toEqual(CHOICE);
    expect(store.state().lookup.status).toBe("found");
    expect(store.lookups).toHaveLength(1);
    store.clear();
    expect(store.storage.choice?.constituency).toBeNull();
  });

  test("that another page has kept meanwhile is taken over when the page is shown again", async () => {
    const store = await setUpWithClare();
    store.rememberChoice();
    const returnWith = (choice: Choice) => {
      store.storage.choice = choice;
      for (const run of store.storage.listeners) run();
    };
    returnWith({ ...CHOICE, constituency: "Clare" });
    returnWith({ ...CHOICE, constituency: "Clare", provider: "gmail" });
    expect(store.lookups).toHaveLength(2);
    expect(store.state().provider).toBe("gmail");
    returnWith({ ...CHOICE, constituency: "Kerry" });
    expect(store.state().lookup).toMatchObject({ status: "finding", constituency: "Kerry" });
    expect(store.storage.choice).toEqual({ ...CHOICE, constituency: "Kerry" });
    returnWith({ ...CHOICE, constituency: null });
    expect(store.state().lookup.status).toBe("idle");
  });

  test("is followed and kept no longer by a removed element, and again by one that is put back", async () => {
    const store = setUp();
    store.rememberChoice();
    store.cancelPending();
    expect(store.storage.listeners.size).toBe(0);
    store.setProvider("outlook");
    expect(store.storage.choice?.provider).toBe("gmail");
    store.rememberChoice();
    expect(store.storage.listeners.size).toBe(1);
    store.setProvider("outlook");
    expect(store.storage.choice?.provider).toBe("outlook");
  });

  test("whose lookup a removal ended is looked up again when the element is put back", () => {
    const store = setUp();
    store.rememberChoice();
    store.choose("Clare");
    store.cancelPending();
    store.rememberChoice();
    expect(store.state().lookup).toEqual({ status: "finding", constituency: "Clare" });
  });
});
