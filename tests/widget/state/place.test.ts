import { describe, expect, test } from "vitest";
import { ok } from "../../../api/contract/result.ts";
import { candidatesOf } from "../../../widget/finder/finder.ts";
import { CLARE, setUp } from "./store-set-up.ts";

describe("a place", () => {
  test.each([
    ["Letterkenny", ["Donegal"]],
    ["Luimneach", ["Limerick City", "Limerick County"]],
    ["Newport", ["Mayo", "Tipperary North"]],
    ["Clare", ["Clare"]],
    ["An Clár", ["Clare"]],
    ["Bray", ["Wicklow", "Dún Laoghaire"]],
    ["D3", ["Dublin Bay North", "Dublin Central"]],
    ["Limerick County", ["Limerick County"]],
    ["galway", ["Galway East", "Galway West", "Roscommon-Galway"]],
    ["Bally", []],
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
    expect(store.state()).toMatchObject({ picker: { typed: "Bray" }, lookup: { status: "idle" } });
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
    expect(store.state()).toMatchObject({ picker: { typed: null }, lookup: { status: "idle" } });
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
