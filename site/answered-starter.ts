import { copyReply } from "./answered/copy-reply.ts";

/** The script of the page on what TDs answer, whose HTML is complete without it. */
document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>("[data-copies]");
  if (button) void copyReply(button);
});
