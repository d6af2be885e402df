/** Returns the width of a text in pixels at a font size. */
export type Measure = (text: string, size: number) => number;

/** Lines of text and the font size in pixels at which they fit. */
export type FittedText = { lines: string[]; size: number };

/**
 * Returns the largest size at which a text fits into `width` pixels on at most `maxLines` lines.
 * A line breaks at spaces only; a word that is still too long is set smaller.
 */
export function fitText(
  text: string,
  { width, maxLines, maxSize }: { width: number; maxLines: number; maxSize: number },
  measure: Measure,
): FittedText {
  for (let size = maxSize; size > 12; size -= 4) {
    const lines = wrap(text, (line) => measure(line, size) <= width);
    if (lines.length <= maxLines && lines.every((line) => measure(line, size) <= width)) {
      return { lines, size };
    }
  }
  return { lines: [text], size: 12 };
}

function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
