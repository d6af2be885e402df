import { describe, expect, test } from "vitest";
import { ok } from "../../../api/contract/result.ts";
import { VERSION } from "../../../widget/domain/version.ts";
import { TOAST_DURATION_MS } from "../../../widget/state/contact-store.ts";
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

describe("a toast", () => {
  test("gives way to the next, which has the whole time to be read", async () => {
    const store = await setUpWithClare();
    store.advance(TOAST_DURATION_MS - 1);
    await store.share("text");
    store.advance(1);
    expect(store.notices()).toEqual(["copied"]);
    store.dismiss();
    expect(store.notices()).toEqual([]);
  });

  test("that was read in a dialog goes with it", async () => {
    const store = await setUpWithClare();
    store.send(CLARE.tds);
    store.advance(2_000);
    expect(store.notices()).toEqual(["mail-opened"]);
    store.close();
    expect(store.notices()).toEqual([]);
  });

  test("of a success stays visible during the next lookup", async () => {
    const store = await setUpWithClare();
    store.choose("Kerry");
    expect(store.notices()).toEqual(["tds-found"]);
  });

  test("disappears when a letter is sent and when pending work is cancelled", async () => {
    const store = await setUpWithClare();
    store.send(CLARE.tds);
    expect(store.notices()).toEqual([]);
    await store.share("text");
    store.cancelPending();
    expect(store.notices()).toEqual([]);
  });
});

describe("actions", () => {
  test("confirm without a letter to confirm opens nothing", async () => {
    const store = await setUpWithClare("ios");
    store.confirm();
    expect(store.opened).toEqual([]);
    expect(store.state().sending).toEqual({ status: "idle" });
  });

  test("cancelPending keeps the dialog of a sent letter", async () => {
    const store = await setUpWithClare();
    store.send(CLARE.tds);
    store.advance(2_000);
    store.cancelPending();
    expect(store.state().sending.status).toBe("sent");
  });
});
