import { describe, expect, it } from "vitest";
import type { Language } from "../../../api/contract/language.ts";
import {
  handleKey,
  leaveField,
  type PickerOutcome,
  type PickerView,
} from "../../../widget/domain/picker.ts";
import { en } from "../../../widget/domain/wording/en.ts";
import { ga } from "../../../widget/domain/wording/ga.ts";
import { optionsFor } from "../../../widget/finder/finder.ts";
import { isEircode, NAMES } from "../../../widget/finder/read-places.ts";
import { SITTING_TDS, TYPED_TEXTS } from "../../typed-texts.ts";

/** Without constituencies of a name, the places alone are offered. */
const NO_LIST = { ...en, constituencies: [] };

/** Returns the offers for a typed text as the list shows them: 'Bray, in Wicklow'. */
function listed(query: string, language: Language = "en"): string[] {
  const { constituency: nameOf, find, ...names } = { en, ga }[language];
  return optionsFor(query, { ...names, constituency: nameOf }, language).map(
    ({ place, constituency }) =>
      place === null ? nameOf(constituency) : find.placeIn(place, constituency),
  );
}

describe("typing a place", () => {
  it.each([
    ["Dublin 6 West", ["Dublin 6W, in Dublin South-Central"]],
    ["westport ma", ["Westport, in Mayo"]],
    ["Schull, West Cork, Ireland", ["Schull, in Cork South-West"]],
    ["Cork county", ["Cork East", "Cork North-Central"]],
    ["Co. na Gaillimhe", ["Galway East", "Galway West"]],
  ])("‘%s’ offers %j", (query, expected) => {
    expect(listed(query).slice(0, expected.length)).toEqual(expected);
  });

  it("shows a place by the name that was typed, and in Irish on Irish pages", () => {
    expect(listed("dun laoghaire")).toEqual(listed("Dún Laoghaire"));
    expect(listed("muine bheag")).toEqual(["Muine Bheag, in Carlow-Kilkenny"]);
    expect(listed("bagenalstown")).toEqual(["Bagenalstown, in Carlow-Kilkenny"]);
    expect(listed("bagenalstown", "ga")).toEqual(["Muine Bheag (Ceatharlach-Cill Chainnigh)"]);
    expect(listed("mornington", "ga")[0]).toContain(", Co. na Mí (");
  });
});

describe("a guess", () => {
  it.each([
    ["a letter too few", "Letterkeny", "Letterkenny, in Donegal"],
    ["a wrong letter", "Ketterkenny", "Letterkenny, in Donegal"],
    ["two letters swapped", "Drohgeda, Co. Louth", "Drogheda, in Louth"],
    ["a slip in a short word", "naaz", "Naas, in Kildare North"],
    ["two slips in the vowels", "kelkeny", "Carlow-Kilkenny"],
    ["another county", "Bettystown, Co. Louth", "Bettystown, Co. Meath, in Louth"],
    ["an address", "3 Dublin Road, Naas, Co. Kildare, W91 X2Y3", "Naas, in Kildare North"],
    ["an unknown place in a county", "Atlantis, Co. Mayo", "Mayo"],
  ])("from %s (%s) is offered as such", (_what, query, offer) => {
    expect(listed(query)).toContain(offer);
    for (const { fit } of optionsFor(query, NO_LIST)) expect(fit).toBe("guess");
  });

  it.each(["terry", "aas", "mxlkeny"])("is not made from ‘%s’", (query) => {
    expect(optionsFor(query, NO_LIST).filter(({ fit }) => fit === "guess")).toEqual([]);
  });
});

it("a town that has the county's name is offered where it says more than the county", () => {
  expect(listed("wicklow").slice(1)).toEqual(["Wicklow-Wexford", "Wicklow town, in Wicklow"]);
  expect(listed("Longford")).toEqual(["Longford-Westmeath"]);
  const districts = listed("dublin").map((offer) => offer.replace(/, in .*/, ""));
  expect(districts.filter((name) => name === "Dublin city")).toHaveLength(1);
  expect(districts).toContain("Dublin 24");
});

it("the places are found by all their names, in any case, with every candidate", () => {
  const found = new Map<string, Set<string>>();
  const missing = NAMES.filter(({ place, index }) => {
    const typed = place.names[index]?.toUpperCase();
    if (typed === undefined) return false;
    const offered =
      found.get(typed) ??
      new Set(optionsFor(typed, NO_LIST).map(({ constituency }) => constituency));
    found.set(typed, offered);
    return !place.constituencies.every((constituency) => offered.has(constituency));
  });
  expect(missing.map(({ words }) => words)).toEqual([]);
});

it.each([
  ["an Eircode", true, "F92 X1Y2; f92x1y2; D08 X2Y3; D6W AC12; A96-X2Y3; A96\u00a0X2Y3; A96 X2Y3."],
  ["an Eircode with its name", true, "Eircode A96 X2Y3; Éirchód: A96X2Y3"],
  ["an Eircode with O for 0", true, "DO8 X2Y3; A96 XOY3"],
  ["the start of an Eircode", true, "A94; v94 t"],
  ["a postal district", false, "D08; d6w; D24; Dublin 8"],
  ["another text", false, "Ennis; F9; B12 X1Y2; F92 X1Y2Z; Doon; Down"],
])("%s is an Eircode: %j", (_, expected, texts) => {
  for (const text of texts.split("; ")) expect(isEircode(text), text).toBe(expected);
});

const ENTER = { key: "Enter", altKey: false, repeat: false, isComposing: false, keyCode: 13 };

/** Returns what a typed text offers, and what Enter and leaving the field do. */
function type(typed: string) {
  const options = optionsFor(typed.trim(), en, "en", SITTING_TDS);
  const view: PickerView = { text: typed, isOpen: true, activeIndex: -1 };
  const labels = options.map(({ place, constituency }) =>
    place === null ? constituency : en.find.placeIn(place, constituency),
  );
  const choiceOrView = (outcome: PickerOutcome | null) =>
    outcome && ("choice" in outcome ? outcome.choice.constituency : outcome.view);
  return {
    view,
    labels,
    onEnter: choiceOrView(handleKey(view, ENTER, options)),
    onLeaving: choiceOrView(leaveField(view, options)),
  };
}

it.each(Object.entries(TYPED_TEXTS.chooses))("‘%s’, typed in full, chooses %s", (typed, name) => {
  const { onEnter, onLeaving } = type(typed);
  expect([onEnter, onLeaving]).toEqual([name, name]);
});

it.each(Object.entries(TYPED_TEXTS.offers))(
  "‘%s’ offers %j, and chooses none",
  (typed, offered) => {
    const { view, labels, onEnter, onLeaving } = type(typed);
    // All of none, and else the first.
    expect(labels.slice(0, offered.length || undefined)).toEqual(offered);
    expect(onEnter).toEqual({ ...view, isRefused: true });
    expect(onLeaving).toEqual({ ...view, isOpen: false });
  },
);
