import { describe, expect, it } from "vitest";
import { type KeptText, keptText, splitKey, takeKey } from "../../../site/staff/kept-text.ts";

const ORIGIN = "https://campaign.example";

function forbid(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}
const FORBIDDEN: [why: string, kept: KeptText][] = [
  ["reading the storage object throws", keptText("a-key", forbid)],
  [
    "every access to the storage throws",
    keptText("a-key", () => ({ getItem: forbid, setItem: forbid, removeItem: forbid })),
  ],
];

/** A text that is kept in a storage of its own. */
function keptInMemory(text?: string) {
  const items = new Map<string, string>(text === undefined ? [] : [["a-key", text]]);
  return keptText("a-key", () => ({
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  }));
}

/** A page at `path` that records the addresses written to its address bar. */
function pageAt(path: string) {
  const replaced: unknown[][] = [];
  const replaceState = (...args: unknown[]) => void replaced.push(args);
  return {
    replaced,
    location: { href: ORIGIN + path },
    history: { state: { kept: true }, replaceState },
  };
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

describe("the key of a page", () => {
  it("is kept until it is removed, and leaves the address bar", () => {
    const page = pageAt("/private?key=secret&from=mail");
    const kept = keptInMemory();
    expect(takeKey(page, kept)).toBe("secret");
    expect(page.replaced).toEqual([[{ kept: true }, "", "/private?from=mail"]]);
    expect(kept.read()).toBe("secret");
    kept.remove();
    expect(kept.read()).toBeNull();
  });

  it.each(["/private", "/private?key="])("is the kept one at %s", (path) => {
    expect(takeKey(pageAt(path), keptInMemory("stored"))).toBe("stored");
  });

  it.each(FORBIDDEN)("is that of the address when %s, and nothing else throws", (_, kept) => {
    expect(takeKey(pageAt("/private?key=secret"), kept)).toBe("secret");
    expect(takeKey(pageAt("/private"), kept)).toBeNull();
    expect(() => kept.remove()).not.toThrow();
  });
});
