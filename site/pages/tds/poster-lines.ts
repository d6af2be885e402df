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
    const width = widthOfLongest(brokenInto(lines, parts));
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

/** Returns at least as many parts of a text in so many lines, the longest of which is as short as can be. */
export function brokenInto(lines: number, parts: readonly string[]): string[] {
  if (lines === 1) return [parts.join("").trim()];
  return parts
    .slice(0, parts.length - lines + 1)
    .map((_, last) => [
      parts
        .slice(0, last + 1)
        .join("")
        .trim(),
      ...brokenInto(lines - 1, parts.slice(last + 1)),
    ])
    .reduce((best, way) => (widthOfLongest(way) < widthOfLongest(best) ? way : best));
}

/** Returns the width of the longest line in em. */
export function widthOfLongest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => widthOf(line, "display")));
}

/** Returns the rows of a line-up in the order of the names: the longer half comes last. */
export function lineUp(surnames: readonly string[]): string[] {
  const half = Math.floor(surnames.length / 2);
  const rows = [surnames.slice(0, half), surnames.slice(half)];
  return rows.map((row) => row.join(" · ")).filter(Boolean);
}
