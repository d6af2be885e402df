import { fields } from "../../api/contract/json.ts";
import { ELEMENT_PATHS } from "../../api/contract/paths.ts";
import { afterFirstPaint } from "../kit/after-first-paint.ts";
import { isPast } from "../kit/is-past.ts";
import { isRecordedClick, recordClick } from "./record-click.ts";

/** The browser functions that the page needs. */
export interface PageEffects {
  fetch: typeof globalThis.fetch;
  /** The address that the page runs at, for a build without a public one. */
  origin: string;
}

/**
 * Starts the behaviour of the action page's HTML in `root`: the recorded links, the live figure,
 * the Instagram post on request, and the share links' address. The HTML carries what each part
 * needs in `data-` attributes, so that this code contains no facts of the campaign. It runs as long
 * as the page.
 */
export function startPage(root: Document | HTMLElement, effects: PageEffects): void {
  root.addEventListener("click", (event) => answerClick(event, effects.fetch));
  for (const passing of root.querySelectorAll<HTMLElement>("[data-until]")) {
    if (isPast(passing.dataset.until, new Date())) passing.remove();
  }
  for (const figure of root.querySelectorAll<HTMLElement>("[data-count-from]")) {
    keepCount(figure, effects);
  }
  for (const link of root.querySelectorAll("a")) {
    const href = link.getAttribute("href") ?? "";
    const filled = fillOrigin(href, effects.origin);
    if (filled !== href) link.setAttribute("href", filled);
  }
}

/**
 * `BUILT_ORIGIN` in a query. It is not imported, because a server with a public address replaces
 * it, which would change this script and its hash.
 */
const ENCODED_ORIGIN = /https%3A%2F%2Fcampaign\.invalid/g;

/**
 * Returns a link with the page's own origin instead of `BUILT_ORIGIN`, which a server without a
 * public address leaves in it.
 */
export function fillOrigin(href: string, origin: string): string {
  return href.replaceAll(ENCODED_ORIGIN, encodeURIComponent(origin));
}

function answerClick({ target }: Event, fetch: typeof globalThis.fetch): void {
  if (!(target instanceof Element)) return;
  const recorded = target.closest("[data-records]")?.getAttribute("data-records");
  if (isRecordedClick(recorded)) recordClick(recorded, fetch);
  const post = target.closest("[data-shows-post]")?.closest<HTMLElement>("[data-post]");
  if (post) showPost(post);
}

/**
 * Shows how many artists have taken action: the campaign's baseline plus every letter opened since.
 * Requests it again when the page becomes visible, for example after the visitor returns from the
 * mail window. Without an answer the figure stays as it is.
 */
function keepCount(figure: HTMLElement, { fetch }: PageEffects): void {
  const baseline = Number(figure.dataset.countFrom);
  const refresh = async () => {
    if (document.visibilityState === "hidden") return;
    const total = await fetchTotal(fetch);
    if (total !== null) showRollingNumber(figure, baseline + total);
  };
  afterFirstPaint(refresh);
  document.addEventListener("visibilitychange", refresh);
}

/** Replaces the post's placeholder by the frame, which takes the focus of the pressed button. */
function showPost(post: HTMLElement): void {
  const { post: address = "", title = "", sandbox = "" } = post.dataset;
  const frame = document.createElement("iframe");
  // Set before the address, so that it applies to the first page of the frame.
  frame.setAttribute("sandbox", sandbox);
  frame.referrerPolicy = "no-referrer";
  frame.title = title;
  frame.src = address;
  post.querySelector("[data-placeholder]")?.setAttribute("hidden", "");
  post.prepend(frame);
  frame.focus({ preventScroll: true });
}

/** Timeout of the request. */
const TIMEOUT_MS = 8_000;

/** Returns the number of opened letters from the API, or null if the request fails for any reason. */
async function fetchTotal(
  fetch: typeof globalThis.fetch,
  signal = AbortSignal.timeout(TIMEOUT_MS),
): Promise<number | null> {
  try {
    const response = await fetch(ELEMENT_PATHS.actions, { signal });
    // A failure has no total.
    const { total } = fields(await response.json());
    return typeof total === "number" ? total : null;
  } catch {
    return null;
  }
}

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
