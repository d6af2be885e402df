import { widthOf } from "../../style/fit-text.ts";

/** The widest line, in em, that is still large on a phone. */
const NARROW_ROOM = 4.5;
/** The widest line, in em, that is still large on a wide screen. */
const WIDE_ROOM = 8.6;

/**
 * Returns in how many lines a name is large, on phones and on wide screens, and the width of the longest one in
 * em. Lines end where `nameParts` do.
 */
export function posterLines(name: string) {
  const parts = nameParts(name);
  const linesIn = (room: number, lines = 1): { lines: number; width: number } => {
    const width = longestLine(parts, lines);
    return width <= room || lines === parts.length ? { lines, width } : linesIn(room, lines + 1);
  };
  return { narrow: linesIn(NARROW_ROOM), wide: linesIn(WIDE_ROOM) };
}

/** Returns the parts of a name between which a line may end: 'Dublin ' and 'South-Central', 'Sligo-' and 'Leitrim'. */
export function nameParts(name: string): string[] {
  return name.split(/(?<=[ -])(?<!(?:Mid|North|South|Theas|Thiar|Thuaidh)-)(?=\p{L})/u);
}

/** Returns a name whose parts do not break: after their hyphens stands a word joiner. */
export function unbroken(name: string): string {
  return nameParts(name)
    .map((part) => part.replace(/-(?=\p{L})/u, "-\u2060"))
    .join("");
}

/** Returns the least width in em to which parts of a text can be broken into at most so many lines. */
function longestLine(parts: readonly string[], lines: number): number {
  const widthUpTo = (end: number) => widthOf(parts.slice(0, end).join("").trim(), "display");
  if (lines === 1) return widthUpTo(parts.length);
  const broken = parts.map((_, index) =>
    Math.max(widthUpTo(index + 1), longestLine(parts.slice(index + 1), lines - 1)),
  );
  return Math.min(...broken);
}

/** Returns the rows of a line-up in the order of the names: the longer half comes last. */
export function lineUp(surnames: readonly string[]): string[] {
  const half = Math.floor(surnames.length / 2);
  const rows = [surnames.slice(0, half), surnames.slice(half)];
  return rows.map((row) => row.join(" · ")).filter(Boolean);
}
