import { quantize } from "topojson-client";
import { topology } from "topojson-server";
import { filter, filterWeight, presimplify, quantile, simplify } from "topojson-simplify";
import {
  CONSTITUENCIES,
  type Constituency,
  currentConstituencies,
} from "../../api/contract/constituencies.ts";
import {
  candidatesAt,
  type Outline,
  type OutlineData,
  type Position,
  readOutlines,
} from "../../widget/finder/outlines.ts";

/** Vertices that the outlines keep: with the places and the code they stay below 60 kB. */
const KEPT_VERTICES = 3_000;

/** Steps of the grid that coordinates are rounded to: about 40 m. */
const GRID_STEPS = 10_000;

/** Radius in metres around a landmark. Other constituencies within it count by `NEARBY_WEIGHT`. */
const LANDMARK_RADIUS = 400;
const NEARBY_WEIGHT = 0.2;

/** The property that names a feature, in the editions of the official file. */
const NAME = /^(?:ENG_NAME_VALUE|ENGLISH)$/i;

type Feature = {
  properties: Record<string, unknown>;
  geometry: { type: string; coordinates: unknown };
};

/** The points of a postal district, each with its name, longitude and latitude. */
type Landmarks = Record<string, [name: string, longitude: number, latitude: number][]>;

/**
 * Returns the outlines of a GeoJSON file, simplified and rounded; neighbours keep one common border. Throws
 * for a missing constituency, another feature, or coordinates that are not in degrees.
 */
export function outlinesOf(collection: { features: Feature[] }): OutlineData {
  const features = collection.features.map(({ properties, geometry }) => ({
    type: "Feature",
    properties: { name: constituencyNamed(properties) },
    geometry: inDegrees(geometry),
  }));
  const whole = topology({ constituencies: { type: "FeatureCollection", features } });
  const rounded = quantize(reduced(whole), GRID_STEPS);
  const { scale, translate } = rounded.transform ?? { scale: [1, 1], translate: [0, 0] };
  const shapes = (rounded.objects.constituencies?.geometries ?? []).map((shape) => ({
    name: String(shape.properties.name),
    rings: shape.type === "Polygon" ? shape.arcs : shape.arcs.flat(),
  }));
  const constituencies = new Set(CONSTITUENCIES.flatMap(currentConstituencies));
  const missing = [...constituencies].filter((constituency) =>
    shapes.every(({ name }) => name !== constituency),
  );
  if (missing.length > 0) throw new Error(`The file has no ${missing.join(", ")}`);
  return {
    scale: scale.map((value) => Number(value.toPrecision(8))),
    translate: translate.map((value) => Number(value.toFixed(6))),
    arcs: rounded.arcs.map((arc) => arc.flat()),
    shapes: shapes.sort((a, b) => a.name.localeCompare(b.name, "en-IE")),
  };
}

/** Removes the vertices that matter least, on both sides of each border, and the smallest islands. */
function reduced(whole: BoundaryTopology): BoundaryTopology {
  const vertices = whole.arcs.reduce((sum, arc) => sum + arc.length, 0);
  if (vertices <= KEPT_VERTICES) return whole;
  const weighed = presimplify(whole);
  const minWeight = quantile(weighed, KEPT_VERTICES / vertices);
  return filter(simplify(weighed, minWeight), filterWeight(weighed, minWeight));
}

/** Returns the geometry. Throws where a coordinate is beyond 180, as metres of a national grid are. */
function inDegrees(geometry: Feature["geometry"]) {
  const numbers = [geometry.coordinates].flat(Number.POSITIVE_INFINITY);
  if (numbers.every((each) => Math.abs(Number(each)) <= 180)) return geometry;
  throw new Error("The file’s coordinates are not in degrees");
}

/** Returns the constituency that a feature names, by its letters and without its seats in brackets. */
function constituencyNamed(properties: Feature["properties"]): Constituency {
  const [, value = ""] = Object.entries(properties).find(([key]) => NAME.test(key)) ?? [];
  const name = String(value);
  const letters = (text: string) =>
    text
      .replace(/\(\d+\)/, "")
      .normalize("NFD")
      .toLowerCase()
      .replace(/[^a-z]/g, "");
  const constituency = CONSTITUENCIES.find((each) => letters(each) === letters(name));
  if (constituency === undefined) throw new Error(`${name} is not a constituency of the product`);
  return constituency;
}

type PlacesByCounty = Record<string, Record<string, string[]>>;

/**
 * Returns all places: `{"Wicklow": {"Wicklow|Dún Laoghaire": ["Bray|Bré"]}}`, each with its Irish name and
 * its further names. `csv` has places with the radius in which a constituency is one of their candidates,
 * `landmarks` those of Dublin's postal districts.
 */
export function placesOf(csv: string, landmarks: Landmarks, data: OutlineData): PlacesByCounty {
  const outlines = readOutlines(data);
  const places: PlacesByCounty = {};
  const add = (county: string, names: string, candidates: string[]) => {
    places[county] ??= {};
    const groups = places[county];
    const key = candidates.join("|");
    groups[key] = [...(groups[key] ?? []), names];
  };
  for (const row of csv.trim().split("\n").slice(1)) {
    const [county = "", names = "", ...numbers] = row.split(",");
    const [longitude = 0, latitude = 0, kilometres = 0] = numbers.map(Number);
    add(county, names, candidatesNear(outlines, { longitude, latitude }, kilometres * 1_000));
  }
  for (const [district, points] of Object.entries(landmarks)) {
    const names = `${district}|${district.replace("Dublin", "Baile Átha Cliath")}`;
    add("Dublin", names, districtCandidates(outlines, points));
  }
  return places;
}

function districtCandidates(outlines: readonly Outline[], points: Landmarks[string]): string[] {
  const counts = new Map<string, number>();
  for (const [, longitude, latitude] of points) {
    const near = candidatesNear(outlines, { longitude, latitude }, LANDMARK_RADIUS);
    for (const [index, name] of near.entries()) {
      counts.set(name, (counts.get(name) ?? 0) + (index === 0 ? 1 : NEARBY_WEIGHT));
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

/** Returns the constituencies near a position, or the nearest: the simplified coast is coarse. */
function candidatesNear(outlines: readonly Outline[], position: Position, metres: number) {
  const { near, byDistance } = candidatesAt(outlines, position, metres);
  return near.length > 0 ? near : byDistance.slice(0, 1);
}

/** Returns a JSON text with one line for each entry of the top level, for readable changes. */
export function oneLinePerEntry(value: object): string {
  const lines = Object.entries(value).map(
    ([key, entry]) => `${JSON.stringify(key)}:${JSON.stringify(entry)}`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}
