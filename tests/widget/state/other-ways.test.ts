import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CLARE, CROWE, setUpWithClare } from "./store-set-up.ts";

const DEVICES = ["desktop", "ios", "android"] as const;

describe("another way to send", () => {
  it("from the success dialog opens at once, also on a phone, and counts nothing again", async () => {
    const store = await setUpWithClare("ios");
    store.send(CLARE.tds);
    store.confirm();
    store.hidePage();
    store.advance(2000);
    store.send(CLARE.tds, "yahoo");
    expect(store.state().sending.status).toBe("composing");
    store.advance(2000);
    expect(store.state().sending).toMatchObject({ status: "sent", provider: "yahoo" });
    store.send(CLARE.tds, "mail-app");
    store.advance(2000);
    store.saySent();
    expect(store.state().sending).toMatchObject({ status: "sent", isReported: true });
    expect(store.recorded).toEqual(["gmail"]);
    expect(store.state().actionCount?.today).toBe(7);
    expect(store.types().slice(1)).toEqual(["bia-compose", "bia-sent"]);
  });

  it("to other TDs, pressed before the dialog, is a letter of its own", async () => {
    const store = await setUpWithClare();
    store.send(CLARE.tds);
    store.send([CROWE], "yahoo");
    store.send([CROWE], "mail-app");
    store.showMail();
    expect(store.recorded).toEqual(["gmail", "yahoo"]);
  });

  it("takes the place of an app that is waited for", async () => {
    const store = await setUpWithClare("ios");
    store.send(CLARE.tds);
    store.confirm();
    store.advance(500);
    store.send(CLARE.tds, "outlook");
    store.advance(60_000);
    expect(store.opened.map(({ target }) => target)).toEqual(["app", "blank"]);
    expect(store.recorded).toEqual(["outlook"]);
    expect(store.types().slice(1)).toEqual(["bia-compose", "bia-sent"]);
    expect(store.pendingCount()).toBe(0);
  });
});

describe("where the browser refuses windows and the mail app", () => {
  beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  const ways = [undefined, "yahoo", "mail-app"] as const;
  it.each(DEVICES.flatMap((device) => ways.map((way) => [device, way] as const)))(
    "nothing is claimed or counted on %s by the way %s",
    async (device, way) => {
      const store = await setUpWithClare(device);
      Object.assign(store.conditions, { allowWindows: false, allowMailto: false });
      store.send(CLARE.tds, way);
      store.confirm();
      store.advance(60_000);
      const delivery = { provider: way ?? "gmail", recipients: CLARE.tds };
      const sending = { status: "unopened", isRefused: true, ...delivery };
      expect(store.state()).toMatchObject({ sending, actionCount: { today: 6 } });
      expect(console.warn).toHaveBeenCalledOnce();
      expect([store.recorded, store.notices()]).toEqual([[], []]);
      expect(store.types().slice(1)).toEqual(["bia-error"]);
      expect(store.events[1]?.detail).toEqual({ code: "compose-blocked" });
      expect(store.pendingCount()).toBe(0);
      store.close();
      expect(store.state().sending).toEqual({ status: "idle" });
    },
  );

  it("a way that opens after all is counted once and leads to the success dialog", async () => {
    const store = await setUpWithClare();
    Object.assign(store.conditions, { allowWindows: false, allowMailto: false });
    store.send(CLARE.tds);
    store.conditions.allowMailto = true;
    store.send(CLARE.tds, "mail-app");
    store.advance(1500);
    store.showMail();
    expect(store.recorded).toEqual(["mail-app"]);
    store.advance(1999);
    expect(store.state().sending.status).toBe("composing");
    store.advance(1);
    expect(store.state().sending).toMatchObject({ status: "sent", usedMailto: true });
  });

  it("the mail app opens in a new tab where only that is allowed", async () => {
    const store = await setUpWithClare();
    store.conditions.allowMailto = false;
    store.send(CLARE.tds, "mail-app");
    store.advance(2000);
    expect(store.opened.map(({ target }) => target)).toEqual(["self", "blank"]);
    expect(store.state().sending.status).toBe("sent");
  });
});

describe("a mailto link", () => {
  it.each(DEVICES)(
    "without a sign within two seconds claims and counts nothing on %s",
    async (device) => {
      const store = await setUpWithClare(device);
      store.send(CLARE.tds, "mail-app");
      store.confirm();
      store.advance(1999);
      expect(store.state().sending.status).toBe("composing");
      store.advance(1);
      expect(store.state().sending).toMatchObject({ status: "unopened", isRefused: false });
      // A later sign may be the supporter, on the way to their mail with a copied letter.
      store.hidePage();
      store.advance(60_000);
      expect(store.state().sending.status).toBe("unopened");
      expect([store.recorded, store.notices()]).toEqual([[], []]);
      expect(store.types()).toEqual(["bia-lookup"]);
    },
  );

  it("that the supporter says they sent counts once, and has no last step", async () => {
    const store = await setUpWithClare();
    store.write({ why: "I paint." });
    store.send(CLARE.tds, "mail-app");
    store.saySent();
    expect(store.recorded).toEqual([]);
    store.advance(2000);
    store.saySent();
    store.saySent();
    const detail = { provider: "mail-app", count: 2, personalised: true };
    expect(store.events.slice(1)).toEqual([
      { type: "bia-compose", detail },
      { type: "bia-sent", detail },
    ]);
    expect(store.recorded).toEqual(["mail-app"]);
    const sending = { status: "sent", isReported: true };
    expect(store.state()).toMatchObject({ sending, actionCount: { today: 7 }, toast: null });
  });
});

describe("in an app's own browser", () => {
  it.each([
    ["that shows nothing is no letter", "pendingCount", "unopened", []],
    ["is a letter once the page was left", "hidePage", "sent", ["yahoo"]],
  ] as const)("a window %s", async (_, event, status, recorded) => {
    const store = await setUpWithClare("ios");
    store.store.api.setState({ appBrowser: "An app" });
    store.send(CLARE.tds, "yahoo");
    store.confirm();
    expect(store.opened).toHaveLength(1);
    store[event]();
    store.advance(2000);
    expect(store.state().sending.status).toBe(status);
    expect(store.recorded).toEqual(recorded);
  });

  it("each way out is tried until the page is hidden, and it is said when none led out", async () => {
    const store = await setUpWithClare("ios");
    const done = vi.fn();
    store.leaveApp(["one:"], done);
    store.advance(1500);
    expect(done).toHaveBeenCalledExactlyOnceWith(false);
    store.leaveApp(["two:", "three:", "four:"], done);
    store.advance(1500);
    store.hidePage();
    store.advance(60_000);
    const opened = store.opened.map(({ href, target }) => href + target);
    expect(opened).toEqual(["one:self", "two:self", "three:self"]);
    expect(done.mock.calls).toEqual([[false], [true]]);
  });
});
