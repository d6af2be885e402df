/**
 * The script of `/embed/frame`, for hosts that remove scripts: it sets the address's parameters on the
 * element and reports height and events to the host's page. It listens to no messages.
 */
import { languageOf, localPath } from "../../api/contract/language.ts";
import { EVENT_TYPES } from "../domain/element-events.ts";
import { ELEMENT_COLOURS } from "../theme/tokens.ts";
import { type FrameSettings, readParameters } from "./parameters.ts";

/** Room for the open list of constituencies below its field, in pixels. */
const LIST_ROOM = 352;

/** Puts dialogs into the part of the frame that the visitor sees. */
const DIALOG_CSS =
  "bia-contact-td::part(dialog){padding-block:calc(16px + var(--above)) calc(16px + var(--below))}";

/** Puts notices there, which have no part; those of a dialog have their place. */
const NOTICES_CSS = "[popover]:has(>[role=alert]){margin-block:var(--above) var(--below)}";

/** The minimum height of a dialog in pixels, even where the visitor sees less of the frame. */
const MIN_DIALOG_HEIGHT = 480;

const IRISH_TITLE = "Scríobh chuig do Theachta Dála";

const element = document.querySelector<HTMLElement>("bia-contact-td");
if (element !== null) start(element);

function start(element: HTMLElement): void {
  const settings = readParameters(location.search, (message) =>
    console.warn(`/embed/frame: ${message}`),
  );
  for (const [name, value] of Object.entries(settings.attributes)) {
    element.setAttribute(name, value);
  }
  if (languageOf(settings.attributes.lang ?? "") === "ga") setIrishTexts(element);
  for (const [name, value] of Object.entries(settings.styles)) {
    element.style.setProperty(`--bia-${name}`, value);
  }
  document.adoptedStyleSheets = [sheetOf(DIALOG_CSS + groundCss(settings))];
  for (const type of EVENT_TYPES) {
    element.addEventListener(type, (event) =>
      tellHost({ type, ...(event as CustomEvent<object>).detail }),
    );
  }
  // An element that cannot be loaded leaves the frame at the height that the host gave it.
  element.addEventListener("bia-ready", () => followElement(element), { once: true });
}

/** Sets the page's Irish title, link and heading, which only screen readers read. */
function setIrishTexts(element: HTMLElement): void {
  document.documentElement.lang = "ga";
  document.title = IRISH_TITLE;
  const link = element.querySelector("a");
  for (const each of [link, document.querySelector("h1")]) each?.replaceChildren(IRISH_TITLE);
  if (link !== null) link.href = localPath("/", "ga");
}

function followElement(element: HTMLElement): void {
  const root = element.shadowRoot as ShadowRoot;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetOf(NOTICES_CSS)];
  let listBottom = 0;
  const report = () => {
    const field = root.querySelector('[role=combobox][aria-expanded="true"]');
    if (field !== null) {
      // The room stays, so that the host's page does not move when the list closes.
      listBottom = field.getBoundingClientRect().bottom + scrollY + LIST_ROOM;
    }
    const { height } = element.getBoundingClientRect();
    tellHost({ type: "bia-height", height: Math.ceil(Math.max(height, listBottom)) });
  };
  new ResizeObserver(report).observe(element);
  // Reaches a host whose listener was added late, too.
  document.addEventListener("focusin", report);
  new MutationObserver(report).observe(root, { subtree: true, attributeFilter: ["aria-expanded"] });
  followVisibleArea(root);
}

/**
 * Puts dialogs and notices into the part of the frame that the visitor sees, after each press, key,
 * change of focus and of size. An open dialog stays where it is unless the size changes.
 */
function followVisibleArea(root: ShadowRoot): void {
  const measure = (isResized: boolean) => {
    // In a frame of another site, only an IntersectionObserver knows the visible part.
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      const stays = !isResized && root.querySelector("dialog") !== null;
      if (!entry?.isIntersecting || stays) return;
      const area = entry.intersectionRect;
      const bottom = Math.min(innerHeight, Math.max(area.bottom, area.top + MIN_DIALOG_HEIGHT));
      const top = Math.max(0, Math.min(area.top, bottom - MIN_DIALOG_HEIGHT));
      // The styles above use the properties, in the element's shadow root too.
      const { style } = document.documentElement;
      style.setProperty("--above", `${top}px`);
      style.setProperty("--below", `${innerHeight - bottom}px`);
      // A notice, which has moved with them, looks again at what it covers.
      window.dispatchEvent(new Event("scroll"));
    });
    observer.observe(document.documentElement);
  };
  for (const type of ["pointerdown", "keydown", "focusin"]) {
    document.addEventListener(type, () => measure(false), { capture: true, passive: true });
  }
  window.addEventListener("resize", () => measure(true));
  measure(true);
}

/** Sends a message without anything about the visitor to the host's page, on any site. */
function tellHost(message: object): void {
  if (window.parent !== window) window.parent.postMessage(message, "*");
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Returns the rules that give the frame the element's background, where the frame is taller. */
function groundCss({ styles, attributes }: FrameSettings): string {
  const ground = (theme: "light" | "dark") =>
    `html{color-scheme:${theme};background:${styles.paper ?? ELEMENT_COLOURS.paper[theme]}}`;
  const base =
    "html{--above:0px;--below:0px;min-height:100vh;font-family:system-ui,sans-serif}body{margin:0}bia-contact-td{display:block}h1{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}";
  if (attributes.theme === "dark") return base + ground("dark");
  if (attributes.theme !== "auto") return base + ground("light");
  return `${base}${ground("light")}@media (prefers-color-scheme:dark){${ground("dark")}}`;
}
