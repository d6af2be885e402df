/** Elements that belong to a page, and not to the content of one of its elements. */
const PAGE_PARTS =
  "bia-contact-td,script,style,link,h1,header,footer,main,nav,section,article,aside";

/** More text than the content of an element needs, in characters. */
const LONG_TEXT = 400;

/** Shows the rest of the page where it became the content of a `<bia-contact-td />`, and warns. */
export function showContentOfUnclosedTag(root: ShadowRoot): void {
  const { readyState } = document;
  if (readyState === "loading") {
    // The element has all its content when the whole page has been parsed.
    document.addEventListener("DOMContentLoaded", () => showContentOfUnclosedTag(root), {
      once: true,
    });
    return;
  }
  if (!isUnclosed(root.host)) return;
  root.append(document.createElement("slot"));
  console.warn(
    "<bia-contact-td> contains the rest of the page: write <bia-contact-td></bia-contact-td> instead of <bia-contact-td />",
  );
}

/** Whether nothing follows an element, and it holds more than a link or form: it has no end tag. */
function isUnclosed(element: Element): boolean {
  if (element.nextSibling !== null || element.firstElementChild === null) return false;
  if (element.querySelector(PAGE_PARTS) !== null) return true;
  if (element.querySelector("form") !== null) return false;
  const { length } = element.textContent ?? "";
  return length > LONG_TEXT || element.querySelector("a[href]") === null;
}
