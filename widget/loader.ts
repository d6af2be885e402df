/**
 * The script that partner sites embed, a module that also runs as a classic script. It loads the element
 * near the viewport, or with `loading="eager"` as soon as the page is idle; until then the page shows
 * the element's content and reserves its height. It finds elements in open shadow roots too.
 */
import { isSupported } from "./theme/browser-floor.ts";

/** The file name of the element's hashed module, in the loader's folder. */
declare const __BIA_ELEMENT__: string;

const TAG = "bia-contact-td";

/** Distance from the viewport at which the element is loaded. */
const ROOT_MARGIN = "600px";

/** The time from a change of the page to the walk for new elements and shadow roots. */
const WALK_INTERVAL_MS = 500;

/** The styles of an element that is not defined yet, which every rule of the page overrides. */
const PLACEHOLDER_CSS =
  ":host(:not(:defined)){display:block;min-height:13rem}:host([hidden]:not(:defined)){display:none}";

let placeholderStyles: CSSStyleSheet;

/** The classic script tag that runs this code; null in a module. */
const classicScript = document.currentScript;

const observedNodes = new WeakSet<Node>();
let isLoading = false;
const viewportObserver = new IntersectionObserver(
  (entries) => {
    if (entries.some((entry) => entry.isIntersecting)) loadElement();
  },
  { rootMargin: ROOT_MARGIN },
);
const treeObserver = new MutationObserver(walkLater);
// A shadow root that is attached late is not a mutation, but its content has a height.
const heightObserver = new ResizeObserver(walkLater);
let nextWalk: ReturnType<typeof setTimeout> | undefined;

/** Walks the document soon: not in each frame of a moving page. */
function walkLater(): void {
  nextWalk ??= setTimeout(() => {
    nextWalk = undefined;
    whenIdle(() => walk(document));
  }, WALK_INTERVAL_MS);
}

/** Observes the elements in a tree, and every open shadow root there. */
function walk(root: Document | ShadowRoot): void {
  if (isLoading) return;
  if (!observedNodes.has(root)) {
    observedNodes.add(root);
    treeObserver.observe(root, { childList: true, subtree: true });
  }
  for (const element of root.querySelectorAll("*")) {
    if (element.localName === TAG) observeElement(element);
    else if (element.shadowRoot !== null) walk(element.shadowRoot);
    else if (element.matches(":not(:defined)")) {
      void customElements.whenDefined(element.localName).then(walkLater);
    }
  }
}

function observeElement(element: Element): void {
  if (observedNodes.has(element)) return;
  observedNodes.add(element);
  showPlaceholder(element);
  if (element.getAttribute("loading") === "eager") whenIdle(loadElement);
  // An element without a box, as under `:not(:defined) { display: none }`, is never in the viewport.
  else viewportObserver.observe(hasBox(element) ? element : (element.parentElement ?? element));
}

const hasBox = (element: Element) => getComputedStyle(element).display !== "none";

function showPlaceholder(element: Element): void {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [placeholderStyles];
  root.append(document.createElement("slot"));
}

function whenIdle(run: () => void): void {
  // Without a limit, a page that paints nothing may never be called back.
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 3_000 });
  else setTimeout(run, 200);
}

function loadElement(): void {
  if (isLoading) return;
  isLoading = true;
  viewportObserver.disconnect();
  treeObserver.disconnect();
  heightObserver.disconnect();
  clearTimeout(nextWalk);
  import(/* @vite-ignore */ elementUrl).catch((error) => {
    console.warn(
      `<${TAG}> could not be loaded from ${elementUrl}: its script must come from the campaign's address, not from a copy: <script type="module" src="https://CAMPAIGN/embed/v1/${TAG}.js"></script>; a policy must allow that address in script-src`,
      error,
    );
    placeholderStyles.replaceSync("");
  });
}

/** The address of the element's module; a classic script from another site needs a whole one. */
let elementUrl = __BIA_ELEMENT__;
// A copy of this code in the page itself has no address.
if (classicScript instanceof HTMLScriptElement && classicScript.src) {
  elementUrl = new URL(elementUrl, classicScript.src).href;
  console.warn(
    `<${TAG}>: its script should be a module, so that the page does not wait for it: <script type="module" src="${classicScript.src}"></script>`,
  );
}

if (isSupported() && customElements.get(TAG) === undefined) {
  placeholderStyles = new CSSStyleSheet();
  placeholderStyles.replaceSync(PLACEHOLDER_CSS);
  walk(document);
  heightObserver.observe(document.documentElement);
}
