import { expect, it } from "vitest";
import { takeKey } from "../../../site/access/KeyedPage.tsx";
import { keptText } from "../../../site/browser/kept-text.ts";

function pageAt(path: string) {
  const replaced: unknown[][] = [];
  const replaceState = (...args: unknown[]) => void replaced.push(args);
  const location = { href: `https://campaign.example${path}` };
  return { replaced, location, history: { state: { kept: true }, replaceState } };
}

it.each([
  ["/private?key=a%2Bb&from=mail#chart", "a+b", "/private?from=mail#chart"],
  ["/private?Key=x", "kept", "/private?Key=x"],
  ["/admin?from=mail#key=a%2Bb", "a+b", "/admin?from=mail"],
  ["/admin#main", "kept", "/admin#main"],
  ["/admin?key=old#key=new", "new", "/admin"],
  ["/admin?key=old#key=", "old", "/admin"],
])("the key of a page at %s is %j, is kept, and leaves the address %s", (path, key, address) => {
  const page = pageAt(path);
  const items = new Map([["a-key", "kept"]]);
  const keptKey = keptText("a-key", () => ({
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  }));
  expect(takeKey(page, keptKey)).toBe(key);
  expect(page.replaced).toEqual([[{ kept: true }, "", address]]);
  expect(keptKey.read()).toBe(key);
  keptKey.remove();
  expect(keptKey.read()).toBeNull();
});

it("the key of a page whose storage is forbidden is that of the address, and nothing throws", () => {
  const keptKey = keptText("a-key", () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  expect(takeKey(pageAt("/private?key=secret"), keptKey)).toBe("secret");
  expect(takeKey(pageAt("/private"), keptKey)).toBeNull();
  expect(() => keptKey.remove()).not.toThrow();
});
