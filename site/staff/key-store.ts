/** The access key of one staff page, kept in session storage until the tab closes. */
export type KeyStore = {
  /** Returns the stored key; null when there is none. */
  read: () => string | null;
  save: (key: string) => void;
  remove: () => void;
};

/**
 * Creates a key store under the name `name`. Where the browser forbids storage,
 * the store stays empty and nothing throws: the page then works until a reload.
 * `storage` is a function because reading `window.sessionStorage` can itself throw.
 */
export function createKeyStore(
  name: string,
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem"> = () => window.sessionStorage,
): KeyStore {
  return {
    read: () => orNull(() => storage().getItem(name)),
    save: (key) => orNull(() => storage().setItem(name, key)),
    remove: () => orNull(() => storage().removeItem(name)),
  };
}

function orNull<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/**
 * Returns the key of the page's address and stores it, or returns the stored key
 * when the address has none. Removes the key from the address bar and the history
 * entry, so that nobody reads it over a shoulder, bookmarks it or shares it.
 */
export function takeKey(
  page: { location: { href: string }; history: Pick<History, "replaceState" | "state"> },
  store: KeyStore,
): string | null {
  const { key, address } = splitKey(page.location.href);
  page.history.replaceState(page.history.state, "", address);
  if (key === null) return store.read();
  store.save(key);
  return key;
}

/**
 * Splits an absolute address into its key (null when absent or empty) and its path without
 * the key. The key is in the fragment, `#key=`, which no server receives, or in the query,
 * `?key=`, as people write it by hand. The fragment takes precedence.
 */
export function splitKey(href: string): { key: string | null; address: string } {
  const url = new URL(href);
  const inFragment = new URLSearchParams(url.hash.slice(1)).get("key");
  const inQuery = url.searchParams.get("key");
  url.searchParams.delete("key");
  if (inFragment !== null) url.hash = "";
  return { key: inFragment || inQuery || null, address: `${url.pathname}${url.search}${url.hash}` };
}
