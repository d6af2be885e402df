import { describe, expect, it } from "vitest";
import { type KeptText, keptText } from "../../../site/browser/kept-text.ts";
import { takeKey } from "../../../site/staff/take-key.ts";

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
function keptInMemory(text: string) {
  const items = new Map([["a-key", text]]);
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

describe("the key of a page", () => {
  it.each([
    ["/private?key=a%2Bb&from=mail#chart", "a+b", "/private?from=mail#chart"],
    ["/private?key=", "kept", "/private"],
    ["/private?Key=x", "kept", "/private?Key=x"],
    ["/private", "kept", "/private"],
    ["/admin?from=mail#key=a%2Bb", "a+b", "/admin?from=mail"],
    ["/admin#key=", "kept", "/admin"],
    ["/admin#main", "kept", "/admin#main"],
    ["/admin?key=old#key=new", "new", "/admin"],
    ["/admin?key=old#key=", "old", "/admin"],
  ])("at %s is %j, and leaves the address %s", (path, key, address) => {
    const page = pageAt(path);
    const kept = keptInMemory("kept");
    expect(takeKey(page, kept)).toBe(key);
    expect(page.replaced).toEqual([[{ kept: true }, "", address]]);
    expect(kept.read()).toBe(key);
    kept.remove();
    expect(kept.read()).toBeNull();
  });

  it.each(FORBIDDEN)("is that of the address when %s, and nothing else throws", (_, kept) => {
    expect(takeKey(pageAt("/private?key=secret"), kept)).toBe("secret");
    expect(takeKey(pageAt("/private"), kept)).toBeNull();
    expect(() => kept.remove()).not.toThrow();
  });
});
