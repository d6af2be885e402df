/**
 * The script that partners paste. It waits until an element is near or is
 * wanted, and only then loads the module that defines it, once for the page.
 * Until then the light child stands there, in the height the element will take.
 *
 * `<bia-contact-td loading="eager">` is loaded as soon as the page is idle.
 */
const TAG = "bia-contact-td";

/** How far below the screen an element counts as near. */
const NEAR = "600px";

/** About what the element takes before a constituency is chosen, on a narrow page. */
const RESERVED = "15rem";

const WANTED = ["pointerover", "touchstart", "focusin"];

const met = new WeakSet<HTMLElement>();
const near = new IntersectionObserver(
  (entries) => {
    if (entries.some((entry) => entry.isIntersecting)) load();
  },
  { rootMargin: NEAR },
);
const added = new MutationObserver(meetAll);

function meetAll(): void {
  for (const element of document.querySelectorAll(TAG)) {
    if (met.has(element)) continue;
    met.add(element);
    element.style.display = "block";
    element.style.minHeight = RESERVED;
    if (element.getAttribute("loading") === "eager") whenIdle(load);
    else near.observe(element);
  }
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}

function wanted({ target }: Event): void {
  if (target instanceof Element && target.closest(TAG)) load();
}

/** The element has taken its own height, or never will. */
function release(element: EventTarget | null): void {
  if (element instanceof HTMLElement) {
    element.style.removeProperty("display");
    element.style.removeProperty("min-height");
  }
}

function load(): void {
  near.disconnect();
  added.disconnect();
  for (const type of WANTED) document.removeEventListener(type, wanted, true);
  document.addEventListener("bia-ready", ({ target }) => release(target));
  import(/* @vite-ignore */ new URL(__BIA_ELEMENT__, import.meta.url).href).catch((error) => {
    console.warn(`<${TAG}> could not be loaded`, error);
    document.querySelectorAll(TAG).forEach(release);
  });
}

if (customElements.get(TAG) === undefined) {
  for (const type of WANTED) {
    document.addEventListener(type, wanted, { capture: true, passive: true });
  }
  added.observe(document, { childList: true, subtree: true });
  meetAll();
}

export {};
