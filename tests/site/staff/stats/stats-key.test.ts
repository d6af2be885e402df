import { describe, expect, it } from "vitest";
import { dropKey, takeKey } from "../../../../site/staff/stats/stats-key.ts";

const PAGE = "https://campaign.example/private";

/** A tab's store. */
function tab(kept?: string) {
  const held = new Map<string, string>(kept === undefined ? [] : [["stats-key", kept]]);
  return {
    held,
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, value: string) => void held.set(name, value),
    removeItem: (name: string) => void held.delete(name),
  };
}

/** A browser that keeps nothing. */
const refusing = {
  getItem: () => {
    throw new Error("refused");
  },
  setItem: () => {
    throw new Error("refused");
  },
  removeItem: () => {
    throw new Error("refused");
  },
};

describe("the key of the figures", () => {
  it("is taken out of the address and kept for the tab", () => {
    const store = tab();
    expect(takeKey(`${PAGE}?key=a%2Bb&from=mail#chart`, store)).toEqual({
      key: "a+b",
      address: "/private?from=mail#chart",
    });
    expect(takeKey(PAGE, store)).toEqual({ key: "a+b", address: "/private" });
  });

  it("of the address goes over the one that was kept", () => {
    const store = tab("old");
    expect(takeKey(`${PAGE}?key=new`, store).key).toBe("new");
    expect([...store.held.values()]).toEqual(["new"]);
  });

  it.each(["", "?key=", "?Key=x", "?other=1"])("is not in %j", (query) => {
    expect(takeKey(PAGE + query, tab()).key).toBeNull();
  });

  it("is forgotten when it opened nothing", () => {
    const store = tab("wrong");
    dropKey(store);
    expect(takeKey(PAGE, store).key).toBeNull();
  });

  it("opens the page also where the browser keeps nothing", () => {
    expect(takeKey(`${PAGE}?key=x`, refusing)).toEqual({ key: "x", address: "/private" });
    expect(takeKey(PAGE, refusing).key).toBeNull();
    expect(() => dropKey(refusing)).not.toThrow();
  });
});
