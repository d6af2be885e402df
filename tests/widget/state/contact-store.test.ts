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
  test("cancelPending keeps the dialog of a sent letter", async () => {
    const store = await setUpWithClare();
    store.send(CLARE.tds);
    store.advance(2_000);
    store.cancelPending();
    expect(store.state().sending.status).toBe("sent");
  });
});
