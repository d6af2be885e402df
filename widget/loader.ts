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

/** The least time between two walks of the document for shadow roots that were attached late. */
const WALK_INTERVAL_MS = 500;

/** The styles of an element that is not defined yet, which every rule of the page overrides. */
const PLACEHOLDER_CSS =
  ":host(:not(:defined)){display:block;min-height:13rem}:host([hidden]:not(:defined)){display:none}";

let placeholderStyles: CSSStyleSheet;

/** The classic script tag that runs this code; null in a module. */
const classicScript = document.currentScript;

const observedNodes = new WeakSet<Node>();
const awaitedNames = new Set<string>();
let isLoading = false;
const viewportObserver = new IntersectionObserver(
  (entries) => {
    if (entries.some((entry) => entry.isIntersecting)) loadElement();
  },
  { rootMargin: ROOT_MARGIN },
);
const treeObserver = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      observeElement(node);
      observeDescendants(node);
    }
  }
});
/** The next walk of the whole document, so that a moving page is not walked in each frame. */
let nextWalk: ReturnType<typeof setTimeout> | undefined;
// A shadow root that is attached late is not a mutation, but its content has a height.
const heightObserver = new ResizeObserver(() => {
  nextWalk ??= setTimeout(() => {
    nextWalk = undefined;
    whenIdle(() => observeDescendants(document));
  }, WALK_INTERVAL_MS);
});

function observeTree(root: Document | ShadowRoot): void {
  if (!observedNodes.has(root)) {
    observedNodes.add(root);
    treeObserver.observe(root, { childList: true, subtree: true });
  }
  observeDescendants(root);
}

function observeDescendants(node: ParentNode): void {
  // Only an element with a hyphen in its name can be undefined yet.
  for (const element of node.querySelectorAll("*")) {
    if (element.shadowRoot !== null || element.localName.includes("-")) observeElement(element);
  }
}

function observeElement(element: Element): void {
  const { localName, shadowRoot } = element;
  if (isLoading) return;
  if (localName === TAG) {
    if (observedNodes.has(element)) return;
    observedNodes.add(element);
    showPlaceholder(element);
    // An element without a box, as under `:not(:defined) { display: none }`, is never in the viewport.
    const hasBox = getComputedStyle(element).display !== "none";
    if (element.getAttribute("loading") === "eager") whenIdle(loadElement);
    else viewportObserver.observe(hasBox ? element : (element.parentElement ?? element));
  } else if (shadowRoot !== null) {
    observeTree(shadowRoot);
  } else if (element.matches(":not(:defined)") && !awaitedNames.has(localName)) {
    awaitedNames.add(localName);
    customElements.whenDefined(localName).then(() => observeDescendants(document));
  }
}

function showPlaceholder(element: Element): void {
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [placeholderStyles];
  root.append(document.createElement("slot"));
}

/** Runs a task when the browser is idle: on a page that paints nothing, or in Safari, after a time. */
function whenIdle(run: () => void): void {
  window.requestIdleCallback?.(run, { timeout: 3_000 }) ?? setTimeout(run, 200);
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
  observeTree(document);
  heightObserver.observe(document.documentElement);
}
