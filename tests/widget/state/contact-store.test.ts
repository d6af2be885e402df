import { describe, expect, test } from "vitest";
import type { Constituency } from "../../../api/contract/constituencies.ts";
import { fail, ok } from "../../../api/contract/result.ts";
import type { Td } from "../../../api/contract/td.ts";
import type { Device } from "../../../widget/domain/compose-links.ts";
import type { Found } from "../../../widget/domain/lookup.ts";
import { createContactStore, TOAST_MS } from "../../../widget/state/contact-store.ts";
import { fakeEffects } from "./fake-effects.ts";

const td = (name: string, constituency: Constituency): Td => ({
  name,
  email: `${name.toLowerCase()}@oireachtas.ie`,
  constituency,
});
const CLARE: Found = {
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

async function withClare(device?: Device) {
  const it = setUp(device);
  it.choose("Clare");
  await it.lookups[0]?.answer(ok(CLARE));
  return it;
}

describe("choosing", () => {
  test("starts with nothing chosen, Gmail, and no dialog", () => {
    const { state } = setUp();
    expect(state()).toMatchObject({
      lookup: { status: "idle" },
      provider: "gmail",
      sending: { status: "idle" },
    });
  });

  test("clears the list while the lookup runs, then shows the TDs and says so", async () => {
    const it = await withClare();
    expect(it.state().lookup).toEqual({ status: "found", constituency: "Clare", ...CLARE });
    expect(it.state().toasts[0]?.notice).toEqual({
      code: "tds-found",
      count: 2,
      constituency: "Clare",
    });
    it.choose("Kerry");
    expect(it.state().lookup).toEqual({ status: "finding", constituency: "Kerry" });
  });

  test.each([
    ["supporter", [false]],
    ["page", [true]],
    ["tag", []],
  ] as const)("what the %s chose is told of by toasts that are unseen: %j", async (by, unseen) => {
    const it = setUp();
    it.choose("Clare", by);
    await it.lookups[0]?.answer(ok(CLARE));
    expect(it.state().lookup.status).toBe("found");
    expect(it.state().toasts.map((toast) => toast.unseen)).toEqual(unseen);
    expect(it.types()).toEqual(["bia-lookup"]);
    it.pass(TOAST_MS);
    expect(it.notices()).toEqual([]);
  });

  test("a failure is shown, whoever chose", async () => {
    const it = setUp();
    it.choose("Clare", "tag");
    await it.lookups[0]?.answer(fail({ code: "unreachable" }));
    expect(it.state().toasts).toMatchObject([
      { notice: { code: "sample-unreachable" }, unseen: false },
    ]);
  });

  test("a late reply for a previous constituency is ignored, and its request was ended", async () => {
    const it = setUp();
    it.choose("Clare");
    it.choose("Kerry");
    expect(it.lookups[0]?.signal.aborted).toBe(true);
    await it.lookups[0]?.answer(ok(CLARE));
    expect(it.state().lookup).toEqual({ status: "finding", constituency: "Kerry" });
    expect(it.types()).toEqual([]);
  });

  test("a late failure of a previous try does not undo the retry's success", async () => {
    const it = setUp();
    it.choose("Clare");
    it.choose("Clare");
    await it.lookups[1]?.answer(ok(CLARE));
    await it.lookups[0]?.answer(fail({ code: "unreachable" }));
    expect(it.state().lookup.status).toBe("found");
  });

  test.each([
    [{ code: "answered", message: "Failed to connect to TD service" } as const, "sample-answered"],
    [{ code: "answered", message: null } as const, "sample-answered"],
    [{ code: "unreachable" } as const, "sample-unreachable"],
  ])("a lookup that fails with %j shows the sample and raises %s", async (failure, notice) => {
    const it = setUp();
    it.choose("Clare");
    await it.lookups[0]?.answer(fail(failure));
    expect(it.state().lookup).toEqual({ status: "sample", constituency: "Clare", reason: failure });
    expect(it.notices()).toEqual([notice]);
    expect(it.types()).toEqual(["bia-error", "bia-lookup"]);
  });

  test("a failure stays on show until the supporter tries again", async () => {
    const it = setUp();
    it.choose("Clare");
    await it.lookups[0]?.answer(fail({ code: "unreachable" }));
    it.pass(60_000);
    expect(it.notices()).toEqual(["sample-unreachable"]);
    it.choose("Clare");
    expect(it.notices()).toEqual([]);
    await it.lookups[1]?.answer(ok(CLARE));
    expect(it.state().lookup.status).toBe("found");
  });

  test("the sample cannot be sent to", async () => {
    const it = setUp();
    it.choose("Clare");
    await it.lookups[0]?.answer(fail({ code: "unreachable" }));
    it.send([td("Sample", "Clare")]);
    expect(it.state().sending).toEqual({ status: "idle" });
    expect(it.opened).toEqual([]);
  });

  test("clearing ends the request and shows nothing", async () => {
    const it = setUp();
    it.choose("Clare");
    it.clear();
    await it.lookups[0]?.answer(ok(CLARE));
    expect(it.state().lookup).toEqual({ status: "idle" });
  });
});

describe("sending from a desktop", () => {
  test("opens the provider's window inside the call, and the dialog 2000 ms after", async () => {
    const it = await withClare();
    it.setProvider("outlook");
    it.send(CLARE.tds);
    expect(it.opened).toHaveLength(1);
    expect(it.opened[0]?.href).toContain("https://outlook.live.com/");
    expect(it.state().sending.status).toBe("composing");
    it.pass(1999);
    expect(it.state().sending.status).toBe("composing");
    it.pass(1);
    expect(it.state().sending).toEqual({
      status: "sent",
      fallback: false,
      recipients: CLARE.tds,
      provider: "outlook",
    });
    expect(it.notices()).toEqual(["mail-opened"]);
    expect(it.types()).toEqual(["bia-lookup", "bia-compose", "bia-sent"]);
    expect(it.events.at(-1)?.detail).toEqual({ provider: "outlook", count: 2 });
  });

  test("to one TD goes to that one alone", async () => {
    const it = await withClare();
    it.send(CLARE.tds.slice(0, 1));
    expect(it.opened[0]?.href).toContain("to=crowe%40oireachtas.ie&");
    it.pass(2000);
    expect(it.events.at(-1)?.detail).toEqual({ provider: "gmail", count: 1 });
  });

  test("a second press while it composes opens nothing more", async () => {
    const it = await withClare();
    it.send(CLARE.tds);
    it.send(CLARE.tds);
    expect(it.opened).toHaveLength(1);
  });

  test("blocked, a mailto is tried in a new tab, then in this window, and the toast says so", async () => {
    const it = await withClare();
    it.world.windows = false;
    it.send(CLARE.tds);
    expect(it.opened.map(({ href, target }) => [href.split(":")[0], target])).toEqual([
      ["https", "blank"],
      ["mailto", "blank"],
      ["mailto", "self"],
    ]);
    expect(it.notices()).toEqual(["fallback-opened"]);
    it.pass(2000);
    expect(it.state().sending).toMatchObject({ status: "sent", fallback: true });
    expect(it.notices()).toEqual(["fallback-opened"]);
    expect(it.types()).toContain("bia-error");
  });

  test("closing the dialog leads back to the TDs", async () => {
    const it = await withClare();
    it.send(CLARE.tds);
    it.close();
    expect(it.state().sending.status).toBe("composing");
    it.pass(2000);
    it.close();
    expect(it.state().sending).toEqual({ status: "idle" });
    expect(it.state().lookup.status).toBe("found");
  });
});

describe("sending from a phone", () => {
  test("asks first; declined, nothing is opened", async () => {
    const it = await withClare("ios");
    it.send(CLARE.tds);
    expect(it.state().sending.status).toBe("confirming");
    it.close();
    expect(it.state().sending).toEqual({ status: "idle" });
    it.pass(10_000);
    expect(it.opened).toEqual([]);
  });

  test("the Gmail app is tried, and Gmail on the web after 1500 ms, then the dialog", async () => {
    const it = await withClare("ios");
    it.send(CLARE.tds);
    it.confirm();
    expect(it.opened.map(({ target }) => target)).toEqual(["app"]);
    it.pass(1499);
    expect(it.opened).toHaveLength(1);
    it.pass(1);
    expect(it.opened[1]?.href).toContain("https://mail.google.com/");
    it.pass(1999);
    expect(it.state().sending.status).toBe("composing");
    it.pass(1);
    expect(it.state().sending.status).toBe("sent");
  });

  test("an app that took over the screen is not followed by a web window", async () => {
    const it = await withClare("android");
    it.send(CLARE.tds);
    it.confirm();
    it.pass(300);
    it.hide();
    it.pass(2000);
    expect(it.opened).toHaveLength(1);
    expect(it.state().sending.status).toBe("sent");
  });

  test("a web window that is blocked after the app is followed by a mailto in this window", async () => {
    const it = await withClare("ios");
    it.world.windows = false;
    it.send(CLARE.tds);
    it.confirm();
    it.pass(1500);
    expect(it.opened.at(-1)).toMatchObject({ target: "self" });
    expect(it.opened.at(-1)?.href).toMatch(/^mailto:/);
    expect(it.notices()).toEqual(["fallback-opened"]);
  });

  test("Outlook opens on the web, within the confirming press", async () => {
    const it = await withClare("android");
    it.setProvider("outlook");
    it.send(CLARE.tds);
    it.confirm();
    expect(it.opened).toHaveLength(1);
    expect(it.opened[0]).toMatchObject({ target: "blank" });
  });
});

describe("counting", () => {
  test("a letter that was opened is recorded once, with its provider", async () => {
    const it = await withClare();
    it.setProvider("outlook");
    it.send(CLARE.tds);
    it.pass(10_000);
    expect(it.recorded).toEqual(["outlook"]);
  });

  test("a letter that a phone's supporter declined is not", async () => {
    const it = await withClare("ios");
    it.send(CLARE.tds);
    it.close();
    it.pass(10_000);
    expect(it.recorded).toEqual([]);
  });

  test("today's count holds this visitor's own letters", async () => {
    const it = await withClare();
    expect(it.state().today).toBe(6);
    it.send(CLARE.tds);
    expect(it.state().today).toBe(7);
    it.pass(2000);
    it.close();
    it.send(CLARE.tds.slice(0, 1));
    expect(it.state().today).toBe(8);
  });

  test("a count that cannot be had stays unknown", async () => {
    const it = setUp();
    it.world.today = null;
    it.choose("Clare");
    await it.lookups[0]?.answer(ok(CLARE));
    it.send(CLARE.tds);
    expect(it.state().today).toBeNull();
  });
});

describe("passing it on", () => {
  test("copies and says so; the toast goes by itself", async () => {
    const it = setUp();
    await it.share("text");
    expect(it.copied).toEqual(["text"]);
    expect(it.notices()).toEqual(["copied"]);
    it.pass(TOAST_MS);
    expect(it.notices()).toEqual([]);
  });

  test("refused, the text is put up for copying by hand", async () => {
    const it = setUp();
    it.world.clipboard = false;
    await it.addToStories("text");
    expect(it.state().handCopy).toBe("text");
    expect(it.notices()).toEqual([]);
    expect(it.opened).toEqual([]);
    it.closeHandCopy();
    expect(it.state().handCopy).toBeNull();
  });

  test.each([
    ["share", "copy"],
    ["addToStories", "stories"],
  ] as const)(
    "%s is told of once the text is copied, and not when that is refused",
    async (pass, channel) => {
      const it = setUp();
      await it[pass]("text");
      expect(it.events).toEqual([{ type: "bia-share", detail: { channel } }]);
      it.world.clipboard = false;
      await it[pass]("text");
      expect(it.events.slice(1)).toEqual([{ type: "bia-error", detail: { code: "copy-refused" } }]);
    },
  );

  test("on a phone the story app is tried after copying, and its site after 1200 ms", async () => {
    const it = setUp("android");
    await it.addToStories("text");
    expect(it.notices()).toEqual(["caption-copied"]);
    expect(it.opened).toEqual([{ href: "instagram://story-camera", target: "app" }]);
    it.pass(1199);
    expect(it.opened).toHaveLength(1);
    it.pass(1);
    expect(it.opened[1]).toEqual({ href: "https://www.instagram.com/", target: "blank" });
  });

  test("on a desktop the caption is copied and nothing is opened", async () => {
    const it = setUp("desktop");
    await it.addToStories("text");
    it.pass(5000);
    expect(it.opened).toEqual([]);
  });
});

describe("halting", () => {
  test("mid-lookup leaves no request that counts and nothing pending", async () => {
    const it = setUp();
    it.choose("Clare");
    it.halt();
    expect(it.lookups[0]?.signal.aborted).toBe(true);
    await it.lookups[0]?.answer(ok(CLARE));
    expect(it.state().lookup).toEqual({ status: "idle" });
    expect(it.pending()).toBe(0);
  });

  test.each(["desktop", "ios"] as const)(
    "mid-compose on %s leaves no timer and no listener",
    async (device) => {
      const it = await withClare(device);
      it.send(CLARE.tds);
      it.confirm();
      expect(it.pending()).toBeGreaterThan(0);
      it.halt();
      expect(it.pending()).toBe(0);
      expect(it.state().sending).toEqual({ status: "idle" });
      expect(it.state().lookup.status).toBe("found");
    },
  );

  test("the sequence run to its end leaves nothing pending", async () => {
    const it = await withClare("ios");
    it.send(CLARE.tds);
    it.confirm();
    it.pass(60_000);
    expect(it.pending()).toBe(0);
  });
});

test("two stores never meet", async () => {
  const one = await withClare();
  const other = setUp();
  expect(other.state().lookup).toEqual({ status: "idle" });
  one.send(CLARE.tds);
  expect(other.state().sending).toEqual({ status: "idle" });
});

test("readiness is told once", () => {
  const it = setUp();
  it.ready();
  it.ready();
  expect(it.types()).toEqual(["bia-ready"]);
});
