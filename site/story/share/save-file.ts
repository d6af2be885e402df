/** How long a browser may take to begin a download before its address is let go. */
const PATIENCE_MS = 30_000;

/** Offers a file for download under a name. Throws where there is no room to keep it ready. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), PATIENCE_MS);
}
