/** Opens dialog, toasts and list again, which browsers close when the element moves in its page. */
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
