import { describe, expect, it } from "vitest";
import { adviceFor, locateVisitor } from "../../../widget/finder/locate.ts";

const at = (longitude: number, latitude: number, accuracy = 30) =>
  adviceFor({ longitude, latitude, accuracy });

describe("a position", () => {
  it.each([
    ["clear of borders is", -8.983, 52.846, 4_900, "located", 4],
    ["in the middle of the Shannon at Athlone is", -7.9415, 53.4235, 30, "border", 2],
    ["with a coarser fix is", -6.265, 53.325, 3_000, "border", 3],
    ["with a fix beyond 5 km is", -8.983, 52.846, 5_001, "rough", 1],
    ["with a fix of 40 km is", -6.265, 53.325, 40_000, "rough", 6],
  ])("%s %f, %f ± %i m: %s, of %i", (_, longitude, latitude, accuracy, kind, count) => {
    const { code, constituencies } = at(longitude, latitude, accuracy);
    expect([code, constituencies.length]).toEqual([kind, count]);
  });

  it.each([
    ["Ennis", -8.983, 52.846, "Clare"],
    ["the Great Blasket", -10.54, 52.095, "Kerry"],
  ])("on or in %s (%f, %f) has %s first", (_, longitude, latitude, expected) => {
    expect(at(longitude, latitude).constituencies[0]).toBe(expected);
  });

  it.each([
    ["Derry", -7.309, 54.996],
    ["Paris", 2.352, 48.857],
  ])("in %s is outside the State", (_, longitude, latitude) => {
    expect(at(longitude, latitude)).toEqual({ code: "outside", constituencies: [] });
  });
});

/** Asks a browser whose geolocation calls back in this way. */
const locateWith = (getCurrentPosition: Geolocation["getCurrentPosition"]) =>
  locateVisitor({ getCurrentPosition });

it.each([
  [1, "refused"],
  [2, "unavailable"],
])("a browser's error %i ends the search as %s", async (error, code) => {
  const result = await locateWith((_, onError) =>
    onError?.({ code: error } as GeolocationPositionError),
  );
  expect(result).toEqual({ code, constituencies: [] });
});

it("a browser's position leads to the constituency", async () => {
  // A browser's coordinates have no own properties: a copy of them is empty.
  const coords = Object.create({ longitude: -7.734, latitude: 54.949, accuracy: 30 });
  const result = await locateWith((onPosition) => onPosition({ coords } as GeolocationPosition));
  expect(result.constituencies[0]).toBe("Donegal");
});
