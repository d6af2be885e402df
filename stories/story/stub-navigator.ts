/** Gives this browser other abilities than it has, until what is returned is called. */
export function stubNavigator(abilities: Record<string, unknown>): () => void {
  for (const [name, value] of Object.entries(abilities)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
  return () => {
    // The browser's own stand on the prototype.
    for (const name of Object.keys(abilities)) Reflect.deleteProperty(navigator, name);
  };
}
