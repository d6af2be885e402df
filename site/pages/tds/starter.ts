import { afterFirstPaint, whenIdle } from "../../browser/after-first-paint.ts";
import { askToReload } from "../../browser/ask-to-reload.ts";
import { fillOrigins } from "../../browser/fill-origin.ts";
import { followPartner } from "../../browser/follow-partner.ts";
import { keepPlace } from "../../browser/keep-place.ts";
import { loadElement } from "../../browser/load-element.ts";

/** The script of a constituency's page, whose HTML is complete without it. */
const element = document.querySelector<HTMLElement>("bia-contact-td");
keepPlace(element);
followPartner(element);
fillOrigins(document);
/**
 * The distance from the screen at which the element is loaded. On a phone it stands below the TDs,
 * and the first view is shown without its work.
 */
const ROOT_MARGIN = "100px";

// A page to print has no element. One that cannot be loaded leaves the links without scripts.
if (element) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      afterFirstPaint(() => whenIdle(() => void loadElement().catch(askToReload)));
    },
    { rootMargin: ROOT_MARGIN },
  );
  observer.observe(element);
}
