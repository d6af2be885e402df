import { describe, expect, test } from "vitest";
import type { Constituency } from "../../../api/contract/constituencies.ts";
import { fail, ok } from "../../../api/contract/result.ts";
import type { Td } from "../../../api/contract/td.ts";
import type { Device } from "../../../widget/domain/compose-links.ts";
import type { FoundTds } from "../../../widget/domain/lookup.ts";
import { createContactStore, TOAST_DURATION_MS } from "../../../widget/state/contact-store.ts";
import { fakeEffects } from "./fake-effects.ts";

const td = (name: string, constituency: Constituency): Td => ({
  name,
  email: `${name.toLowerCase()}@oireachtas.ie`,
  constituency,
});
const CLARE: FoundTds = {
  tds: [td("Crowe", "Clare"), td("Dooley", "Clare")],
  asOf: "2026-07-19T00:00:00.000Z",
  source: "stored",
};

function setUp(device?: Device) {
  const fake = fakeEffects(device);
  const { api, actions } = createContactStore(fake.effects, {
    theme: "light",
    lang: "en",
    campaignUrl: "https://campaign.example/",
  });
  const notices = () => api.getState().toasts.map(({ notice }) => notice.code);
  const types = () => fake.events.map(({ type }) => type);
  return { ...fake, ...actions, state: api.getState, notices, types };
}

async function setUpWithClare(device?: Device) {
  const store = setUp(device);
  store.choose("Clare");
  await store.lookups[0]?.reply(ok(CLARE));
  return store;
}

describe("choosing", () => {
  test("the initial state has no constituency, Gmail and no dialog", () => {
    const { state } = setUp();
    expect(state()).toMatchObject({
      lookup: { status: "idle" },
      provider: "gmail",
      sending: { status: "idle" },
    });
  });

  test("a lookup replaces the previous TDs and shows a toast with the result", async () => {
    const store = await setUpWithClare();
    expect(store.state().lookup).toEqual({ status: "found", constituency: "Clare", ...CLARE });
    expect(store.state().toasts[0]?.notice).toEqual({
      code: "tds-found",
      count: 2,
      constituency: "Clare",
    });
    store.choose("Kerry");
    expect(store.state().lookup).toEqual({ status: "finding", constituency: "Kerry" });
  });

  test.each([
    ["supporter", [false]],
    ["attribute-change", [true]],
    ["initial-attribute", []],
  ] as const)(
    "a choice by %s shows toasts with screenReaderOnly %j",
    async (origin, screenReaderOnly) => {
      const store = setUp();
      store.choose("Clare", origin);
      await store.lookups[0]?.reply(ok(CLARE));
      expect(store.state().lookup.status).toBe("found");
      expect(store.state().toasts.map((toast) => toast.screenReaderOnly)).toEqual(screenReaderOnly);
      expect(store.types()).toEqual(["bia-lookup"]);
      store.advance(TOAST_DURATION_MS);
      expect(store.notices()).toEqual([]);
    },
  );

  test("a failure is shown for every choice origin", async () => {
    const store = setUp();
    store.choose("Clare", "initial-attribute");
    await store.lookups[0]?.reply(fail({ code: "unreachable" }));
    expect(store.state().toasts).toMatchObject([
      { notice: { code: "lookup-unreachable" }, screenReaderOnly: false },
    ]);
  });

  test("a late reply for a previous constituency is ignored and its request is aborted", async () => {
    const store = setUp();
    store.choose("Clare");
    store.choose("Kerry");
    expect(store.lookups[0]?.signal.aborted).toBe(true);
    await store.lookups[0]?.reply(ok(CLARE));
    expect(store.state().lookup).toEqual({ status: "finding", constituency: "Kerry" });
    expect(store.types()).toEqual([]);
  });

  test("a late failure of the first try does not replace the result of the retry", async () => {
    const store = setUp();
    store.choose("Clare");
    store.choose("Clare");
    await store.lookups[1]?.reply(ok(CLARE));
    await store.lookups[0]?.reply(fail({ code: "unreachable" }));
    expect(store.state().lookup.status).toBe("found");
  });

  test.each([
    [{ code: "answered", message: "Failed to connect to TD service" } as const, "lookup-answered"],
    [{ code: "answered", message: null } as const, "lookup-answered"],
    [{ code: "unreachable" } as const, "lookup-unreachable"],
  ])("a lookup that fails with %j shows the sample and the notice %s", async (failure, notice) => {
    const store = setUp();
    store.choose("Clare");
    await store.lookups[0]?.reply(fail(failure));
    expect(store.state().lookup).toEqual({
      status: "sample",
      constituency: "Clare",
      reason: failure,
    });
    expect(store.notices()).toEqual([notice]);
    expect(store.types()).toEqual(["bia-error", "bia-lookup"]);
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

  test("clearing aborts the request and resets the lookup", async () => {
    const store = setUp();
    store.choose("Clare");
    store.clear();
    await store.lookups[0]?.reply(ok(CLARE));
    expect(store.state().lookup).toEqual({ status: "idle" });
  });
});

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
      recipients: CLARE.tds,
      provider: "outlook",
    });
    expect(store.notices()).toEqual(["mail-opened"]);
    expect(store.types()).toEqual(["bia-lookup", "bia-compose", "bia-sent"]);
    expect(store.events.at(-1)?.detail).toEqual({ provider: "outlook", count: 2 });
  });

  test("a letter to one TD has only this recipient", async () => {
    const store = await setUpWithClare();
    store.send(CLARE.tds.slice(0, 1));
    expect(store.opened[0]?.href).toContain("to=crowe%40oireachtas.ie&");
    store.advance(2000);
    expect(store.events.at(-1)?.detail).toEqual({ provider: "gmail", count: 1 });
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
    expect(store.notices()).toEqual(["fallback-opened"]);
    store.advance(2000);
    expect(store.state().sending).toMatchObject({ status: "sent", usedMailto: true });
    expect(store.notices()).toEqual(["fallback-opened"]);
    expect(store.types()).toContain("bia-error");
  });

  test("closing the dialog shows the TDs again", async () => {
    const store = await setUpWithClare();
    store.send(CLARE.tds);
    store.close();
    expect(store.state().sending.status).toBe("composing");
    store.advance(2000);
    store.close();
    expect(store.state().sending).toEqual({ status: "idle" });
    expect(store.state().lookup.status).toBe("found");
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
    expect(store.state().sending.status).toBe("sent");
  });

  test("a blocked web window after the app is followed by a mailto link in the same window", async () => {
    const store = await setUpWithClare("ios");
    store.conditions.allowWindows = false;
    store.send(CLARE.tds);
    store.confirm();
    store.advance(1500);
    expect(store.opened.at(-1)).toMatchObject({ target: "self" });
    expect(store.opened.at(-1)?.href).toMatch(/^mailto:/);
    expect(store.notices()).toEqual(["fallback-opened"]);
  });

  test.each(["outlook", "outlook-work"] as const)(
    "%s opens the Outlook app, and the web after 1500 ms unless the page is hidden",
    async (provider) => {
      for (const isHidden of [false, true]) {
        const store = await setUpWithClare("android");
        store.setProvider(provider);
        store.send(CLARE.tds);
        store.confirm();
        expect(store.opened[0]).toMatchObject({ target: "app" });
        expect(store.opened[0]?.href).toMatch(/^ms-outlook:/);
        if (isHidden) store.hidePage();
        store.advance(1500);
        expect(store.opened).toHaveLength(isHidden ? 1 : 2);
        store.advance(2000);
        expect(store.recorded).toEqual([provider]);
      }
    },
  );

  test("Yahoo opens on the web synchronously with the confirmation", async () => {
    const store = await setUpWithClare("android");
    store.setProvider("yahoo");
    store.send(CLARE.tds);
    store.confirm();
    expect(store.opened).toHaveLength(1);
    expect(store.opened[0]).toMatchObject({ target: "blank" });
  });
});

describe("another way to send", () => {
  const WAYS = [
    ["gmail", "gmail", "https://mail.google.com/"],
    ["outlook", "outlook", "https://outlook.live.com/"],
    ["outlook-work", "outlook-work", "https://outlook.office.com/"],
    ["yahoo", "yahoo", "https://compose.mail.yahoo.com/"],
    ["mail-app", "mail-app", "mailto:"],
  ] as const;

  test.each(WAYS)(
    "%s counts one letter, emits its events and leads to the dialog",
    async (way, provider, start) => {
      const store = await setUpWithClare();
      store.send(CLARE.tds, way);
      expect(store.opened).toHaveLength(1);
      expect(store.opened[0]?.href.slice(0, start.length)).toBe(start);
      store.advance(60_000);
      expect(store.recorded).toEqual([provider]);
      const detail = { provider, count: 2 };
      expect(store.events.slice(1)).toEqual([
        { type: "bia-compose", detail },
        { type: "bia-sent", detail },
      ]);
      expect(store.state().sending).toMatchObject({
        status: "sent",
        provider,
        usedMailto: way === "mail-app",
      });
      expect(store.state().provider).toBe("gmail");
    },
  );

  test.each([
    ["gmail-app", "gmail", /^googlegmail:/, /^https:\/\/mail\.google\.com/],
    ["outlook-app", "outlook", /^ms-outlook:/, /^https:\/\/outlook\.live\.com/],
  ] as const)(
    "%s on a phone asks first, opens the app, and the web after 1500 ms",
    async (way, provider, app, web) => {
      const store = await setUpWithClare("ios");
      store.send(CLARE.tds, way);
      expect(store.state().sending).toMatchObject({ status: "confirming", provider });
      store.confirm();
      expect(store.opened[0]?.href).toMatch(app);
      store.advance(1500);
      expect(store.opened[1]?.href).toMatch(web);
      store.advance(2000);
      expect(store.recorded).toEqual([provider]);
      expect(store.state().sending.status).toBe("sent");
    },
  );

  test("from the success dialog it opens at once, also on a phone, and counts as a further letter", async () => {
    const store = await setUpWithClare("ios");
    store.send(CLARE.tds);
    store.confirm();
    store.hidePage();
    store.advance(2000);
    store.send(CLARE.tds, "yahoo");
    expect(store.state().sending.status).toBe("composing");
    store.advance(2000);
    expect(store.state().sending).toMatchObject({ status: "sent", provider: "yahoo" });
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
  const WAYS = [undefined, "gmail", "outlook", "outlook-work", "yahoo", "mail-app"] as const;

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
          status: "blocked",
          provider: way ?? "gmail",
          recipients: CLARE.tds,
        });
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

describe("counting", () => {
  test("an opened letter is recorded once with its provider", async () => {
    const store = await setUpWithClare();
    store.setProvider("outlook");
    store.send(CLARE.tds);
    store.advance(10_000);
    expect(store.recorded).toEqual(["outlook"]);
  });

  test("a declined letter is not recorded", async () => {
    const store = await setUpWithClare("ios");
    store.send(CLARE.tds);
    store.close();
    store.advance(10_000);
    expect(store.recorded).toEqual([]);
  });

  test("today's count includes this visitor's letters", async () => {
    const store = await setUpWithClare();
    expect(store.state().lettersToday).toBe(6);
    store.send(CLARE.tds);
    expect(store.state().lettersToday).toBe(7);
    store.advance(2000);
    store.close();
    store.send(CLARE.tds.slice(0, 1));
    expect(store.state().lettersToday).toBe(8);
  });

  test("an unavailable count stays unknown", async () => {
    const store = setUp();
    store.conditions.lettersToday = null;
    store.choose("Clare");
    await store.lookups[0]?.reply(ok(CLARE));
    store.send(CLARE.tds);
    expect(store.state().lettersToday).toBeNull();
  });
});

describe("sharing", () => {
  test("sharing copies the text and shows a toast that disappears by itself", async () => {
    const store = setUp();
    await store.share("text");
    expect(store.copied).toEqual(["text"]);
    expect(store.notices()).toEqual(["copied"]);
    store.advance(TOAST_DURATION_MS);
    expect(store.notices()).toEqual([]);
  });

  test("a refused copy shows the text for manual copying", async () => {
    const store = setUp();
    store.conditions.allowCopy = false;
    await store.addToStories("text");
    expect(store.state().manualCopyText).toBe("text");
    expect(store.notices()).toEqual([]);
    expect(store.opened).toEqual([]);
    store.closeManualCopy();
    expect(store.state().manualCopyText).toBeNull();
  });

  test.each([
    ["share", "copy"],
    ["addToStories", "stories"],
  ] as const)(
    "%s emits bia-share after copying, and bia-error if copying is refused",
    async (action, channel) => {
      const store = setUp();
      await store[action]("text");
      expect(store.events).toEqual([{ type: "bia-share", detail: { channel } }]);
      store.conditions.allowCopy = false;
      await store[action]("text");
      expect(store.events.slice(1)).toEqual([
        { type: "bia-error", detail: { code: "copy-refused" } },
      ]);
    },
  );

  test("on a phone the Instagram app is opened after copying, and its website after 1200 ms", async () => {
    const store = setUp("android");
    await store.addToStories("text");
    expect(store.notices()).toEqual(["caption-copied"]);
    expect(store.opened).toEqual([{ href: "instagram://story-camera", target: "app" }]);
    store.advance(1199);
    expect(store.opened).toHaveLength(1);
    store.advance(1);
    expect(store.opened[1]).toEqual({ href: "https://www.instagram.com/", target: "blank" });
  });

  test("on a desktop the caption is copied and nothing is opened", async () => {
    const store = setUp("desktop");
    await store.addToStories("text");
    store.advance(5000);
    expect(store.opened).toEqual([]);
  });
});

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

test("bia-ready is emitted once", () => {
  const store = setUp();
  store.ready();
  store.ready();
  expect(store.types()).toEqual(["bia-ready"]);
});
