/**
 * Opens the dialog, the toasts and an open list of an element again. Browsers close them when the
 * element leaves the document, even if it only moves within the page.
 */
export function restoreTopLayer(root: ShadowRoot): void {
  for (const dialog of root.querySelectorAll("dialog")) {
    dialog.close();
    dialog.showModal();
  }
  for (const popover of root.querySelectorAll<HTMLElement>("[popover]:not([hidden])")) {
    popover.hidePopover?.();
    popover.showPopover?.();
  }
}
