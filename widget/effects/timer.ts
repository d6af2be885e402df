import type { Cancel } from "../state/effects.ts";

/** Calls `run` once after `ms`, by the clock of the browser. */
export function startTimer(ms: number, run: () => void): Cancel {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
