/** Whether the browser is one of `browserslist`, by what the styles need; no script runs in others. */
export function isSupported(): boolean {
  return "adoptedStyleSheets" in document && CSS.supports("(container-type:inline-size)");
}
