/**
 * Opens again what an element showed above the page, its dialog and its
 * notices: leaving the document closes these, even if only to move within it.
 */
export function restoreTopLayer(root: ShadowRoot): void {
  for (const dialog of root.querySelectorAll("dialog")) {
    dialog.close();
    dialog.showModal();
  }
  for (const popover of root.querySelectorAll<HTMLElement>("[popover]")) {
    popover.hidePopover?.();
    popover.showPopover?.();
  }
}
