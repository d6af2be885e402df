/**
 * The script that partner sites embed. It loads the module that defines the element when an
 * element is near the viewport, hovered, touched or focused. Until then the page shows the
 * element's content and reserves its height.
 *
 * With `<bia-contact-td loading="eager">` the module is loaded as soon as the page is idle.
 */
const TAG = "bia-contact-td";

/** Distance from the viewport at which the element is loaded. */
const ROOT_MARGIN = "600px";

/** Approximate height of the element on a narrow page before a constituency is chosen. */
const RESERVED_HEIGHT = "15rem";

const INTERACTION_EVENTS = ["pointerover", "touchstart", "focusin"];

const observedElements = new WeakSet<HTMLElement>();
const viewportObserver = new IntersectionObserver(
  (entries) => {
    if (entries.some((entry) => entry.isIntersecting)) loadElement();
  },
  { rootMargin: ROOT_MARGIN },
);
const documentObserver = new MutationObserver(observeElements);

function observeElements(): void {
  for (const element of document.querySelectorAll(TAG)) {
    if (observedElements.has(element)) continue;
    observedElements.add(element);
    element.style.display = "block";
    element.style.minHeight = RESERVED_HEIGHT;
    if (element.getAttribute("loading") === "eager") whenIdle(loadElement);
    else viewportObserver.observe(element);
  }
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}

function onInteraction({ target }: Event): void {
  if (target instanceof Element && target.closest(TAG)) loadElement();
}

function removeReservedHeight(element: EventTarget | null): void {
  if (element instanceof HTMLElement) {
    element.style.removeProperty("display");
    element.style.removeProperty("min-height");
  }
}

function loadElement(): void {
  viewportObserver.disconnect();
  documentObserver.disconnect();
  for (const type of INTERACTION_EVENTS) document.removeEventListener(type, onInteraction, true);
  document.addEventListener("bia-ready", ({ target }) => removeReservedHeight(target));
  import(/* @vite-ignore */ new URL(__BIA_ELEMENT__, import.meta.url).href).catch((error) => {
    console.warn(`<${TAG}> could not be loaded`, error);
    document.querySelectorAll(TAG).forEach(removeReservedHeight);
  });
}

if (customElements.get(TAG) === undefined) {
  for (const type of INTERACTION_EVENTS) {
    document.addEventListener(type, onInteraction, { capture: true, passive: true });
  }
  documentObserver.observe(document, { childList: true, subtree: true });
  observeElements();
}

export {};
