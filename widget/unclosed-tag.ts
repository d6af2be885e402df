/** Elements other than the snippet's link and those that editors put around and into the link. */
const FOREIGN = ":not(a,br,p,div,span,b,strong,i,em,u,font),a :is(p,div)";

/** Shows the rest of the page where it became the content of a `<bia-contact-td />`, and warns. */
export function showContentOfUnclosedTag(root: ShadowRoot, campaignUrl: string): void {
  if (document.readyState === "loading") {
    // The element has all its content when the whole page has been parsed.
    const show = () => showContentOfUnclosedTag(root, campaignUrl);
    document.addEventListener("DOMContentLoaded", show, { once: true });
    return;
  }
  if (!isUnclosed(root.host, campaignUrl)) return;
  root.append(document.createElement("slot"));
  console.warn(
    "<bia-contact-td> contains the rest of the page: write <bia-contact-td></bia-contact-td> instead of <bia-contact-td />",
  );
}

/** Whether nothing follows an element that holds more than one link to the campaign, or a form. */
function isUnclosed(element: Element, campaignUrl: string): boolean {
  const { nextSibling } = element;
  if (nextSibling instanceof Text || (nextSibling && element.parentNode !== document.body))
    return false;
  const text = element.textContent.trim();
  const own = element.querySelector<HTMLAnchorElement | HTMLFormElement>("a,form");
  if (!own) return text !== "" || element.firstElementChild !== null;
  if ("action" in own) return !own.action.startsWith(campaignUrl);
  return (
    !(nextSibling || own.href.startsWith(campaignUrl)) ||
    own.textContent.trim() !== text ||
    element.querySelector(FOREIGN) !== null
  );
}
