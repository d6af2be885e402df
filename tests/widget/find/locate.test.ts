import { describe, expect, test } from "vitest";
import { locate, locateVisitor } from "../../../widget/find/locate.ts";
import outlineData from "../../../widget/find/outlines.json";
import { readOutlines } from "../../../widget/find/outlines.ts";

const OUTLINES = readOutlines(outlineData);
const at = (longitude: number, latitude: number, accuracy = 30) =>
  locate(OUTLINES, { longitude, latitude, accuracy });

describe("a position", () => {
  test("clear of borders is certain, with the nearest neighbours for a second try", () => {
    expect(at(-7.734, 54.949)).toMatchObject({ status: "certain", constituency: "Donegal" });
    const ennis = at(-8.983, 52.846);
    expect(ennis).toMatchObject({ status: "certain", constituency: "Clare" });
    if (ennis.status === "certain") expect(ennis.nearest).toHaveLength(3);
  });

  test("in the middle of the Shannon at Athlone offers both sides", () => {
    const located = at(-7.9415, 53.4235);
    expect(located.status).toBe("border");
    if (located.status === "border") {
      expect([...located.candidates].sort()).toEqual(["Longford-Westmeath", "Roscommon-Galway"]);
    }
  });

  test("offers more with a coarser fix, and is never certain beyond 5 km", () => {
    expect(at(-8.983, 52.846, 4_900).status).toBe("certain");
    expect(at(-6.265, 53.325, 3_000)).toMatchObject({ status: "border" });
    expect(at(-8.983, 52.846, 5_001)).toEqual({ status: "rough", candidates: ["Clare"] });
    const dublin = at(-6.265, 53.325, 40_000);
    expect(dublin).toMatchObject({ status: "rough" });
    if (dublin.status === "rough") expect(dublin.candidates).toHaveLength(6);
  });

  test.each([
    ["Cape Clear", -9.5, 51.44, "Cork South-West"],
    ["the Great Blasket", -10.54, 52.095, "Kerry"],
    ["Inis Oírr", -9.525, 53.058, "Galway West"],
    ["Inishturk", -10.105, 53.702, "Mayo"],
    ["Tory Island", -8.215, 55.258, "Donegal"],
    ["Lambay", -6.015, 53.49, "Dublin Fingal West"],
  ])("on %s offers the nearest constituency first", (_name, longitude, latitude, expected) => {
    const located = at(longitude, latitude);
    const first =
      located.status === "certain"
        ? located.constituency
        : located.status !== "failed" && located.candidates[0];
    expect(first).toBe(expected);
  });

  test.each([
    ["Newry", -6.34, 54.175],
    ["Belfast", -5.93, 54.597],
    ["Derry", -7.309, 54.996],
    ["Crossmaglen", -6.61, 54.08],
    ["Paris", 2.352, 48.857],
    ["the Atlantic", -14, 53],
  ])("in %s is outside the State", (_name, longitude, latitude) => {
    expect(at(longitude, latitude)).toEqual({ status: "failed", code: "outside" });
  });
});

describe("asking the browser", () => {
  const source = (answer: GeolocationPosition | { code: number } | null) => ({
    isSecureContext: true,
    document: {},
    navigator: {
      geolocation: {
        getCurrentPosition(onFound: PositionCallback, onFailed?: PositionErrorCallback | null) {
          if (answer !== null && "coords" in answer) onFound(answer);
          else onFailed?.(answer as GeolocationPositionError);
        },
      },
    },
  });
  // A browser's coordinates have no own properties: a copy of them is empty.
  const position = {
    coords: Object.create({ longitude: -7.734, latitude: 54.949, accuracy: 30 }),
  };

  test.each([
    ["refused", source({ code: 1 })],
    ["unavailable", source({ code: 2 })],
    ["timed-out", source({ code: 3 })],
    ["insecure", { ...source(null), isSecureContext: false }],
    ["unavailable", { isSecureContext: true, document: {}, navigator: {} }],
    ["blocked", { ...source(null), document: { featurePolicy: { allowsFeature: () => false } } }],
  ] as const)("may end as %s", async (code, from) => {
    expect(await locateVisitor(OUTLINES, from)).toEqual({ status: "failed", code });
  });

  test("finds the constituency where the page's policy allows it", async () => {
    const allowed = {
      ...source(position as GeolocationPosition),
      document: { featurePolicy: { allowsFeature: () => true } },
    };
    expect(await locateVisitor(OUTLINES, allowed)).toMatchObject({ constituency: "Donegal" });
  });
});
