/**
 * Returns the factor of a headline's largest font size at which its longest line fits the layout:
 * 0.6 to 1. A line that needs a smaller factor wraps.
 *
 * @param room the longest line that the largest type has room for, in characters
 */
export function fitLine(lines: readonly string[], room: number): number {
  const longest = Math.max(...lines.map((line) => line.length));
  return Math.min(1, Math.max(0.6, room / longest));
}

/** Returns a CSS length multiplied by a factor. */
export function scaled(size: string, factor: number): string {
  return factor === 1 ? size : `calc(${size} * ${factor.toFixed(3)})`;
}
