import type { Constituency } from "../../api/contract/constituencies.ts";
import type { LocateFailure } from "../domain/locate-failure.ts";
import { candidatesAt } from "./candidates.ts";
import type { Outline } from "./outlines.ts";

/** The constituencies of a position. */
type Located =
  /**
   * Not near a border. `nearest` are the neighbours, for a visitor who answers that it is wrong.
   */
  | { status: "certain"; constituency: Constituency; nearest: readonly Constituency[] }
  /** Near a border: the likeliest first. */
  | { status: "unsure"; candidates: readonly Constituency[] }
  | { status: "failed"; code: LocateFailure };

/** How far an outline may be off, in metres. */
const OUTLINE_ERROR = 700;

/** The worst accuracy of a position that is used, in metres. */
const MAX_ACCURACY = 5_000;

/** Candidates and neighbours that are offered at most. */
const MAX_OFFERED = 3;

/** Time limit for the device. */
const TIMEOUT_MS = 20_000;

/** The parts of a window that are needed for its position. */
type LocationSource = {
  isSecureContext: boolean;
  navigator: { geolocation?: Pick<Geolocation, "getCurrentPosition"> };
  document: object;
};

/** A position in degrees, with its accuracy in metres. */
type Fix = Pick<GeolocationCoordinates, "longitude" | "latitude" | "accuracy">;

/** Codes of a `GeolocationPositionError`. */
const FAILURES: Record<number, LocateFailure> = { 1: "refused", 2: "unavailable", 3: "timed-out" };

/**
 * Requests the position from the browser, which may ask the visitor, and returns its
 * constituencies. The position is not sent or stored. Never rejects.
 */
export function locateVisitor(
  outlines: readonly Outline[],
  source: LocationSource,
): Promise<Located> {
  const failed = (code: LocateFailure): Located => ({ status: "failed", code });
  const { geolocation } = source.navigator;
  if (!source.isSecureContext) return Promise.resolve(failed("insecure"));
  if (geolocation === undefined) return Promise.resolve(failed("unavailable"));
  if (!policyAllows(source.document)) return Promise.resolve(failed("blocked"));
  return new Promise((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(locate(outlines, coords)),
      ({ code }) => resolve(failed(FAILURES[code] ?? "unavailable")),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    ),
  );
}

/** Returns the constituencies of a position. */
export function locate(
  outlines: readonly Outline[],
  { longitude, latitude, accuracy }: Fix,
): Located {
  if (accuracy > MAX_ACCURACY) return { status: "failed", code: "too-coarse" };
  const { near, byDistance } = candidatesAt(
    outlines,
    { longitude, latitude },
    accuracy + OUTLINE_ERROR,
  );
  const [constituency, ...others] = near;
  if (constituency === undefined) return { status: "failed", code: "outside" };
  if (others.length > 0) {
    return { status: "unsure", candidates: near.slice(0, MAX_OFFERED) };
  }
  const nearest: Constituency[] = byDistance.slice(1, MAX_OFFERED + 1);
  return { status: "certain", constituency, nearest };
}

/**
 * Whether the page may request the position. Only Chromium reports this; other browsers refuse the
 * request.
 */
function policyAllows(document: object): boolean {
  const policy: unknown = Reflect.get(document, "featurePolicy");
  if (typeof policy !== "object" || policy === null) return true;
  const allows: unknown = Reflect.get(policy, "allowsFeature");
  return typeof allows !== "function" || allows.call(policy, "geolocation") !== false;
}
