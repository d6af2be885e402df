document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>("[data-copies]");
  if (button) void copyReply(button);
});

/** Copies the reply that a button names, or selects it where the browser forbids copying. */
async function copyReply(button: HTMLElement): Promise<void> {
  const { copies = "", copied = "", selected = "" } = button.dataset;
  const source = document.getElementById(copies);
  const status = button.parentElement?.querySelector("[role=status]");
  let message = copied;
  try {
    await navigator.clipboard.writeText(source?.textContent ?? "");
  } catch {
    if (source) getSelection()?.selectAllChildren(source);
    message = selected;
  }
  if (status) status.textContent = message;
}
