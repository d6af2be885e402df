/** Checks of the site's layout. Each runs in a page, so it uses nothing of this module, and returns its faults. */

export const PAGES = [
  "/",
  "/embed",
  "/privacy",
  "/they-answered",
  "/tds",
  "/where-they-stand",
  "/kit",
  "/tds/tipperary",
  "/no-such-page",
  "/private",
  "/admin",
];

/** Sets the text spacing of WCAG 1.4.12, in a constructed style sheet, because the policy blocks style elements. */
export function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }
  `);
  document.adoptedStyleSheets = [sheet];
}

/** Finds text that is cut off, and text that lies over other text. */
export function findTextFaults() {
  const faults = new Set();
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (parent === null || text === "" || !isShown(parent)) continue;
    const { letterSpacing, fontSize } = getComputedStyle(parent);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 2) continue;
      // The space after a line's last letter is empty, and the letters' height is about half a line's.
      const right = rect.right - (Number.parseFloat(letterSpacing) || 0);
      const middle = (rect.top + rect.bottom) / 2;
      const height = Number.parseFloat(fontSize) / 4;
      const line = {
        node,
        text: text.slice(0, 30),
        left: rect.left,
        right,
        top: middle - height,
        bottom: middle + height,
      };
      lines.push(line);
      const cutter = findCutter(parent, line);
      if (cutter) faults.add(`'${line.text}' is cut off by ${cutter}`);
    }
  }
  for (const [index, a] of lines.entries()) {
    for (const b of lines.slice(index + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (a.node !== b.node && across > 2 && down > 2)
        faults.add(`'${a.text}' and '${b.text}' overlap`);
    }
  }
  return [...faults];

  /** @param {Element} element */
  function isShown(element) {
    if (element.closest("svg, script, style, noscript, option")) return false;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let box = element; box.parentElement; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect();
      const { clipPath, display } = getComputedStyle(box);
      if (
        clipPath === "inset(50%)" ||
        (display !== "inline" && display !== "contents" && (width <= 1 || height <= 1))
      )
        return false;
    }
    return true;
  }

  /**
   * @param {Element} element
   * @param {{ left: number, right: number, top: number, bottom: number }} line
   */
  function findCutter(element, line) {
    for (let box = element; box !== document.body && box.parentElement; box = box.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(box);
      if (display === "inline") continue;
      if (/auto|scroll/.test(overflowX)) return null;
      const rect = box.getBoundingClientRect();
      const isCutAcross =
        overflowX !== "visible" && (line.left < rect.left - 1 || line.right > rect.right + 1);
      const isCutDown =
        /hidden|clip/.test(overflowY) && (line.top < rect.top - 1 || line.bottom > rect.bottom + 1);
      if (isCutAcross || isCutDown) return box.localName;
    }
    const { clientWidth } = document.documentElement;
    return line.left < -1 || line.right > clientWidth + 1 ? "the screen" : null;
  }
}

/** Sets the text size of a reader who doubles it, as the browser's setting does. */
export function doubleText() {
  document.documentElement.style.fontSize = "200%";
}

/** Finds a page that is wider than the screen, and texts with a picture behind them. */
export function findLargeTextFaults() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = new Set(
    scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide on ${clientWidth}`] : [],
  );
  const pictures = [...document.querySelectorAll("img, svg > *")].map((picture) =>
    picture.getBoundingClientRect(),
  );
  for (const text of document.querySelectorAll(
    "main :is(h1, h2, h3, p, li, a, button, label):not(svg *)",
  )) {
    // The text is folded.
    if (!text.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const isNear = pictures.some(
        (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      );
      // Asking what lies at a point takes long.
      if (!isNear) continue;
      for (let x = left + 2; x < right; x += 8) {
        if (isOverPicture(text, x, (top + bottom) / 2))
          faults.add(`A picture is behind '${text.textContent?.trim().slice(0, 30)}'`);
      }
    }
  }
  return [...faults];

  /**
   * @param {Element} text
   * @param {number} x
   * @param {number} y
   */
  function isOverPicture(text, x, y) {
    for (const element of document.elementsFromPoint(x, y)) {
      const isPicture = element.localName === "img" || element.closest("svg > *");
      if (isPicture && !text.contains(element)) return true;
      if (getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)") return false;
    }
    return false;
  }
}
