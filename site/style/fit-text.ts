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

/** Returns the largest font size, up to `most`, at which no line is wider than `room`. */
export function fittedSize(
  lines: readonly string[],
  face: Face,
  room: number,
  most: number,
): number {
  const widest = Math.max(...lines.map((line) => widthOf(line, face)));
  return Math.min(most, room / widest);
}

/** Returns a text in few lines of about the same width, at most `room` em. A longer word is a line. */
export function wrapped(text: string, face: Face, room: number): string[] {
  const { length } = filled(text, face, room);
  let even = widthOf(text, face) / length;
  while (filled(text, face, even).length > length) even = Math.min(room, even + 0.5);
  return filled(text, face, even);
}

function filled(text: string, face: Face, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, face) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
