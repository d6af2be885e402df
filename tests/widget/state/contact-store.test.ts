import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { fail, ok } from "../../../api/contract/result.ts";
import { parseShownCampaign } from "../../../widget/domain/campaign.ts";
import { VERSION } from "../../../widget/domain/version.ts";
import { letterOf } from "../../../widget/sending/second-letter.ts";
import { TOAST_DURATION_MS } from "../../../widget/state/contact-store.ts";
import { letterLanguageOf } from "../../../widget/state/results-wording.ts";
import { CLARE, setUp, setUpWithClare, td } from "./store-set-up.ts";

const FINDING_KERRY = { status: "finding", constituency: "Kerry" };

describe("choosing", () => {
  it("looks up the TDs in place of the previous ones, and emits the result", async () => {
    const store = await setUpWithClare();
    expect(store.state().lookup).toEqual({ status: "found", constituency: "Clare", ...CLARE });
    const notice = { code: "tds-found", count: 2, constituency: "Clare" };
    expect(store.state().toast?.notice).toEqual(notice);
    const detail = { constituency: "Clare", count: 2, source: "stored" };
    expect(store.events).toEqual([{ type: "bia-lookup", detail }]);
    store.choose("Kerry");
    expect(store.state().lookup).toEqual(FINDING_KERRY);
  });

  it.each([
    ["supporter", false],
    ["attribute-change", true],
    ["initial-attribute", undefined],
    ["located", undefined],
  ] as const)("by %s shows a toast with screenReaderOnly %j", async (origin, screenReaderOnly) => {
    const store = setUp();
    store.choose("Clare", origin);
    await store.lookups[0]?.reply(ok(CLARE));
    expect(store.state().toast?.screenReaderOnly).toBe(screenReaderOnly);
    store.advance(TOAST_DURATION_MS);
    expect(store.notices()).toEqual([]);
  });

  it("without the file of the results counts as failed, until a retry", async () => {
    const store = setUp();
    store.conditions.missing.add("results");
    store.choose("Clare");
    await store.lookups[0]?.reply(ok(CLARE));
    const lookup = { status: "sample", reason: { code: "unreachable" } };
    expect(store.state()).toMatchObject({ lookup });
    // The text in place of the sample announces itself.
    expect(store.notices()).toEqual([]);
    expect(store.types()).toEqual(["bia-error", "bia-lookup"]);
    store.conditions.missing.clear();
    store.choose("Clare");
    await store.lookups[1]?.reply(ok(CLARE));
    expect(store.state().lookup.status).toBe("found");
    store.choose("Kerry");
    expect(store.loaded).toEqual(["results", "results"]);
  });

  it.each([
    ["another constituency", "choose", FINDING_KERRY],
    ["none", "clear", { status: "idle" }],
    ["none, when the element is removed,", "cancelPending", { status: "idle" }],
  ] as const)("%s ignores the reply for the previous one", async (_, action, lookup) => {
    const store = setUp();
    store.choose("Clare");
    store[action]("Kerry");
    await store.lookups[0]?.reply(ok(CLARE));
    expect(store.state().lookup).toEqual(lookup);
    expect(store.types()).toEqual([]);
    expect(store.pendingCount()).toBe(0);
  });
});

describe("a lookup that fails", () => {
  it.each([
    [{ code: "answered", message: "Failed to connect to TD service" } as const, "lookup-answered"],
    [{ code: "answered", message: null } as const, "lookup-answered"],
    [{ code: "unreachable" } as const, "lookup-unreachable"],
  ])("with %j shows the sample and the notice %s", async (reason, code) => {
    const store = setUp();
    store.choose("Clare", "initial-attribute");
    await store.lookups[0]?.reply(fail(reason));
    const lookup = { status: "sample", constituency: "Clare", reason };
    const toast = { notice: { ...reason, code }, screenReaderOnly: false };
    expect(store.state()).toMatchObject({ lookup, toast });
    expect(store.events).toEqual([
      { type: "bia-error", detail: { code } },
      { type: "bia-lookup", detail: { constituency: "Clare", count: 0, source: "sample" } },
    ]);
  });

  it("sends no letter to the sample, and keeps its notice until the supporter tries again", async () => {
    const store = setUp();
    store.choose("Clare");
    await store.lookups[0]?.reply(fail({ code: "unreachable" }));
    store.send([td("Sample", "Clare")]);
    expect(store.state().sending).toEqual({ status: "idle" });
    expect(store.opened).toEqual([]);
    store.advance(60_000);
    expect(store.notices()).toEqual(["lookup-unreachable"]);
    store.choose("Clare");
    expect(store.notices()).toEqual([]);
  });
});

describe("cancelling pending work", () => {
  it.each(["desktop", "ios"] as const)(
    "while composing on %s leaves no timer and no listener",
    async (device) => {
      const store = await setUpWithClare(device);
      store.send(CLARE.tds);
      store.confirm();
      expect(store.pendingCount()).toBeGreaterThan(0);
      store.cancelPending();
      expect(store.pendingCount()).toBe(0);
      expect(store.state().sending).toEqual({ status: "idle" });
      expect(store.state().lookup.status).toBe("found");
      store.send(CLARE.tds);
      store.confirm();
      store.hidePage();
      store.advance(2_000);
      store.cancelPending();
      expect(store.state().sending.status, "a sent letter keeps its dialog").toBe("sent");
    },
  );
});

it("bia-ready is emitted once, with the version", () => {
  const store = setUp();
  store.ready();
  store.ready();
  expect(store.events).toEqual([{ type: "bia-ready", detail: { version: VERSION } }]);
});

it("a toast gives way to the next, which has the whole time to be read", async () => {
  const store = await setUpWithClare();
  store.advance(TOAST_DURATION_MS - 1);
  await store.share("text");
  store.advance(1);
  expect(store.notices()).toEqual(["copied"]);
  store.dismiss();
  expect(store.notices()).toEqual([]);
});

describe("the language of the element", () => {
  it("is Irish once the Irish texts are there, which a later change tries to load again", async () => {
    const store = setUp();
    store.conditions.missing.add("irish");
    await store.setLanguage("ga");
    expect(store.state().settings.lang).toBe("en");
    store.conditions.missing.clear();
    const languageShown = store.setLanguage("ga");
    expect(store.state().settings.lang).toBe("en");
    await languageShown;
    expect(store.state().settings.lang).toBe("ga");
    expect(store.state().files.irish?.resultsGa.sent.close).toBe("Dún");
  });

  it("is the last one that was asked for, however long the texts take", async () => {
    const store = setUp();
    const irish = store.setLanguage("ga");
    await store.setLanguage("en");
    await irish;
    expect(store.state().settings.lang).toBe("en");
  });
});

describe("the language of the letter", () => {
  it("is that of the element until the supporter chooses, and then stays", async () => {
    const { en, ga } = DEFAULT_CAMPAIGN.texts;
    const store = setUp();
    store.conditions.campaign = parseShownCampaign(DEFAULT_CAMPAIGN);
    store.ready();
    await expect.poll(() => store.state().campaign.ga).not.toBeNull();
    const letter = () => letterOf(store.state(), []);
    expect(letter()).toEqual(en.letter);
    await store.setLanguage("ga");
    expect(letter()).toEqual(ga?.letter);
    store.setLetterLanguage("en");
    expect(letter()).toEqual(en.letter);
    store.setLetterLanguage("ga");
    await store.setLanguage("en");
    expect(letter()).toEqual(ga?.letter);
  });

  it("needs the Irish texts where it is Irish, for the beginnings of a paragraph", async () => {
    const store = setUp();
    store.setLetterLanguage("en");
    expect(store.loaded).toEqual([]);
    store.setLetterLanguage("ga");
    expect(store.loaded).toEqual(["irish"]);
  });

  it("is English where the campaign has no Irish letter", async () => {
    const store = setUp();
    await store.setLanguage("ga");
    expect(letterLanguageOf(store.state())).toBe("en");
  });
});
