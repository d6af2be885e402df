/**
 * Returns the window of a node's document, which may be a frame's that the element was moved to. An
 * element of the page with the name `defaultView` replaces the document's property; this then
 * returns the window that runs this script.
 */
export function windowOf({ ownerDocument }: Node): Window & typeof globalThis {
  const view = ownerDocument?.defaultView;
  return view && view.window === view ? view : window;
}
