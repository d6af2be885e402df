import { describe, expect, test } from "vitest";
import { fail } from "../../../api/contract/result.ts";
import { CLARE, setUp, setUpWithClare } from "./store-set-up.ts";

/** Returns the notices of a store's toasts, oldest first. */
const shownNotices = ({ state }: ReturnType<typeof setUp>) =>
  state().toasts.map(({ notice }) => notice);

describe("toasts", () => {
  test("are dismissed one by one", async () => {
    const store = await setUpWithClare();
    await store.share("text");
    const [first, second] = store.state().toasts;
    expect(first?.id).not.toBe(second?.id);
    store.dismiss(first?.id ?? 0);
    expect(store.state().toasts).toEqual([second]);
  });

  test("are at most three: the oldest one is dropped", async () => {
    const store = await setUpWithClare();
    for (let copy = 0; copy < 3; copy++) await store.share("text");
    expect(shownNotices(store)).toEqual(Array(3).fill({ code: "copied" }));
  });

  test("of a success stay visible during the next lookup", async () => {
    const store = await setUpWithClare();
    store.choose("Kerry");
    expect(shownNotices(store)).toEqual([{ code: "tds-found", count: 2, constituency: "Clare" }]);
  });

  test("contain the message of a failed lookup", async () => {
    const store = setUp();
    store.choose("Clare");
    await store.lookups[0]?.reply(fail({ code: "answered", message: "No TDs" }));
    expect(shownNotices(store)).toEqual([{ code: "lookup-answered", message: "No TDs" }]);
  });

  test("disappear when a letter is sent and when pending work is cancelled", async () => {
    const store = await setUpWithClare();
    store.send(CLARE.tds);
    expect(shownNotices(store)).toEqual([]);
    await store.share("text");
    store.cancelPending();
    expect(shownNotices(store)).toEqual([]);
  });
});

describe("events", () => {
  test("of a found constituency name it, the number of TDs and the source", async () => {
    const store = await setUpWithClare();
    expect(store.events).toEqual([
      { type: "bia-lookup", detail: { constituency: "Clare", count: 2, source: "stored" } },
    ]);
  });

  test.each([
    [{ code: "answered", message: "No TDs" } as const, "lookup-answered"],
    [{ code: "unreachable" } as const, "lookup-unreachable"],
  ])("of a lookup that fails with %j name the failure and the sample", async (failure, code) => {
    const store = setUp();
    store.choose("Clare");
    await store.lookups[0]?.reply(fail(failure));
    expect(store.events).toEqual([
      { type: "bia-error", detail: { code } },
      { type: "bia-lookup", detail: { constituency: "Clare", count: 0, source: "sample" } },
    ]);
  });
});

describe("actions", () => {
  test("send without recipients opens nothing", async () => {
    const store = await setUpWithClare();
    store.send([]);
    expect(store.opened).toEqual([]);
    expect(store.state().sending).toEqual({ status: "idle" });
  });

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

  test("addToStories opens no website when the app opened", async () => {
    const store = setUp("ios");
    await store.addToStories("text");
    store.hidePage();
    store.advance(5_000);
    expect(store.opened.map(({ target }) => target)).toEqual(["app"]);
    expect(store.pendingCount()).toBe(1);
  });
});
