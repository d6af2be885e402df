/** Time before the URL of a download is revoked: some browsers read it after the click. */
const REVOKE_DELAY_MS = 60_000;

/** Downloads a file under a name. Throws without space. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_DELAY_MS);
}
