import { action } from "storybook/actions";

/** Storybook's docs page, whose own links keep working, and the stories inside it. */
const DOCS_PAGE = ".sbdocs";
const STORY = ".sb-story";

/**
 * Blocks links, forms and new windows that would leave Storybook, and logs them
 * in the Actions panel instead.
 */
export function blockNavigation(): void {
  window.open = (href) => {
    action("open a window")(String(href));
    // Callers check that they got a window, and clear its opener.
    return { opener: null } as Window;
  };
  document.addEventListener("click", (event) => {
    const [target] = event.composedPath();
    if (!(target instanceof Element) || event.defaultPrevented) return;
    if (target.closest(DOCS_PAGE) && !target.closest(STORY)) return;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    if (link === null) return;
    const href = link.getAttribute("href") ?? "";
    if (link.target === "_top") return;
    event.preventDefault();
    // Storybook's pages have a base URL, so even fragment links would leave the page.
    if (href.startsWith("#")) document.getElementById(href.slice(1))?.scrollIntoView();
    else action("follow a link")(link.href);
  });
  document.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    action("send a form")((event.target as HTMLFormElement).action);
  });
}
