/**
 * Shows a whole number whose digits roll into place like an odometer, and roll on when it changes.
 * The styles are those of `rollingNumber` in `LiveUpdates.tsx`.
 */
export function showRollingNumber(figure: HTMLElement, value: number): void {
  const formatted = value.toLocaleString("en-IE");
  const [text, row] = partsOf(figure);
  text.textContent = formatted;
  // Counted from the right, so that a digit keeps its element when the number gets longer.
  const surplus = row.childElementCount - formatted.length;
  for (let index = 0; index < surplus; index += 1) row.firstElementChild?.remove();
  for (const [fromRight, character] of [...formatted].reverse().entries()) {
    const before = row.children[row.childElementCount - 1 - fromRight];
    if (before === undefined) row.prepend(createCharacter(character));
    else setDigit(before, character);
  }
}

/** Returns the figure's text for assistive technology and its row of digits, which it creates. */
function partsOf(figure: HTMLElement): [Element, Element] {
  const [text, row] = figure.children;
  if (text !== undefined && row !== undefined) return [text, row];
  const parts: [Element, Element] = [
    document.createElement("span"),
    document.createElement("span"),
  ];
  parts[1].setAttribute("aria-hidden", "true");
  figure.replaceChildren(...parts);
  return parts;
}

/** Creates the window that shows one digit of a column of ten, or a separator of groups. */
function createCharacter(character: string): Element {
  const shown = document.createElement("span");
  if (isDigit(character)) shown.append(document.createElement("span"));
  setDigit(shown, character);
  return shown;
}

function setDigit(shown: Element, character: string): void {
  const column = shown.firstElementChild;
  if (column instanceof HTMLElement) column.style.setProperty("--digit", character);
}

function isDigit(character: string): boolean {
  return /\d/.test(character);
}
