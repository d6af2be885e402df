import { describe, expect, test } from "vitest";
import { NO_OWN_WORDS } from "../../../widget/domain/own-words.ts";
import {
  keepChoice,
  keepOwnWords,
  onKept,
  readChoice,
  readOwnWords,
} from "../../../widget/effects/kept-in-tab.ts";

const WORDS = { ...NO_OWN_WORDS, name: "Máire", town: "Ballina", why: "I am a potter." };

const CHOICE = {
  constituency: "Clare",
  leftOut: ["a@oireachtas.ie"],
  provider: "outlook",
  letterLanguage: "ga",
} as const;

const NO_CHOICE = { constituency: null, leftOut: [], provider: "gmail", letterLanguage: null };

const CAMPAIGN = "https://campaign.example";

/** Returns a window of the campaign's site, or of another, with a session store. */
function windowWith(storage: Partial<Storage> = {}, origin = CAMPAIGN, pathname = "/") {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    ...storage,
  };
  const view: Window = Object.assign(new EventTarget(), {
    location: { origin, pathname },
    sessionStorage,
  }) as never;
  Object.assign(view, { parent: view });
  return { view, kept };
}

/** Returns a window of the campaign's site in another site's page. */
function framed() {
  const frame = windowWith();
  Object.assign(frame.view, { parent: windowWith().view });
  return frame;
}

const refuse = () => {
  throw new DOMException("refused", "SecurityError");
};

test.each([
  ["on another site", () => windowWith({}, "https://partner.example")],
  ["in a frame of the campaign's site", () => framed()],
])("%s, words are shared by the page's elements, and nothing is in a storage", (_, open) => {
  const partner = open();
  let told = 0;
  onKept(partner.view, () => {
    told += 1;
  });
  keepOwnWords(partner.view, CAMPAIGN, WORDS);
  expect(readOwnWords(partner.view, CAMPAIGN)).toEqual(WORDS);
  keepOwnWords(partner.view, CAMPAIGN, NO_OWN_WORDS);
  keepChoice(partner.view, CAMPAIGN, CHOICE);
  expect(readChoice(partner.view, CAMPAIGN)).toBeNull();
  expect(readOwnWords(partner.view, CAMPAIGN)).toEqual(NO_OWN_WORDS);
  expect(told).toBe(2);
  expect(partner.kept.size).toBe(0);
});

describe("the words that a tab of the campaign's site keeps", () => {
  test("are read again, also by another element, which is notified", () => {
    const { view, kept } = windowWith();
    const told: unknown[] = [];
    const stop = onKept(view, () => told.push(readOwnWords(view, CAMPAIGN)));
    expect(readOwnWords(view, CAMPAIGN)).toEqual(NO_OWN_WORDS);
    keepOwnWords(view, CAMPAIGN, WORDS);
    expect(readOwnWords(view, CAMPAIGN)).toEqual(WORDS);
    keepOwnWords(view, CAMPAIGN, NO_OWN_WORDS);
    expect(kept.size).toBe(0);
    stop();
    keepOwnWords(view, CAMPAIGN, WORDS);
    expect(told).toEqual([WORDS, NO_OWN_WORDS]);
  });

  test("are none where storage is forbidden, and keeping throws nothing", () => {
    const { view } = windowWith({ getItem: refuse, setItem: refuse, removeItem: refuse });
    keepOwnWords(view, CAMPAIGN, WORDS);
    expect(readOwnWords(view, CAMPAIGN)).toBeNull();
    expect(readChoice(view, CAMPAIGN)).toBeNull();
  });

  test("in a full store are none, not the earlier ones, and no element is notified", () => {
    const { view, kept } = windowWith();
    keepOwnWords(view, CAMPAIGN, WORDS);
    const full = Object.assign(view, {
      sessionStorage: { ...view.sessionStorage, setItem: refuse },
    });
    let told = 0;
    onKept(full, () => {
      told += 1;
    });
    keepOwnWords(full, CAMPAIGN, { ...WORDS, why: "I am a poet." });
    expect(kept.size).toBe(0);
    expect(told).toBe(0);
  });

  test.each([
    ["no JSON", "{", NO_OWN_WORDS],
    ["another shape", "[1]", NO_OWN_WORDS],
    ["null", "null", NO_OWN_WORDS],
    ["numbers", '{"name":1,"why":"x"}', { ...NO_OWN_WORDS, why: "x" }],
    [
      "too much",
      JSON.stringify({ name: "x".repeat(9000) }),
      { ...NO_OWN_WORDS, name: "x".repeat(80) },
    ],
  ])("that another script replaced by %s are read as far as they are words", (_, text, words) => {
    const { view, kept } = windowWith();
    keepOwnWords(view, CAMPAIGN, WORDS);
    kept.set([...kept.keys()][0] ?? "", text);
    expect(readOwnWords(view, CAMPAIGN)).toEqual(words);
  });
});

describe("the choice that a tab of the campaign's site keeps", () => {
  test("is read again, and again when the browser shows a page as it was left", () => {
    const { view } = windowWith();
    let told = 0;
    expect(readChoice(view, CAMPAIGN)).toEqual(NO_CHOICE);
    const stop = onKept(view, () => {
      told += 1;
    });
    keepChoice(view, CAMPAIGN, CHOICE);
    expect(readChoice(view, CAMPAIGN)).toEqual(CHOICE);
    const show = (persisted: boolean) =>
      view.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    show(false);
    expect(told).toBe(0);
    show(true);
    expect(told).toBe(1);
    stop();
    show(true);
    expect(told).toBe(1);
  });

  test("is that of the page in both languages, and of no other page", () => {
    const { view } = windowWith();
    keepChoice(view, CAMPAIGN, CHOICE);
    const at = (pathname: string) =>
      readChoice(windowWith(view.sessionStorage, CAMPAIGN, pathname).view, CAMPAIGN);
    expect(at("/ga/")).toEqual(CHOICE);
    expect(at("/ga/embed")).toEqual(NO_CHOICE);
  });

  test.each([
    ["no JSON", "{"],
    ["another shape", "[1]"],
    [
      "unknown values",
      JSON.stringify({
        constituency: "Atlantis",
        leftOut: 1,
        provider: "yahoo",
        letterLanguage: 2,
      }),
    ],
  ])("that another script replaced by %s is none", (_, text) => {
    const { view, kept } = windowWith();
    keepChoice(view, CAMPAIGN, CHOICE);
    kept.set([...kept.keys()][0] ?? "", text);
    expect(readChoice(view, CAMPAIGN)).toEqual(NO_CHOICE);
  });
});
