import { fields } from "../../../api/contract/json.ts";
import { ELEMENT_PATHS } from "../../../api/contract/paths.ts";
import { isPast } from "../../../api/grammar/dates.ts";
import { sendClick } from "../../browser/links.ts";
import { afterFirstPaint } from "../../browser/loading.ts";

/** Starts the recorded links, the live figure and the post on request, which `data-` attributes describe. */
export function startPage(root: Document | HTMLElement): void {
  root.addEventListener("click", answerClick);
  root.addEventListener("bia-ready", takeOver);
  root.addEventListener("bia-lookup", ({ target }) => {
    if (target instanceof Element)
      target.closest("[data-letter-ticket]")?.setAttribute("data-found", "");
  });
  for (const badge of root.querySelectorAll<HTMLElement>("[data-until]")) {
    if (isPast(badge.dataset.until, new Date())) badge.remove();
  }
  for (const figure of root.querySelectorAll<HTMLElement>("[data-count-from]")) {
    keepCount(figure);
  }
}

/** Gives the element the choice in the form that it replaces, and empties the form: a reload would restore the choice. */
function takeOver({ target: element }: Event): void {
  if (!(element instanceof Element)) return;
  for (const field of element.querySelectorAll<HTMLSelectElement>("select, input")) {
    if (field.value === "") continue;
    // The element finds a constituency's name, in either language, as it finds a place.
    element.setAttribute("place", field.value);
    field.form?.reset();
  }
}

function answerClick(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const head = target.closest<HTMLAnchorElement>("[data-records-letter]");
  if (head) {
    void sendClick("letter");
    if (focusField(head)) event.preventDefault();
  }
  const post = target.closest("[data-shows-post]")?.closest<HTMLElement>("[data-post]");
  if (post) showPost(post);
}

/** Moves the focus into ticket 1's field, in the press, for a phone's keyboard; false without the element. */
function focusField(head: HTMLAnchorElement): boolean {
  const ticket = document.querySelector(head.hash);
  const field = ticket
    ?.querySelector("bia-contact-td")
    ?.shadowRoot?.querySelector<HTMLElement>('[role="combobox"]');
  if (!field) return false;
  field.focus({ preventScroll: true });
  ticket?.scrollIntoView();
  return true;
}

/** Shows the baseline plus every letter opened since, whenever the page becomes visible; else the figure stays. */
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
  // A sandbox set after the address would not apply to the first page of the frame.
  frame.setAttribute("sandbox", sandbox);
  frame.referrerPolicy = "no-referrer";
  frame.title = title;
  frame.src = address;
  post.querySelector("[data-placeholder]")?.setAttribute("hidden", "");
  post.prepend(frame);
  frame.focus({ preventScroll: true });
}

const TIMEOUT_MS = 8_000;

/** Returns the API's number of opened letters; null if the request fails. */
async function fetchTotal(): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(ELEMENT_PATHS.actions, { signal });
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
