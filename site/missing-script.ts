import { languageOf } from "../api/contract/language.ts";
import { en } from "./browser/wording/en.ts";
import { ga } from "./browser/wording/ga.ts";

/** The bar of a page whose script is missing. The visitor reloads, so that nothing typed is lost before. */
const wording = languageOf(document.documentElement.lang) === "ga" ? ga : en;
const bar = document.createElement("div");
bar.setAttribute("role", "alert");
bar.style.cssText =
  "position:fixed;inset:auto 0 0;z-index:9;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:center;padding:12px 16px;background:Canvas;color:CanvasText;border-top:3px solid";
const button = document.createElement("button");
button.textContent = wording.reload;
button.style.cssText =
  "min-height:44px;padding:0 16px;border:2px solid;background:none;font:inherit;font-weight:700";
button.addEventListener("click", () => location.reload());
bar.append(wording.missing, button);
document.body.append(bar);
