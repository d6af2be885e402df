/** A text that the browser keeps: a key of staff, or a draft. */
export type KeptText = {
  read: () => string | null;
  save: (text: string) => void;
  remove: () => void;
};

/**
 * Keeps a text until the tab closes, or in another `storage`, a function because reading
 * `window.sessionStorage` can throw. Where the browser forbids storage, nothing is kept, and nothing throws.
 */
export function keptText(
  name: string,
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem"> = () => window.sessionStorage,
): KeptText {
  return {
    read: () => orNull(() => storage().getItem(name)),
    save: (text) => orNull(() => storage().setItem(name, text)),
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
