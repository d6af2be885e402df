/**
 * Returns the share of a headline's largest type in which its longest line has the width that the
 * layout is made for; at least 0.6, since a longer line may wrap.
 *
 * @param room the longest line that the largest type has room for, in characters
 */
export function fitLine(lines: readonly string[], room: number): number {
  const longest = Math.max(...lines.map((line) => line.length));
  return Math.min(1, Math.max(0.6, room / longest));
}

/** Returns a CSS length multiplied by a share. */
export function scaled(size: string, share: number): string {
  return share === 1 ? size : `calc(${size} * ${share.toFixed(3)})`;
}
