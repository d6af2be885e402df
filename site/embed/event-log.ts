import type { ElementEvents } from "../../widget/index.ts";

/** One thing that a page heard from the element, or that was held back from being counted. */
export interface Heard {
  readonly id: number;
  readonly at: Date;
  readonly what: keyof ElementEvents | "held-back";
  /** What came with it, as JSON. */
  readonly detail: string;
}

/** More would be a record of the visit; this is enough to see one letter through, twice. */
export const MOST = 20;

/** The log with one more entry, newest first, the oldest forgotten. */
export function withHeard(
  log: readonly Heard[],
  what: Heard["what"],
  detail: string,
  at: Date,
): readonly Heard[] {
  const id = (log[0]?.id ?? 0) + 1;
  return [{ id, at, what, detail }, ...log].slice(0, MOST);
}
