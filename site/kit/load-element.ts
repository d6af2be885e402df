/**
 * Defines `<bia-contact-td>` on this page. Rejects when its script cannot be
 * loaded; the element's light child then stays.
 *
 * A built page loads the same hashed file that partners' pages load, so a
 * supporter who comes from one has it already. Development and Storybook run
 * the source, on React.
 */
export function loadElement(): Promise<unknown> {
  return typeof __ELEMENT_URL__ === "undefined"
    ? import("../../widget/define.ts")
    : import(/* @vite-ignore */ __ELEMENT_URL__);
}
