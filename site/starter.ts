import { followPartner, followReminder } from "./action/follow-link.ts";
import { startPage } from "./action/start-page.ts";
import { afterFirstPaint, whenIdle } from "./kit/after-first-paint.ts";
import { keepPlace } from "./kit/keep-place.ts";
import { loadElement } from "./kit/load-element.ts";

/** The script of the action page, whose HTML is complete without it. */
const element = document.querySelector<HTMLElement>("bia-contact-td");
keepPlace(element);
followPartner(element);
followReminder(element);
startPage(document);
// An element that cannot be loaded leaves the form without scripts.
afterFirstPaint(() => whenIdle(() => void loadElement().catch(console.error)));
