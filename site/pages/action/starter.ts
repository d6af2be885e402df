import { keepPlace } from "../../browser/kept-text.ts";
import { fillOrigins, followPartner, followReminder } from "../../browser/links.ts";
import { loadElementWhenIdle } from "../../browser/loading.ts";
import { startPage } from "./start-page.ts";

const element = document.querySelector<HTMLElement>("bia-contact-td");
keepPlace(element);
followPartner(element);
followReminder(element);
window.addEventListener("hashchange", () => followReminder(element));
startPage(document);
fillOrigins();
loadElementWhenIdle();
