/**
 * Overrides properties of `navigator`.
 *
 * @returns a function that restores them
 */
export function stubNavigator(properties: Record<string, unknown>): () => void {
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
  return () => {
    // The native properties are on the prototype, so deleting the overrides restores them.
    for (const name of Object.keys(properties)) Reflect.deleteProperty(navigator, name);
  };
}
