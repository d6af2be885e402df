import { describe, expect, test } from "vitest";
import { fail } from "../../../api/contract/result.ts";
import { TOAST_DURATION_MS } from "../../../widget/state/contact-store.ts";
import { CLARE, setUp, setUpWithClare } from "./store-set-up.ts";

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

  test("contains the message of a failed lookup", async () => {
    const store = setUp();
    store.choose("Clare");
    await store.lookups[0]?.reply(fail({ code: "answered", message: "No TDs" }));
    expect(store.state().toast?.notice).toEqual({ code: "lookup-answered", message: "No TDs" });
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

describe("events", () => {
  test("of a found constituency name it, the number of TDs and the source", async () => {
    const store = await setUpWithClare();
    expect(store.events).toEqual([
      { type: "bia-lookup", detail: { constituency: "Clare", count: 2, source: "stored" } },
    ]);
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

  test("addToStories opens no website when the app opened", async () => {
    const store = setUp("ios");
    await store.addToStories("text");
    store.hidePage();
    store.advance(5_000);
    expect(store.opened.map(({ target }) => target)).toEqual(["app"]);
    expect(store.pendingCount()).toBe(1);
  });
});
