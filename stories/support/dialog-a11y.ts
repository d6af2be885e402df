/**
 * Parameters for stories that end with an open dialog. They limit axe to the dialog,
 * because the page behind it is dimmed and inert.
 */
export const DIALOG_A11Y = {
  a11y: { context: { include: { fromShadowDom: ["[data-harness]", "dialog"] } } },
};
