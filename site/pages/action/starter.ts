import { afterFirstPaint, whenIdle } from "../../browser/after-first-paint.ts";
import { askToReload } from "../../browser/ask-to-reload.ts";
import { fillOrigins } from "../../browser/fill-origin.ts";
import { followPartner } from "../../browser/follow-partner.ts";
import { keepPlace } from "../../browser/keep-place.ts";
import { loadElement } from "../../browser/load-element.ts";
import { followReminder } from "./follow-reminder.ts";
import { startPage } from "./start-page.ts";

/** The script of the action page, whose HTML is complete without it. */
const element = document.querySelector<HTMLElement>("bia-contact-td");
keepPlace(element);
followPartner(element);
followReminder(element);
startPage(document);
fillOrigins(document);
// An element that cannot be loaded leaves the form without scripts.
afterFirstPaint(() => whenIdle(() => void loadElement().catch(askToReload)));
