import { carryConstituency } from "./action/carry-constituency.ts";
import { startPage } from "./action/start-page.ts";
import { afterFirstPaint, whenIdle } from "./kit/after-first-paint.ts";
import { loadElement } from "./kit/load-element.ts";

/** The script of the action page, whose HTML is complete without it. */
startPage(document, {
  fetch: (...request) => fetch(...request),
  origin: location.origin,
  signal: new AbortController().signal,
});
// Before the element is loaded, which then begins with the constituency.
carryConstituency(document, {
  hash: location.hash,
  clearHash: () => history.replaceState(null, "", location.pathname + location.search),
});
afterFirstPaint(() =>
  whenIdle(() => {
    loadElement().catch((error: unknown) => {
      console.error("The element could not be loaded. The form without scripts is shown.", error);
    });
  }),
);
