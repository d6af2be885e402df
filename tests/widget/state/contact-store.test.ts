import { describe, expect, test } from "vitest";
import { fail, ok } from "../../../api/contract/result.ts";
import { VERSION } from "../../../widget/domain/version.ts";
import { TOAST_DURATION_MS } from "../../../widget/state/contact-store.ts";
import { CLARE, setUp, setUpWithClare, td } from "./store-set-up.ts";

describe("choosing", () => {
  test("a lookup replaces the previous TDs and shows a toast with the result", async () => {
    const store = await setUpWithClare();
    expect(store.state().lookup).toEqual({ status: "found", constituency: "Clare", ...CLARE });
    expect(store.state().toast?.notice).toEqual({
      code: "tds-found",
      count: 2,
      constituency: "Clare",
    });
    expect(store.events).toEqual([
      { type: "bia-lookup", detail: { constituency: "Clare", count: 2, source: "stored" } },
    ]);
    store.choose("Kerry");
    expect(store.state().lookup).toEqual({ status: "finding", constituency: "Kerry" });
  });

  test.each([
    ["supporter", false],
    ["attribute-change", true],
    ["initial-attribute", undefined],
    ["located", undefined],
  ] as const)(
    "a choice by %s shows a toast with screenReaderOnly %j",
    async (origin, screenReaderOnly) => {
      const store = setUp();
      store.choose("Clare", origin);
      await store.lookups[0]?.reply(ok(CLARE));
      expect(store.state().lookup.status).toBe("found");
      expect(store.state().toast?.screenReaderOnly).toBe(screenReaderOnly);
      expect(store.types()).toEqual(["bia-lookup"]);
      store.advance(TOAST_DURATION_MS);
      expect(store.notices()).toEqual([]);
    },
  );

  test("what shows the answer is requested with the lookup; without it the lookup counts as failed, until a retry", async () => {
    const store = setUp();
    store.conditions.missing.add("results");
    store.choose("Clare");
    expect(store.loaded).toEqual(["results"]);
    await store.lookups[0]?.reply(ok(CLARE));
    expect(store.state().lookup).toMatchObject({
      status: "sample",
      reason: { code: "unreachable" },
    });
    // What is shown without the sample announces itself.
    expect(store.notices()).toEqual([]);
    expect(store.types()).toEqual(["bia-error", "bia-lookup"]);
    store.conditions.missing.clear();
    store.choose("Clare");
    await store.lookups[1]?.reply(ok(CLARE));
    expect(store.state().lookup.status).toBe("found");
    store.choose("Kerry");
    expect(store.loaded).toEqual(["results", "results"]);
  });

  test("a late reply for a previous constituency is ignored", async () => {
    const store = setUp();
    store.choose("Clare");
    store.choose("Kerry");
    await store.lookups[0]?.reply(ok(CLARE));
    expect(store.state().lookup).toEqual({ status: "finding", constituency: "Kerry" });
    expect(store.types()).toEqual([]);
  });

  test.each([
    [{ code: "answered", message: "Failed to connect to TD service" } as const, "lookup-answered"],
    [{ code: "answered", message: null } as const, "lookup-answered"],
    [{ code: "unreachable" } as const, "lookup-unreachable"],
  ])("a lookup that fails with %j shows the sample and the notice %s", async (failure, notice) => {
    const store = setUp();
    store.choose("Clare", "initial-attribute");
    await store.lookups[0]?.reply(fail(failure));
    expect(store.state().lookup).toEqual({
      status: "sample",
      constituency: "Clare",
      reason: failure,
    });
    expect(store.state().toast).toMatchObject({
      notice: { ...failure, code: notice },
      screenReaderOnly: false,
    });
    expect(store.events).toEqual([
      { type: "bia-error", detail: { code: notice } },
      { type: "bia-lookup", detail: { constituency: "Clare", count: 0, source: "sample" } },
    ]);
  });

  test("a failure stays visible until the supporter tries again", async () => {
    const store = setUp();
    store.choose("Clare");
    await store.lookups[0]?.reply(fail({ code: "unreachable" }));
    store.advance(60_000);
    expect(store.notices()).toEqual(["lookup-unreachable"]);
    store.choose("Clare");
    expect(store.notices()).toEqual([]);
    await store.lookups[1]?.reply(ok(CLARE));
    expect(store.state().lookup.status).toBe("found");
  });

  test("a letter to the sample TD is not sent", async () => {
    const store = setUp();
    store.choose("Clare");
    await store.lookups[0]?.reply(fail({ code: "unreachable" }));
    store.send([td("Sample", "Clare")]);
    expect(store.state().sending).toEqual({ status: "idle" });
    expect(store.opened).toEqual([]);
  });

  test("clearing ignores the reply and resets the lookup", async () => {
    const store = setUp();
    store.choose("Clare");
    store.clear();
    await store.lookups[0]?.reply(ok(CLARE));
    expect(store.state().lookup).toEqual({ status: "idle" });
  });
});

describe("cancelling pending work", () => {
  test("during a lookup it ignores the reply and leaves nothing pending", async () => {
    const store = setUp();
    store.choose("Clare");
    store.cancelPending();
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

  test("keeps the dialog of a sent letter", async () => {
    const store = await setUpWithClare();
    store.send(CLARE.tds);
    store.advance(2_000);
    store.cancelPending();
    expect(store.state().sending.status).toBe("sent");
  });
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
});
