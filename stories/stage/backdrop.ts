import { action } from "storybook/actions";

/** What belongs to a story, on its own page and among notes. */
const STORY = "#storybook-root, .sb-story";

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
    const inStory = event.target instanceof Element && event.target.closest(STORY);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!inStory || link === null || event.defaultPrevented) return;
    const href = link.getAttribute("href") ?? "";
    if (href.startsWith("#") || link.target === "_top") return;
    event.preventDefault();
    action("follow a link")(link.href);
  });
  document.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    action("send a form")((event.target as HTMLFormElement).action);
  });
}
