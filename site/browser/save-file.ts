import { languageOf } from "../../api/contract/language.ts";
import { isInApp } from "../../widget/domain/in-app-browser.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Time before the URL of a download is revoked: some browsers read it after the click. */
const REVOKE_DELAY_MS = 60_000;

/** Downloads a file under a name, or offers it where an app's own browser saves none. Throws without space. */
export function saveFile(file: Blob, name: string): void {
  if (isInApp(navigator)) return void offerFile(file, name);
  const href = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_DELAY_MS);
}

/** Offers a file by the share sheet, else a picture to press, or the address of the page. Never rejects. */
async function offerFile(file: Blob, name: string): Promise<void> {
  const shared = { files: [new File([file], name, { type: file.type })] };
  try {
    if (navigator.canShare?.(shared)) return await navigator.share(shared);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return;
  }
  const wording = languageOf(document.documentElement.lang) === "ga" ? ga : en;
  const isPicture = file.type.startsWith("image/");
  const dialog = document.createElement("dialog");
  const text = document.createElement("p");
  text.textContent = isPicture ? wording.picture : wording.file;
  const close = document.createElement("button");
  close.textContent = wording.close;
  close.style.cssText = "min-width:44px;min-height:44px;padding:0 16px;border:2px solid";
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.setAttribute("aria-label", text.textContent);
  dialog.style.cssText =
    "max-width:min(28rem,90vw);border:3px solid;padding:24px;display:grid;gap:16px;margin:auto";
  dialog.append(text, isPicture ? await pictureOf(file) : addressField(), close);
  document.body.append(dialog);
  dialog.showModal();
}

/** The picture, with an address that the site's policy allows. */
async function pictureOf(file: Blob): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.alt = "";
  picture.style.cssText = "max-width:100%;max-height:55vh;-webkit-touch-callout:default";
  picture.src = await dataUrlOf(file);
  return picture;
}

export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(`${reader.result}`);
    reader.readAsDataURL(file);
  });
}

function addressField(): HTMLInputElement {
  const field = document.createElement("input");
  field.readOnly = true;
  field.value = location.href;
  field.style.cssText = "min-height:44px;padding:0 8px;border:1px solid";
  field.addEventListener("focus", () => field.select());
  return field;
}
