/**
 * Opens the system's sheet with a text and, if there is one, a picture. A supporter who closes it
 * has shared nothing.
 */
export async function openSheet(
  text: string,
  picture: File | null,
  onShared: (channel: "sheet" | "picture") => void,
): Promise<void> {
  try {
    await navigator.share(picture === null ? { text } : { text, files: [picture] });
    onShared(picture === null ? "sheet" : "picture");
  } catch {
    // Closed or refused.
  }
}
