/** Where a tab keeps its key: gone with the tab, and sent nowhere by itself. */
export type KeyStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const NAME = "stats-key";

/**
 * The key out of an address's `?key=`, else the one that the tab has kept;
 * null when there is neither. `address` is the address without the key, to
 * stand in the address bar and the history in its place.
 */
export function takeKey(href: string, store: KeyStore): { key: string | null; address: string } {
  const url = new URL(href);
  const given = url.searchParams.get("key");
  url.searchParams.delete("key");
  const address = `${url.pathname}${url.search}${url.hash}`;
  if (given) {
    quietly(() => store.setItem(NAME, given));
    return { key: given, address };
  }
  return { key: quietly(() => store.getItem(NAME)) ?? null, address };
}

/** Forgets a key that opened nothing. */
export function dropKey(store: KeyStore): void {
  quietly(() => store.removeItem(NAME));
}

/** A browser may refuse to keep anything; the page then works until it is left. */
function quietly<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The tab's own store; one that keeps nothing where the browser allows none. */
export function tabStore(): KeyStore {
  return (
    quietly(() => window.sessionStorage) ?? {
      getItem: () => null,
      setItem: () => {},
      removeItem: () => {},
    }
  );
}
