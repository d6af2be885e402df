import { ELEMENT_PATHS } from "../../api/contract/paths.ts";
import { sendEvent } from "../../api/contract/send-event.ts";

/** Moves the partner of a link from the page's address to the element, which checks the name. */
export function followPartner(element: HTMLElement | null): void {
  const address = new URL(location.href);
  const partner = address.searchParams.get("partner");
  if (partner === null) return;
  address.searchParams.delete("partner");
  history.replaceState(0, "", address);
  element?.setAttribute("partner", partner);
}

/** Moves what a reminder's link says of an earlier letter from the page's address to the element. */
export function followReminder(element: HTMLElement | null): void {
  const link = new URLSearchParams(location.hash.slice(1));
  const constituency = link.get("again");
  if (constituency === null) return;
  // `.` is the page, whose path ends with a slash.
  history.replaceState(0, "", ".");
  // The element takes these properties as attributes when it is loaded.
  const again = { constituency, writtenTo: link.get("to"), writtenOn: link.get("on") };
  if (element) Object.assign(element, again).scrollIntoView();
}

/** `BUILT_ORIGIN` in a query. A server replaces the constant itself, which would change the script's hash. */
const ENCODED_ORIGIN = /https%3A%2F%2Fcampaign\.invalid/;

/** Fills in the page's own origin for `BUILT_ORIGIN`, which a server without a public address leaves. */
export function fillOrigins(): void {
  for (const link of document.links) {
    const href = link.href.replace(ENCODED_ORIGIN, encodeURIComponent(location.origin));
    if (href !== link.href) link.href = href;
  }
}

/** Clicks that the campaign's pages count: the letter tile, which is step 1, and the story's survey link. */
const CLICK_EVENTS = {
  letter: { action: "email_click", source: "ActionSection" },
  survey: { action: "survey_click", source: "Story" },
} as const;

export function sendClick(click: keyof typeof CLICK_EVENTS): Promise<void> {
  const { action, source } = CLICK_EVENTS[click];
  return sendEvent(fetch, ELEMENT_PATHS.events, {
    actor: "anon",
    action,
    entity: "cta",
    meta: { source },
  });
}
