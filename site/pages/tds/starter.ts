import { afterFirstPaint, whenIdle } from "../../browser/after-first-paint.ts";
import { fillOrigins } from "../../browser/fill-origin.ts";
import { followPartner } from "../../browser/follow-partner.ts";
import { keepPlace } from "../../browser/keep-place.ts";
import { loadElement } from "../../browser/load-element.ts";

/** The script of a constituency's page, whose HTML is complete without it. */
const element = document.querySelector<HTMLElement>("bia-contact-td");
keepPlace(element);
followPartner(element);
fillOrigins(document);
// A page to print has no element. One that cannot be loaded leaves the links without scripts.
if (element) afterFirstPaint(() => whenIdle(() => void loadElement().catch(console.error)));
