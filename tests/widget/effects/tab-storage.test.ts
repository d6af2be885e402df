import { describe, expect, test, vi } from "vitest";
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
function keptIn(storage: Partial<Storage> = {}, origin = CAMPAIGN, pathname = "/", from = {}) {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    ...storage,
  };
  const view: Window = Object.assign(new EventTarget(), {
    location: { origin, href: `${origin}${pathname}` },
    document: { referrer: "" },
    performance: { navigation: { type: 0 } },
    sessionStorage,
    ...from,
  }) as never;
  Object.assign(view, { parent: view });
  return { view, kept, sessionStorage, ...createTabStorage(view, () => CAMPAIGN) };
}

/** Returns the effects in a frame of the campaign's site in another site's page. */
function framed() {
  const frame = keptIn();
  Object.assign(frame.view, { parent: keptIn().view });
  return frame;
}

const refuse = () => {
  throw new DOMException("refused", "SecurityError");
};

test.each([
  ["on another site", () => keptIn({}, "https://partner.example")],
  ["in a frame of the campaign's site", framed],
])("%s, nothing is kept", (_, open) => {
  const partner = open();
  partner.keepOwnWords(WORDS);
  partner.keepChoice(CHOICE);
  expect([partner.readChoice(), partner.readOwnWords()]).toEqual([null, null]);
  expect(partner.kept.size).toBe(0);
});

describe("the words that a tab of the campaign's site keeps", () => {
  test("are read again until they are cleared", () => {
    const { kept, readOwnWords, keepOwnWords } = keptIn();
    expect(readOwnWords()).toEqual(NO_OWN_WORDS);
    keepOwnWords(WORDS);
    expect(readOwnWords()).toEqual(WORDS);
    keepOwnWords(NO_OWN_WORDS);
    expect(kept.size).toBe(0);
  });

  test("are none where storage is forbidden, and keeping throws nothing", () => {
    const tab = keptIn({ getItem: refuse, setItem: refuse, removeItem: refuse });
    tab.keepOwnWords(WORDS);
    expect(tab.readOwnWords()).toBeNull();
    expect(tab.readChoice()).toBeNull();
  });

  test.each([
    ["no JSON", "{", null],
    ["another shape", "[1]", NO_OWN_WORDS],
    ["null", "null", NO_OWN_WORDS],
    ["numbers", '{"name":1,"why":"x"}', { ...NO_OWN_WORDS, why: "x" }],
    [
      "too much",
      JSON.stringify({ name: "x".repeat(9000) }),
      { ...NO_OWN_WORDS, name: "x".repeat(80) },
    ],
  ])("that another script replaced by %s are read as far as they are words", (_, text, words) => {
    const { kept, keepOwnWords, readOwnWords } = keptIn();
    keepOwnWords(WORDS);
    kept.set([...kept.keys()][0] ?? "", text);
    expect(readOwnWords()).toEqual(words);
  });
});

describe("the choice that a tab of the campaign's site keeps", () => {
  test("is read again, and again when the browser shows a page as it was left", () => {
    const { view, onKept, readChoice, keepChoice } = keptIn();
    const told = vi.fn();
    const show = (persisted: boolean) =>
      view.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    expect(readChoice()).toBeNull();
    const stop = onKept(told);
    keepChoice(CHOICE);
    expect(readChoice()).toEqual(CHOICE);
    show(false);
    expect(told).not.toHaveBeenCalled();
    show(true);
    stop();
    show(true);
    expect(told).toHaveBeenCalledOnce();
  });

  test("is that of the page in both languages, and of no other page", () => {
    const { sessionStorage, keepChoice } = keptIn();
    keepChoice(CHOICE);
    expect(keptIn(sessionStorage, CAMPAIGN, "/ga/").readChoice()).toEqual(CHOICE);
    expect(keptIn(sessionStorage, CAMPAIGN, "/ga/embed").readChoice()).toBeNull();
  });

  const UNKNOWN = {
    ...{ constituency: "Atlantis", text: 0, leftOut: 1, provider: "yahoo", letterLanguage: 2 },
    earlier: "2026-11-02",
  };
  const NO_CHOICE = {
    ...{ constituency: null, text: null, leftOut: null, provider: "gmail", letterLanguage: null },
    earlier: {},
  };
  test.each([
    ["another shape", "[1]", null],
    ["unknown values", JSON.stringify(UNKNOWN), NO_CHOICE],
  ])("that another script replaced by %s is none", (_, text, choice) => {
    const { kept, keepChoice, readChoice } = keptIn();
    keepChoice(CHOICE);
    kept.set([...kept.keys()][0] ?? "", text);
    expect(readChoice()).toEqual(choice);
  });
});

const fromPage = (referrer: string, type = 0) => ({
  ...{ document: { referrer }, performance: { navigation: { type } } },
});

test.each([
  ["a reload", fromPage("", 1), true],
  ["a way back or forward", fromPage(`${CAMPAIGN}/`, 2), true],
  ["the page in the other language", fromPage(`${CAMPAIGN}/tds/mayo`), true],
  ["another page's link", fromPage(`${CAMPAIGN}/tds/kerry`), false],
  ["another site's link", fromPage("https://partner.example/"), false],
  ["an address that was typed", fromPage(""), false],
])("a visitor who comes to a page by %s returns to it: %j", (_, from, isReturn) => {
  expect(keptIn({}, CAMPAIGN, "/ga/tds/mayo", from).isReturn()).toBe(isReturn);
});
