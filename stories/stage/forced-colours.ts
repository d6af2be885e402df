/** Marks an element that paints a ground of its own, which forced colours paint over. */
const GROUND = "data-forced-ground";

/**
 * What a browser does to colours in its forced mode, as closely as a page can
 * do it to itself: system colours for text, borders and grounds, no shadows.
 * Pictures and what asks to be left alone stay as they are.
 */
const RULES = `
:where(:not(svg, svg *, iframe)) {
  color: CanvasText !important;
  border-color: CanvasText !important;
  outline-color: Highlight !important;
  box-shadow: none !important;
  text-shadow: none !important;
}
:where(html, [${GROUND}]) { background-color: Canvas !important; }
:where(a, a *) { color: LinkText !important; }
:where(button, button *) { color: ButtonText !important; }
:where(button[${GROUND}]) { background-color: ButtonFace !important; }
:where(input, select, textarea) { color: FieldText !important; }
:where(:disabled, :disabled *) { color: GrayText !important; }
`;

const sheet = new CSSStyleSheet();
const watched = new WeakSet<Document | ShadowRoot>();
let on = false;

/** Paints system colours over this document and its shadow roots, or takes them off. */
export function forceColours(wanted: boolean): void {
  if (on === wanted) return;
  on = wanted;
  sheet.replaceSync(on ? RULES : "");
  paint(document);
}

/** Marks the grounds of a tree, and watches it for what is drawn later. */
function paint(tree: Document | ShadowRoot): void {
  if (!on) return;
  if (!watched.has(tree)) {
    watched.add(tree);
    tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
    new MutationObserver(() => paint(tree)).observe(tree, { childList: true, subtree: true });
  }
  // Read first, then marked: turn about, every mark would cost the next reading a whole layout.
  const grounds = [...tree.querySelectorAll(`:not([${GROUND}])`)].filter((element) => {
    if (element.shadowRoot) paint(element.shadowRoot);
    const style = getComputedStyle(element);
    const bare = /^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor);
    return !bare && style.getPropertyValue("forced-color-adjust") !== "none";
  });
  for (const ground of grounds) ground.setAttribute(GROUND, "");
}
