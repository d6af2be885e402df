/** Widths of letters in em, a little more than the measured ones. */
const WIDTHS = {
  display: { narrow: 0.25, wide: 0.76, capital: 0.475, other: 0.445 },
  text: { narrow: 0.33, wide: 0.9, capital: 0.69, other: 0.59 },
} as const;

export type Face = keyof typeof WIDTHS;

export function widthOf(line: string, face: Face): number {
  const widths = WIDTHS[face];
  return [...line].reduce((sum, letter) => {
    if (/[iíjlftrI.,:;'’!| ]/.test(letter)) return sum + widths.narrow;
    if (/[mwMW%@]/.test(letter)) return sum + widths.wide;
    return sum + (/\p{Lu}/u.test(letter) ? widths.capital : widths.other);
  }, 0);
}

/** Returns the width of the widest of some lines in em. */
export function widestOf(lines: readonly string[], face: Face): number {
  return Math.max(...lines.map((line) => widthOf(line, face)));
}

/** Returns the largest font size, up to `most`, at which no line is wider than `room`. */
export function fittedSize(
  lines: readonly string[],
  face: Face,
  room: number,
  most: number,
): number {
  return Math.min(most, room / widestOf(lines, face));
}

/** Returns the parts of a text in few lines of about the same width, at most `room` em. A wider part is a line. */
export function wrapped(parts: readonly string[], face: Face, room: number): string[] {
  const { length } = filled(parts, face, room);
  let even = widthOf(parts.join(""), face) / length;
  while (filled(parts, face, even).length > length) even = Math.min(room, even + 0.1);
  return filled(parts, face, even);
}

/** Returns the parts of a text in lines, each as full as it can be. */
export function filled(parts: readonly string[], face: Face, room: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = (lines.at(-1) ?? "") + part;
    if (lines.length > 0 && widthOf(longer.trim(), face) <= room) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => line.trim());
}

/** Returns the parts of a name between which a line may end: 'Dublin ' and 'South-Central', 'Sligo-' and 'Leitrim'. */
export function nameParts(name: string): string[] {
  return name.split(/(?<=[ -])(?<!(?:Mid|North|South|Theas|Thiar|Thuaidh)-)(?=\p{L})/u);
}
