import { describe, expect, test } from "vitest";
import { CLARE, setUpWithClare } from "./store-set-up.ts";

describe("sending from a desktop", () => {
  test("opens the provider's window synchronously and the dialog 2000 ms later", async () => {
    const store = await setUpWithClare();
    store.setProvider("outlook");
    store.send(CLARE.tds);
    expect(store.opened).toHaveLength(1);
    expect(store.opened[0]?.href).toContain("https://outlook.live.com/");
    expect(store.state().sending.status).toBe("composing");
    store.advance(1999);
    expect(store.state().sending.status).toBe("composing");
    store.advance(1);
    expect(store.state().sending).toEqual({
      status: "sent",
      usedMailto: false,
      mustPaste: false,
      recipients: CLARE.tds,
      provider: "outlook",
    });
    expect(store.notices()).toEqual(["mail-opened"]);
    expect(store.types()).toEqual(["bia-lookup", "bia-compose", "bia-sent"]);
    expect(store.events.at(-1)?.detail).toEqual({
      ...{ provider: "outlook", count: 2, personalised: false },
    });
  });

  test("a second send while composing opens no further window", async () => {
    const store = await setUpWithClare();
    store.send(CLARE.tds);
    store.send(CLARE.tds);
    expect(store.opened).toHaveLength(1);
  });

  test("a blocked window is followed by a mailto link in a new tab, then in the same window, and a toast", async () => {
    const store = await setUpWithClare();
    store.conditions.allowWindows = false;
    store.send(CLARE.tds);
    expect(store.opened.map(({ href, target }) => [href.split(":")[0], target])).toEqual([
      ["https", "blank"],
      ["mailto", "blank"],
      ["mailto", "self"],
    ]);
    store.showMail();
    store.advance(2000);
    expect(store.state().sending).toMatchObject({ status: "sent", usedMailto: true });
    expect(store.notices()).toEqual(["fallback-opened"]);
    expect(store.types()).toContain("bia-error");
  });
});

describe("sending from a phone", () => {
  test("nothing is opened if the supporter declines the confirmation", async () => {
    const store = await setUpWithClare("ios");
    store.send(CLARE.tds);
    expect(store.state().sending.status).toBe("confirming");
    store.close();
    expect(store.state().sending).toEqual({ status: "idle" });
    store.advance(10_000);
    expect(store.opened).toEqual([]);
    expect(store.recorded).toEqual([]);
  });

  test("the Gmail app is opened first, Gmail on the web after 1500 ms, then the dialog", async () => {
    const store = await setUpWithClare("ios");
    store.send(CLARE.tds);
    store.confirm();
    expect(store.opened.map(({ target }) => target)).toEqual(["app"]);
    store.advance(1499);
    expect(store.opened).toHaveLength(1);
    store.advance(1);
    expect(store.opened[1]?.href).toContain("https://mail.google.com/");
    store.advance(1999);
    expect(store.state().sending.status).toBe("composing");
    store.advance(1);
    expect(store.state().sending.status).toBe("sent");
  });

  test("no web window is opened if the app hid the page", async () => {
    const store = await setUpWithClare("android");
    store.send(CLARE.tds);
    store.confirm();
    store.advance(300);
    store.hidePage();
    store.advance(2000);
    expect(store.opened).toHaveLength(1);
    expect(store.state().sending).toMatchObject({ status: "sent", usedMailto: false });
  });

  test("a blocked web window after the app is followed by a mailto link in the same window", async () => {
    const store = await setUpWithClare("ios");
    store.conditions.allowWindows = false;
    store.send(CLARE.tds);
    store.confirm();
    store.advance(1500);
    expect(store.opened.at(-1)).toMatchObject({ target: "self" });
    expect(store.opened.at(-1)?.href).toMatch(/^mailto:/);
    store.hidePage();
    store.advance(2000);
    expect(store.notices()).toEqual(["fallback-opened"]);
  });
});
