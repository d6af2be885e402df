import { action } from "storybook/actions";

/** The text of a Notes page, whose links are Storybook's own; and the stories that stand in it. */
const NOTES = ".sbdocs";
const STORY = ".sb-story";

/**
 * Paints the door shut: a link, a form or a window that would leave the
 * workshop is told of in the Actions panel and goes nowhere.
 */
export function shutTheDoor(): void {
  window.open = (href) => {
    action("open a window")(String(href));
    // What opens a window looks at whether it got one, and takes its opener away.
    return { opener: null } as Window;
  };
  document.addEventListener("click", (event) => {
    const [target] = event.composedPath();
    if (!(target instanceof Element) || event.defaultPrevented) return;
    if (target.closest(NOTES) && !target.closest(STORY)) return;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    if (link === null) return;
    const href = link.getAttribute("href") ?? "";
    if (link.target === "_top") return;
    event.preventDefault();
    // Storybook's pages have a base address, so that even these would lead away.
    if (href.startsWith("#")) document.getElementById(href.slice(1))?.scrollIntoView();
    else action("follow a link")(link.href);
  });
  document.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    action("send a form")((event.target as HTMLFormElement).action);
  });
}
