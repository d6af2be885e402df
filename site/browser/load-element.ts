/**
 * Defines `<bia-contact-td>` on this page: in a build by the file that partners' pages load, else
 * by its source. Rejects when the script cannot be loaded; the element's light child then stays.
 */
export function loadElement(): Promise<unknown> {
  return typeof __ELEMENT_URL__ === "undefined"
    ? import("../../widget/define.ts")
    : import(/* @vite-ignore */ __ELEMENT_URL__);
}
