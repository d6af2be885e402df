import type { Constituency } from "../../api/contract/constituencies.ts";
import type { LocateFailure } from "../domain/wording/finder.ts";
import northernIreland from "./northern-ireland.json";
import { byDistance, distanceTo, type Outline } from "./outlines.ts";

export type LocateResult =
  /** Not near a border. `nearest`: the neighbours, for a visitor who says that it is wrong. */
  | { kind: "located"; constituency: Constituency; nearest: readonly Constituency[] }
  /** Near a border, off the coast, or known to some kilometres only: the likeliest first. */
  | { kind: "border" | "off-coast" | "rough"; candidates: readonly Constituency[] }
  | { kind: "failed"; code: LocateFailure };

/** How far an outline may be off, in metres. */
const OUTLINE_ERROR = 700;

/** The worst accuracy of a position that can be certain, in metres. */
const MAX_ACCURACY = 5_000;

/** How far the islands, which the outlines leave out, are from the coast at most, in metres. */
const MAX_OFF_COAST = 30_000;

/** The most candidates and neighbours; more for a rough position. */
const MAX_OFFERED = 3;
const MAX_OFFERED_ROUGHLY = 6;

/** How far the coast of Northern Ireland may be off, with its harbours and bays, in metres. */
const NORTH_ERROR = 3_000;

const TIMEOUT_MS = 20_000;

/** A position in degrees, with its accuracy in metres. */
type Fix = Pick<GeolocationCoordinates, "longitude" | "latitude" | "accuracy">;

/** `GeolocationPositionError.PERMISSION_DENIED`, also on a page without https. */
const REFUSED = 1;

/** Locates the position of the browser, which is not sent or stored. Never rejects. */
export function locateVisitor(
  outlines: readonly Outline[],
  geolocation: Pick<Geolocation, "getCurrentPosition">,
): Promise<LocateResult> {
  return new Promise((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(locate(outlines, coords)),
      ({ code }) => resolve({ kind: "failed", code: code === REFUSED ? "refused" : "unavailable" }),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    ),
  );
}

export function locate(
  outlines: readonly Outline[],
  { longitude, latitude, accuracy }: Fix,
): LocateResult {
  const position = { longitude, latitude };
  const sorted = byDistance(outlines, position);
  const within = (margin: number, most: number) =>
    sorted
      .filter(({ metres }) => metres <= margin)
      .slice(0, most)
      .map(({ constituency }) => constituency);
  const near = within(accuracy + OUTLINE_ERROR, MAX_OFFERED_ROUGHLY);
  const [constituency] = near;
  if (constituency === undefined) {
    const candidates = within(MAX_OFF_COAST, MAX_OFFERED);
    if (candidates.length === 0 || distanceTo([northernIreland], position) <= NORTH_ERROR) {
      return { kind: "failed", code: "outside" };
    }
    return { kind: "off-coast", candidates };
  }
  if (accuracy > MAX_ACCURACY) return { kind: "rough", candidates: near };
  if (near.length > 1) return { kind: "border", candidates: near.slice(0, MAX_OFFERED) };
  const [, ...nearest] = within(Number.POSITIVE_INFINITY, MAX_OFFERED + 1);
  return { kind: "located", constituency, nearest };
}
