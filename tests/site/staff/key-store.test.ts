import { describe, expect, it } from "vitest";
import { createKeyStore, splitKey, takeKey } from "../../../site/staff/key-store.ts";

const ORIGIN = "https://campaign.example";

/** Session storage that holds `key` under the name of the store under test. */
function storageWith(key?: string) {
  const items = new Map<string, string>(key === undefined ? [] : [["a-key", key]]);
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

/** A page at `path` that records the addresses written to its address bar. */
function pageAt(path: string) {
  const replaced: unknown[][] = [];
  return {
    replaced,
    location: { href: ORIGIN + path },
    history: {
      state: { kept: true },
      replaceState: (...args: unknown[]) => void replaced.push(args),
    },
  };
}

describe("the key store", () => {
  it("returns what was saved, until it is removed", () => {
    const storage = storageWith();
    const store = createKeyStore("a-key", () => storage);
    expect(store.read()).toBeNull();
    store.save("secret");
    expect(store.read()).toBe("secret");
    expect([...storage.items]).toEqual([["a-key", "secret"]]);
    store.remove();
    expect(store.read()).toBeNull();
  });

  it.each([
    ["reading the storage object throws", () => forbid()],
    [
      "every access to the storage throws",
      () => ({ getItem: forbid, setItem: forbid, removeItem: forbid }),
    ],
  ])("stays empty and does not throw when %s", (_, storage) => {
    const store = createKeyStore("a-key", storage);
    expect(() => store.save("secret")).not.toThrow();
    expect(store.read()).toBeNull();
    expect(() => store.remove()).not.toThrow();
  });
});

function forbid(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}

describe("splitting a key from an address", () => {
  it.each([
    ["/private?key=a%2Bb&from=mail#chart", "a+b", "/private?from=mail#chart"],
    ["/private?key=", null, "/private"],
    ["/private?Key=x", null, "/private?Key=x"],
    ["/private", null, "/private"],
    ["/admin?from=mail#key=a%2Bb", "a+b", "/admin?from=mail"],
    ["/admin#key=", null, "/admin"],
    ["/admin#main", null, "/admin#main"],
    ["/admin?key=old#key=new", "new", "/admin"],
    ["/admin?key=old#key=", "old", "/admin"],
  ] as const)("%s: key %j, address %s", (path, key, address) => {
    expect(splitKey(ORIGIN + path)).toEqual({ key, address });
  });
});

describe("taking the key of a page", () => {
  it("stores the key, and removes it from the address bar", () => {
    const storage = storageWith();
    const page = pageAt("/private?key=secret&from=mail");
    const store = createKeyStore("a-key", () => storage);
    expect(takeKey(page, store)).toBe("secret");
    expect(page.replaced).toEqual([[{ kept: true }, "", "/private?from=mail"]]);
    expect(storage.items.get("a-key")).toBe("secret");
  });

  it.each(["/private", "/private?key="])("returns the stored key at %s", (path) => {
    const storage = storageWith("stored");
    const store = createKeyStore("a-key", () => storage);
    expect(takeKey(pageAt(path), store)).toBe("stored");
  });

  it("returns the key of the address where storage is forbidden", () => {
    const store = createKeyStore("a-key", forbid);
    expect(takeKey(pageAt("/private?key=secret"), store)).toBe("secret");
    expect(takeKey(pageAt("/private"), store)).toBeNull();
  });
});
