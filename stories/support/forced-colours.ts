/** Marks an element that has its own background, which forced colours replace. */
const HAS_BACKGROUND = "data-forced-background";

/**
 * Approximates a browser's forced-colours mode: system colours for text, borders
 * and backgrounds, and no shadows. Pictures and elements with
 * `forced-color-adjust: none` are unchanged.
 */
const RULES = `
:where(:not(svg, svg *, iframe)) {
  color: CanvasText !important;
  border-color: CanvasText !important;
  outline-color: Highlight !important;
  box-shadow: none !important;
  text-shadow: none !important;
}
:where(html, [${HAS_BACKGROUND}]) { background-color: Canvas !important; }
:where(a, a *) { color: LinkText !important; }
:where(button, button *) { color: ButtonText !important; }
:where(button[${HAS_BACKGROUND}]) { background-color: ButtonFace !important; }
:where(input, select, textarea) { color: FieldText !important; }
:where(:disabled, :disabled *) { color: GrayText !important; }
`;

const sheet = new CSSStyleSheet();
const observedTrees = new WeakSet<Document | ShadowRoot>();
let isEnabled = false;

/** Applies system colours to this document and its shadow roots, or removes them. */
export function emulateForcedColours(enabled: boolean): void {
  if (isEnabled === enabled) return;
  isEnabled = enabled;
  sheet.replaceSync(isEnabled ? RULES : "");
  applyTo(document);
}

/** Marks the elements with a background in a tree, and observes the tree for later ones. */
function applyTo(tree: Document | ShadowRoot): void {
  if (!isEnabled) return;
  if (!observedTrees.has(tree)) {
    observedTrees.add(tree);
    tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
    new MutationObserver(() => applyTo(tree)).observe(tree, { childList: true, subtree: true });
  }
  // All styles are read before any mark is set: a read after each write would force a layout every time.
  const unmarked = [...tree.querySelectorAll(`:not([${HAS_BACKGROUND}])`)].filter((element) => {
    if (element.shadowRoot) applyTo(element.shadowRoot);
    const style = getComputedStyle(element);
    const isTransparent = /^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor);
    return !isTransparent && style.getPropertyValue("forced-color-adjust") !== "none";
  });
  for (const element of unmarked) element.setAttribute(HAS_BACKGROUND, "");
}
