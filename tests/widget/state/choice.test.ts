import { describe, expect, test } from "vitest";
import { ok } from "../../../api/contract/result.ts";
import { candidatesOf } from "../../../widget/finder/finder.ts";
import type { Choice } from "../../../widget/state/effects.ts";
import { CLARE, setUp, setUpWithClare } from "./store-set-up.ts";

const CHOICE: Choice = {
  constituency: "Clare",
  text: null,
  leftOut: [CLARE.tds[0]?.email ?? ""],
  provider: "outlook",
  letterLanguage: "ga",
  earlier: { "written-on": "2026-11-02", constituency: "Clare", "written-to": "Crowe" },
};

describe("a choice", () => {
  test("is restored quietly with everything that belongs to it", async () => {
    const store = setUp();
    store.storage.choice = CHOICE;
    store.rememberChoice();
    await store.lookups[0]?.reply(ok(CLARE));
    const { constituency, text, ...others } = CHOICE;
    const picker = { text };
    const lookup = { status: "found", constituency };
    expect(store.state()).toMatchObject({ lookup, picker, ...others });
    expect(store.notices()).toEqual([]);
  });

  test("not made yet is restored as the text in the field, with the file that says what it means", () => {
    const store = setUp();
    store.rememberChoice();
    store.setPicker({ text: "Ballyna", isOpen: true, activeIndex: 0 });
    const returned = setUp();
    Object.assign(returned.storage, { choice: store.storage.choice });
    returned.rememberChoice();
    expect(returned.state()).toMatchObject({
      lookup: { status: "idle" },
      picker: { text: "Ballyna", isOpen: false },
    });
    expect(returned.loaded).toEqual(["finder"]);
  });

  test.each([
    ["after the page's own on a first visit", false, null, "Kerry"],
    ["before the page's own on a return", true, null, "Clare"],
    ["after that of a reminder's link on any visit", true, "2026-11-09", "Kerry"],
  ] as const)("comes %s, and what comes first is kept", (_, isReturn, writtenOn, chosen) => {
    const store = setUp();
    store.storage.choice = CHOICE;
    store.storage.isReturn = isReturn;
    store.setEarlier({ "written-on": writtenOn });
    store.choose("Kerry", "initial-attribute");
    store.rememberChoice();
    expect(store.state().lookup).toEqual({ status: "finding", constituency: chosen });
    expect(store.storage.choice).toMatchObject({ constituency: chosen });
  });

  test("is kept while the supporter makes it, until they clear it", async () => {
    const store = setUp();
    store.rememberChoice();
    store.choose("Clare");
    await store.lookups[0]?.reply(ok(CLARE));
    for (const td of CLARE.tds.slice(0, 1)) store.setRecipient(td, false);
    store.setProvider("outlook");
    store.setLetterLanguage("ga");
    store.setEarlier(CHOICE.earlier);
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
    expect(store.lookups).toHaveLength(1);
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

describe("a place", () => {
  test.each([
    ["Letterkenny", ["Donegal"]],
    ["Luimneach", ["Limerick City", "Limerick County"]],
    ["Newport", ["Tipperary North", "Mayo"]],
    ["Clare", ["Clare"]],
    ["An Clár", ["Clare"]],
    ["Bray", ["Wicklow", "Dún Laoghaire"]],
    ["D3", ["Dublin Bay North", "Dublin Central"]],
    ["Limerick County", ["Limerick County"]],
    ["galway", ["Galway East", "Galway West", "Roscommon-Galway"]],
    ["Laois-Offaly", ["Laois", "Offaly"]],
    ["Bally", []],
    ["Listow", []],
    ["Belfast", []],
    ["-", []],
  ])("%s is in %j", (place, constituencies) => {
    expect(candidatesOf(place)).toEqual(constituencies);
  });

  test("in one constituency chooses it, as quietly as the attribute of the constituency", async () => {
    const store = setUp();
    expect(await store.choosePlace("Ennis", "initial-attribute")).toBe(true);
    expect(store.lookups.map(({ constituency }) => constituency)).toEqual(["Clare"]);
    await store.lookups[0]?.reply(ok(CLARE));
    expect(store.notices()).toEqual([]);
    await store.choosePlace(null, "attribute-change");
    expect(store.state().lookup.status).toBe("idle");
  });

  test("in several offers them in the field, and chooses none", async () => {
    const store = setUp();
    expect(await store.choosePlace("Bray", "initial-attribute")).toBe(true);
    expect(store.state()).toMatchObject({ picker: { text: "Bray" }, lookup: { status: "idle" } });
  });

  test("that goes leaves what the supporter chose after it", async () => {
    const store = setUp();
    await store.choosePlace("Ennis", "initial-attribute");
    store.choose("Mayo");
    await store.choosePlace(null, "attribute-change");
    expect(store.state().lookup).toMatchObject({ constituency: "Mayo" });
  });

  test("is not called unknown where the search cannot be loaded", async () => {
    const store = setUp();
    store.conditions.missing.add("finder");
    expect(await store.choosePlace("Ennis", "initial-attribute")).toBe(true);
    expect(store.lookups).toEqual([]);
  });

  test("that is not known does nothing", async () => {
    const store = setUp();
    expect(await store.choosePlace("Belfast", "initial-attribute")).toBe(false);
    expect(store.state()).toMatchObject({ picker: { text: null }, lookup: { status: "idle" } });
    expect(store.types()).toEqual([]);
  });

  test("is overridden by a choice that the supporter makes meanwhile, and by a newer place", async () => {
    const store = setUp();
    const pending = store.choosePlace("Ennis", "initial-attribute");
    store.choose("Mayo");
    expect(await pending).toBe(true);
    expect(store.state().lookup).toMatchObject({ constituency: "Mayo" });
    const [former] = [
      store.choosePlace("Ennis", "attribute-change"),
      store.choosePlace("Bray", "attribute-change"),
    ];
    await former;
    expect(store.lookups.map(({ constituency }) => constituency)).toEqual(["Mayo"]);
  });
});
