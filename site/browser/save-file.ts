import { isInApp } from "../../widget/domain/in-app-browser.ts";
import { offerFile } from "./offer-file.ts";

/** Time before the URL of a download is revoked: some browsers read it after the click. */
const REVOKE_DELAY_MS = 60_000;

/**
 * Downloads a file under a name, or offers it in another way where an app's own browser saves none.
 * Throws when there is no space to keep it.
 */
export function saveFile(file: Blob, name: string): void {
  if (isInApp(navigator)) return void offerFile(file, name);
  const href = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_DELAY_MS);
}
