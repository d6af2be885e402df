/**
 * For stories that end in an open dialog: axe looks at the dialog, as the page
 * behind it is dimmed and can neither be read nor used.
 */
export const IN_DIALOG = {
  a11y: { context: { include: { fromShadowDom: ["[data-staged]", "dialog"] } } },
};
