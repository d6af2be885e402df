/** Elements that belong to a page, and not to the content of one of its elements. */
const PAGE_PARTS =
  "bia-contact-td,script,style,link,h1,header,footer,main,nav,section,article,aside";

/** More text than the content of an element needs, in characters. */
const LONG_TEXT = 400;

let hasWarned = false;

/**
 * Keeps the rest of the page visible where a page has written `<bia-contact-td />`. HTML has no
 * such tags: the browser ignores the slash and puts what follows into the element, which shows its
 * content only until it is ready. Warns once.
 */
export function keepSwallowedContent(root: ShadowRoot): void {
  const { readyState } = document;
  if (readyState === "loading") {
    // Only when the whole page has been read does the element have all its content.
    document.addEventListener("DOMContentLoaded", () => keepSwallowedContent(root), { once: true });
    return;
  }
  if (!hasSwallowedContent(root.host)) return;
  root.append(document.createElement("slot"));
  if (hasWarned) return;
  hasWarned = true;
  console.warn(
    "<bia-contact-td> contains the rest of the page: write <bia-contact-td></bia-contact-td> instead of <bia-contact-td />",
  );
}

/**
 * Whether an element has no end tag of its own. Then nothing follows it in its parent, not even
 * white space, and it contains parts of a page, much text, or something that is not a link or form.
 */
function hasSwallowedContent(element: Element): boolean {
  if (element.nextSibling !== null || element.firstElementChild === null) return false;
  if (element.querySelector(PAGE_PARTS) !== null) return true;
  if (element.querySelector("form") !== null) return false;
  const { length } = element.textContent ?? "";
  return length > LONG_TEXT || element.querySelector("a[href]") === null;
}
