/**
 * Defines `<bia-contact-td>` on this page. Rejects when its script cannot be
 * loaded; the element's light child then stays.
 *
 * A built page loads the same hashed file that partners' pages load, so a
 * supporter who comes from one has it already. Development and Storybook run
 * the source, on React.
 */
export async function loadElement(): Promise<void> {
  if (typeof __ELEMENT_URL__ === "undefined") await import("../../widget/define.ts");
  else await import(/* @vite-ignore */ __ELEMENT_URL__);
}
