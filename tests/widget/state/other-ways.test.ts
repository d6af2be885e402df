import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CLARE, CROWE, setUpWithClare } from "./store-set-up.ts";

describe("another way to send", () => {
  test("from the success dialog it opens at once, also on a phone, and counts nothing again", async () => {
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
    expect(store.state().sending).toMatchObject({ status: "sent", isSaid: true });
    expect(store.recorded).toEqual(["gmail"]);
    expect(store.state().lettersToday).toBe(7);
    expect(store.types().slice(1)).toEqual(["bia-compose", "bia-sent"]);
  });

  test("to other TDs, pressed before the dialog, is a letter of its own", async () => {
    const store = await setUpWithClare();
    store.send(CLARE.tds);
    store.send([CROWE], "yahoo");
    store.send([CROWE], "mail-app");
    store.showMail();
    expect(store.recorded).toEqual(["gmail", "yahoo"]);
  });

  test("while an app that does not open is waited for, it takes the place of that app", async () => {
    const store = await setUpWithClare("ios");
    store.send(CLARE.tds);
    store.confirm();
    store.advance(500);
    store.send(CLARE.tds, "outlook");
    store.advance(60_000);
    expect(store.opened.map(({ target }) => target)).toEqual(["app", "blank"]);
    expect(store.recorded).toEqual(["outlook"]);
    expect(store.types().filter((type) => type === "bia-sent")).toHaveLength(1);
    expect(store.pendingCount()).toBe(0);
  });
});

describe("where the browser refuses windows and the mail app", () => {
  beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  const WAYS = [undefined, "yahoo", "mail-app"] as const;

  for (const device of ["desktop", "ios", "android"] as const) {
    for (const way of WAYS) {
      test(`nothing is claimed or counted on ${device} (${way ?? "main button"})`, async () => {
        const store = await setUpWithClare(device);
        store.conditions.allowWindows = false;
        store.conditions.allowMailto = false;
        store.send(CLARE.tds, way);
        store.confirm();
        store.advance(60_000);
        expect(store.state().sending).toMatchObject({
          status: "unopened",
          isRefused: true,
          provider: way ?? "gmail",
          recipients: CLARE.tds,
        });
        expect(console.warn).toHaveBeenCalledOnce();
        expect(store.recorded).toEqual([]);
        expect(store.state().lettersToday).toBe(6);
        expect(store.notices()).toEqual([]);
        expect(store.events.slice(1)).toEqual([
          { type: "bia-error", detail: { code: "compose-blocked" } },
        ]);
        expect(store.pendingCount()).toBe(0);
        store.close();
        expect(store.state().sending).toEqual({ status: "idle" });
      });
    }
  }

  test("a way that opens after all is counted once and leads to the success dialog", async () => {
    const store = await setUpWithClare();
    store.conditions.allowWindows = false;
    store.conditions.allowMailto = false;
    store.send(CLARE.tds);
    store.conditions.allowMailto = true;
    store.send(CLARE.tds, "mail-app");
    store.showMail();
    store.advance(2000);
    expect(store.recorded).toEqual(["mail-app"]);
    expect(store.state().sending).toMatchObject({ status: "sent", usedMailto: true });
  });

  test("the mail app opens in a new tab where only that is allowed", async () => {
    const store = await setUpWithClare();
    store.conditions.allowMailto = false;
    store.send(CLARE.tds, "mail-app");
    store.advance(2000);
    expect(store.opened.map(({ target }) => target)).toEqual(["self", "blank"]);
    expect(store.state().sending.status).toBe("sent");
  });
});

describe("a mailto link", () => {
  test.each(["desktop", "ios", "android"] as const)(
    "without a sign of a mail program within two seconds claims and counts nothing on %s",
    async (device) => {
      const store = await setUpWithClare(device);
      store.send(CLARE.tds, "mail-app");
      store.confirm();
      store.advance(1999);
      expect(store.state().sending.status).toBe("composing");
      store.advance(1);
      expect(store.state().sending).toMatchObject({ status: "unopened", isRefused: false });
      // What is seen later may be the supporter, on the way to their mail with a copied letter.
      store.hidePage();
      store.advance(60_000);
      expect(store.state().sending.status).toBe("unopened");
      expect([store.recorded, store.notices()]).toEqual([[], []]);
      expect(store.types()).toEqual(["bia-lookup"]);
    },
  );

  test("whose sign comes late is followed by the dialog two seconds after the sign", async () => {
    const store = await setUpWithClare();
    store.send(CLARE.tds, "mail-app");
    store.advance(1500);
    store.showMail();
    expect(store.recorded).toEqual(["mail-app"]);
    store.advance(1999);
    expect(store.state().sending.status).toBe("composing");
    store.advance(1);
    expect(store.state().sending.status).toBe("sent");
  });

  test("a letter that the supporter says they sent counts once, and is sent without a last step", async () => {
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
    expect(store.state()).toMatchObject({
      sending: { status: "sent", isSaid: true },
      lettersToday: 7,
      toast: null,
    });
  });
});

describe("in an app's own browser a window that shows nothing", () => {
  async function setUpInApp() {
    const store = await setUpWithClare("ios");
    store.store.api.setState({ appBrowser: "An app" });
    store.send(CLARE.tds, "yahoo");
    store.confirm();
    expect(store.opened).toHaveLength(1);
    return store;
  }

  test("is no letter", async () => {
    const store = await setUpInApp();
    store.advance(2000);
    expect(store.state().sending).toMatchObject({ status: "unopened", isRefused: false });
    expect(store.recorded).toEqual([]);
  });

  test("is one once the page was left", async () => {
    const store = await setUpInApp();
    store.hidePage();
    store.advance(2000);
    expect(store.state().sending.status).toBe("sent");
    expect(store.recorded).toEqual(["yahoo"]);
  });
});

describe("leaving an app's own browser", () => {
  test("tries each way until the page is hidden", async () => {
    const store = await setUpWithClare("ios");
    const done = vi.fn();
    store.leaveApp(["one:", "two:", "three:"], done);
    store.advance(1500);
    store.hidePage();
    store.advance(60_000);
    expect(store.opened).toEqual([
      { href: "one:", target: "self" },
      { href: "two:", target: "self" },
    ]);
    expect(done).toHaveBeenCalledExactlyOnceWith(true);
  });

  test("says when no way led out", async () => {
    const store = await setUpWithClare("ios");
    const done = vi.fn();
    store.leaveApp(["one:"], done);
    store.advance(1499);
    expect(done).not.toHaveBeenCalled();
    store.advance(1);
    expect(done).toHaveBeenCalledExactlyOnceWith(false);
  });
});
