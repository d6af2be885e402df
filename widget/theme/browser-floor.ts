/**
 * Whether the browser is one of those that `browserslist` names in `package.json`, by what the styles
 * need. In older ones no script runs, so that they show what works without.
 */
export function isSupported(): boolean {
  return "adoptedStyleSheets" in document && CSS.supports("(container-type:inline-size)");
}
