import { describe, expect, it, vi } from "vitest";
import { NO_OWN_WORDS } from "../../../widget/domain/own-words.ts";
import { createTabStorage } from "../../../widget/effects/tab-storage.ts";

const WORDS = { ...NO_OWN_WORDS, name: "Máire", town: "Ballina", why: "I am a potter." };

const CHOICE = {
  constituency: "Clare",
  text: null,
  leftOut: ["a@oireachtas.ie"],
  provider: "outlook",
  letterLanguage: "ga",
  earlier: { "written-on": "2026-11-02", constituency: "Mayo", "written-to": null },
} as const;

const CAMPAIGN = "https://campaign.example";

/** Returns the effects in a window of the campaign's site, or of another, with a session store. */
function createTab(storage: Partial<Storage> = {}, address = `${CAMPAIGN}/`, view: object = {}) {
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    ...storage,
  };
  const tab: Window = Object.assign(new EventTarget(), {
    location: new URL(address),
    document: { referrer: "" },
    performance: { navigation: { type: 0 } },
    sessionStorage,
  }) as never;
  Object.assign(tab, { parent: tab, ...view });
  return { tab, stored, sessionStorage, ...createTabStorage(tab, () => CAMPAIGN) };
}

const refuse = () => {
  throw new DOMException("refused", "SecurityError");
};

it.each([
  ["on another site", createTab({}, "https://partner.example/")],
  ["in a frame of the campaign's site", createTab({}, undefined, { parent: {} })],
  ["without storage", createTab({ getItem: refuse, setItem: refuse, removeItem: refuse })],
])("%s nothing is read or kept, and keeping throws nothing", (_, tab) => {
  expect([tab.readChoice(), tab.readOwnWords()]).toEqual([null, null]);
  for (const words of [NO_OWN_WORDS, WORDS]) tab.keepOwnWords(words);
  tab.keepChoice(CHOICE);
  expect(tab.stored.size).toBe(0);
});

describe("the words that a tab of the campaign's site keeps", () => {
  it("are read again until they are cleared", () => {
    const { stored, readOwnWords, readChoice, keepOwnWords } = createTab();
    expect([readChoice(), readOwnWords()]).toEqual([null, NO_OWN_WORDS]);
    keepOwnWords(WORDS);
    expect(readOwnWords()).toEqual(WORDS);
    keepOwnWords(NO_OWN_WORDS);
    expect(stored.size).toBe(0);
  });

  it.each([
    ["no JSON", "{", null],
    ["another shape", "[1]", NO_OWN_WORDS],
    ["numbers", '{"name":1,"why":"x"}', { ...NO_OWN_WORDS, why: "x" }],
    ["too much", `{"name":"${"x".repeat(9000)}"}`, { ...NO_OWN_WORDS, name: "x".repeat(80) }],
  ])("that another script replaced by %s are read as far as they are words", (_, text, words) => {
    expect(createTab({ getItem: () => text }).readOwnWords()).toEqual(words);
  });
});

describe("the choice that a tab of the campaign's site keeps", () => {
  it("is read again, and again when the browser shows a page as it was left", () => {
    const { tab, onKept, readChoice, keepChoice } = createTab();
    const onChange = vi.fn();
    const show = (persisted: boolean) =>
      tab.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    const stop = onKept(onChange);
    keepChoice(CHOICE);
    expect(readChoice()).toEqual(CHOICE);
    show(false);
    expect(onChange).not.toHaveBeenCalled();
    show(true);
    stop();
    show(true);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it("is that of the page in both languages, and of no other page", () => {
    const { sessionStorage, keepChoice } = createTab();
    keepChoice(CHOICE);
    expect(createTab(sessionStorage, `${CAMPAIGN}/ga/`).readChoice()).toEqual(CHOICE);
    expect(createTab(sessionStorage, `${CAMPAIGN}/ga/embed`).readChoice()).toBeNull();
  });

  it.each([
    ["another shape", "[1]", null],
    [
      "unknown values",
      '{"constituency":"Atlantis","text":0,"leftOut":1,"provider":"x","letterLanguage":2,"earlier":"x"}',
      {
        constituency: null,
        text: null,
        leftOut: null,
        provider: "gmail",
        letterLanguage: null,
        earlier: {},
      },
    ],
  ])("that another script replaced by %s is none", (_, text, choice) => {
    expect(createTab({ getItem: () => text }).readChoice()).toEqual(choice);
  });
});

it.each([
  ["a reload", "", 1, true],
  ["a way back or forward", `${CAMPAIGN}/`, 2, true],
  ["the page in the other language", `${CAMPAIGN}/tds/mayo`, 0, true],
  ["another page's link", `${CAMPAIGN}/tds/kerry`, 0, false],
  ["another site's link", "https://partner.example/", 0, false],
  ["an address that was typed", "", 0, false],
])("a visitor who comes to a page by %s returns to it: %j %i %j", (_, referrer, type, isReturn) => {
  const view = { document: { referrer }, performance: { navigation: { type } } };
  expect(createTab({}, `${CAMPAIGN}/ga/tds/mayo`, view).isReturn()).toBe(isReturn);
});
