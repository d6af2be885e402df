import { describe, expect, it } from "vitest";
import { ok } from "../../../api/contract/result.ts";
import { candidatesOf } from "../../../widget/finder/finder.ts";
import type { Choice } from "../../../widget/state/contact-state.ts";
import { CLARE, CROWE, setUp, setUpWithClare } from "./store-set-up.ts";

const CHOICE: Choice = {
  constituency: "Clare",
  text: null,
  leftOut: [CROWE.email],
  provider: "outlook",
  letterLanguage: "ga",
  earlier: { "written-on": "2026-11-02", constituency: "Clare", "written-to": "Crowe" },
};

describe("a choice", () => {
  it("is restored quietly with everything that belongs to it", async () => {
    const store = setUp();
    store.storage.choice = CHOICE;
    store.rememberChoice();
    await store.lookups[0]?.reply(ok(CLARE));
    const { constituency, text, ...others } = CHOICE;
    const lookup = { status: "found", constituency };
    expect(store.state()).toMatchObject({ lookup, picker: { text }, ...others });
    expect(store.notices()).toEqual([]);
  });

  it("not made yet is restored as the text in the field, with the file that says what it means", () => {
    const store = setUp();
    store.storage.choice = { ...CHOICE, constituency: null, text: "Ballyna", earlier: {} };
    store.rememberChoice();
    const picker = { text: "Ballyna", isOpen: false };
    expect(store.state()).toMatchObject({ lookup: { status: "idle" }, picker });
    expect(store.loaded).toEqual(["finder"]);
  });

  it.each([
    ["after the page's own on a first visit", false, null, "Kerry"],
    ["before the page's own on a return", true, null, "Clare"],
    ["after that of a reminder's link on any visit", true, "2026-11-09", "Kerry"],
  ] as const)("comes %s, and what comes first is kept", (_, isReturn, writtenOn, constituency) => {
    const store = setUp();
    Object.assign(store.storage, { choice: CHOICE, isReturn });
    store.setEarlier({ "written-on": writtenOn });
    store.choose("Kerry", "initial-attribute");
    store.rememberChoice();
    expect(store.state().lookup).toEqual({ status: "finding", constituency });
    expect(store.storage.choice).toMatchObject({ constituency });
  });

  it("is kept while the supporter makes it, until they clear it", async () => {
    const store = setUp();
    store.rememberChoice();
    store.setPicker({ text: "Cla", isOpen: true, activeIndex: 0 });
    expect(store.storage.choice?.text).toBe("Cla");
    store.choose("Clare");
    await store.lookups[0]?.reply(ok(CLARE));
    store.setRecipient(CROWE, false);
    store.setProvider("outlook");
    store.setLetterLanguage("ga");
    store.setEarlier(CHOICE.earlier);
    expect(store.storage.choice).toEqual(CHOICE);
    expect(store.lookups).toHaveLength(1);
    store.clear();
    expect(store.storage.choice?.constituency).toBeNull();
  });

  it("that another page has kept meanwhile is taken over when the page is shown again", async () => {
    const store = await setUpWithClare();
    store.rememberChoice();
    const returnWith = (change: Partial<Choice>) => {
      store.storage.choice = { ...CHOICE, ...change };
      for (const run of store.storage.listeners) run();
    };
    returnWith({});
    returnWith({ provider: "gmail" });
    expect(store.lookups).toHaveLength(1);
    expect(store.state().provider).toBe("gmail");
    returnWith({ constituency: "Kerry" });
    expect(store.state().lookup).toMatchObject({ status: "finding", constituency: "Kerry" });
    expect(store.storage.choice).toEqual({ ...CHOICE, constituency: "Kerry" });
    returnWith({ constituency: null });
    expect(store.state().lookup.status).toBe("idle");
  });

  it("is followed and kept no longer by a removed element, and again by one that is put back", () => {
    const store = setUp();
    store.rememberChoice();
    store.choose("Clare");
    store.cancelPending();
    expect(store.storage.listeners.size).toBe(0);
    store.setPicker({ text: "Mayo", isOpen: true, activeIndex: 0 });
    expect(store.storage.choice?.text).toBeNull();
    store.rememberChoice();
    expect(store.storage.listeners.size).toBe(1);
    // The removal ended its lookup.
    expect(store.state().lookup).toEqual({ status: "finding", constituency: "Clare" });
  });
});

describe("a place", () => {
  it.each([
    ["Letterkenny", ["Donegal"]],
    ["D3", ["Dublin Bay North", "Dublin Central"]],
    ["Laois-Offaly", ["Laois", "Offaly"]],
    ["Listow", []],
  ])("%s is in %j", (place, constituencies) => {
    expect(candidatesOf(place)).toEqual(constituencies);
  });

  it("in one constituency chooses it, as quietly as the attribute of the constituency", async () => {
    const store = setUp();
    expect(await store.choosePlace("Ennis", "initial-attribute")).toBe(true);
    expect(store.lookups.map(({ constituency }) => constituency)).toEqual(["Clare"]);
    await store.lookups[0]?.reply(ok(CLARE));
    expect(store.notices()).toEqual([]);
    await store.choosePlace(null, "attribute-change");
    expect(store.state().lookup.status).toBe("idle");
  });

  it.each([
    ["in several is offered in the field", "Bray", [], true, "Bray"],
    ["that is not known does nothing, and says so", "Belfast", [], false, null],
    ["is not called unknown where the search cannot be loaded", "Ennis", ["finder"], true, null],
  ] as const)("%s, and no constituency is chosen", async (_, place, missing, isKnown, text) => {
    const store = setUp();
    store.conditions.missing = new Set(missing);
    expect(await store.choosePlace(place, "initial-attribute")).toBe(isKnown);
    expect(store.state()).toMatchObject({ picker: { text }, lookup: { status: "idle" } });
    expect(store.lookups).toEqual([]);
  });

  it("gives way to a newer place, and to what the supporter chooses, before it is known and after", async () => {
    const store = setUp();
    const former = store.choosePlace("Ennis", "initial-attribute");
    await store.choosePlace("Bray", "attribute-change");
    await former;
    expect(store.lookups).toEqual([]);
    const pending = store.choosePlace("Ennis", "attribute-change");
    store.choose("Mayo");
    expect(await pending).toBe(true);
    await store.choosePlace("Ennis", "attribute-change");
    store.choose("Kerry");
    await store.choosePlace(null, "attribute-change");
    const constituencies = store.lookups.map(({ constituency }) => constituency);
    expect(constituencies).toEqual(["Mayo", "Clare", "Kerry"]);
    expect(store.state().lookup).toMatchObject({ constituency: "Kerry" });
  });
});
