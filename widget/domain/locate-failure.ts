/**
 * Why a position finds no constituency.
 * - `outside`: it is outside the State.
 * - `refused`: the visitor or the browser's settings do not share it.
 * - `timed-out`, `unavailable`: the device did not find it.
 * - `insecure`: browsers share positions only with https pages.
 * - `blocked`: the page, or the page around its frame, does not allow it.
 */
export type LocateFailure =
  | "outside"
  | "refused"
  | "timed-out"
  | "unavailable"
  | "insecure"
  | "blocked";
