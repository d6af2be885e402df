import { fields } from "../../../api/contract/json.ts";
import { ELEMENT_PATHS } from "../../../api/contract/paths.ts";
import { isPast } from "../../../api/grammar/dates.ts";
import { afterFirstPaint } from "../../browser/loading.ts";
import { sendClick } from "../../browser/send-click.ts";

/**
 * Starts what the action page's HTML in `root` does: recorded links, the live figure and the post on
 * request. What each part needs is in its `data-` attributes.
 */
export function startPage(root: Document | HTMLElement): void {
  root.addEventListener("click", answerClick);
  root.addEventListener("bia-ready", takeOver);
  for (const passing of root.querySelectorAll<HTMLElement>("[data-until]")) {
    if (isPast(passing.dataset.until, new Date())) passing.remove();
  }
  for (const figure of root.querySelectorAll<HTMLElement>("[data-count-from]")) {
    keepCount(figure);
  }
}

/** Gives the element what was chosen in its form before it came, and empties that: a reload would restore it. */
function takeOver({ target: element }: Event): void {
  if (!(element instanceof Element)) return;
  for (const field of element.querySelectorAll<HTMLSelectElement>("select, input")) {
    if (field.value === "") continue;
    // A name of a constituency, in either language, is found as a place is.
    element.setAttribute("place", field.value);
    field.form?.reset();
  }
}

function answerClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (target.closest("[data-records-letter]")) void sendClick("letter");
  const post = target.closest("[data-shows-post]")?.closest<HTMLElement>("[data-post]");
  if (post) showPost(post);
}

/**
 * Shows how many artists have taken action: the campaign's baseline plus every letter opened since.
 * Requests it again when the page becomes visible, for example after the visitor returns from the
 * mail window. Without an answer the figure stays as it is.
 */
function keepCount(figure: HTMLElement): void {
  const baseline = Number(figure.dataset.countFrom);
  const refresh = async () => {
    if (document.visibilityState === "hidden") return;
    const total = await fetchTotal();
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

const TIMEOUT_MS = 8_000;

/** Returns the number of opened letters from the API, or null if the request fails for any reason. */
async function fetchTotal(): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(ELEMENT_PATHS.actions, { signal });
    // A failure has no total.
    const { total } = fields(await response.json());
    return typeof total === "number" ? total : null;
  } catch {
    return null;
  }
}

/** Shows a whole number whose digits roll into place, by `CountFigure` in `LiveUpdates.tsx`. */
function showRollingNumber(figure: HTMLElement, value: number): void {
  // The first use of `Intl` blocks a slow phone for 100 ms; both languages group by commas.
  const formatted = String(value).replace(/\B(?=(\d{3})+$)/g, ",");
  if (figure.firstElementChild?.textContent === formatted) return;
  const span = (...content: (string | Node)[]) => {
    const element = document.createElement("span");
    element.append(...content);
    return element;
  };
  // Each digit is a window on a column of ten; an empty one separates groups.
  const windows = [...formatted].map((character) => {
    if (!/\d/.test(character)) return span();
    const column = span();
    column.style.setProperty("--digit", character);
    return span(column);
  });
  const row = span(...windows);
  row.ariaHidden = "true";
  figure.replaceChildren(span(formatted), row);
}
