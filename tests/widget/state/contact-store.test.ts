import { describe, expect, test } from "vitest";
import { ok } from "../../../api/contract/result.ts";
import { VERSION } from "../../../widget/version.ts";
import { CLARE, setUp, setUpWithClare } from "./store-set-up.ts";

describe("cancelling pending work", () => {
  test("during a lookup it aborts the request and leaves nothing pending", async () => {
    const store = setUp();
    store.choose("Clare");
    store.cancelPending();
    expect(store.lookups[0]?.signal.aborted).toBe(true);
    await store.lookups[0]?.reply(ok(CLARE));
    expect(store.state().lookup).toEqual({ status: "idle" });
    expect(store.pendingCount()).toBe(0);
  });

  test.each(["desktop", "ios"] as const)(
    "while composing on %s it leaves no timer and no listener",
    async (device) => {
      const store = await setUpWithClare(device);
      store.send(CLARE.tds);
      store.confirm();
      expect(store.pendingCount()).toBeGreaterThan(0);
      store.cancelPending();
      expect(store.pendingCount()).toBe(0);
      expect(store.state().sending).toEqual({ status: "idle" });
      expect(store.state().lookup.status).toBe("found");
    },
  );

  test("a completed letter leaves nothing pending", async () => {
    const store = await setUpWithClare("ios");
    store.send(CLARE.tds);
    store.confirm();
    store.advance(60_000);
    expect(store.pendingCount()).toBe(0);
  });
});

test("two stores do not share state", async () => {
  const one = await setUpWithClare();
  const other = setUp();
  expect(other.state().lookup).toEqual({ status: "idle" });
  one.send(CLARE.tds);
  expect(other.state().sending).toEqual({ status: "idle" });
});

test("bia-ready is emitted once, with the version", () => {
  const store = setUp();
  store.ready();
  store.ready();
  expect(store.events).toEqual([{ type: "bia-ready", detail: { version: VERSION } }]);
});
