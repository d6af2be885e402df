import { describe, expect, test } from "vitest";
import { NO_OWN_WORDS } from "../../../widget/domain/letter.ts";
import {
  keepOwnWords,
  onOwnWordsKept,
  readOwnWords,
} from "../../../widget/effects/kept-own-words.ts";

const WORDS = { name: "Máire", town: "Ballina", why: "I am a potter." };

const CAMPAIGN = "https://campaign.example";

/** Returns a window of the campaign's site, or of another, with a session store. */
function windowWith(storage: Partial<Storage> = {}, origin = CAMPAIGN) {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    ...storage,
  };
  const view: Window = Object.assign(new EventTarget(), {
    location: { origin },
    sessionStorage,
  }) as never;
  return { view, kept };
}

const refuse = () => {
  throw new DOMException("refused", "SecurityError");
};

test("on another site, words are shared by the page's elements, and nothing is in its storage", () => {
  const partner = windowWith({}, "https://partner.example");
  let told = 0;
  onOwnWordsKept(partner.view, () => {
    told += 1;
  });
  keepOwnWords(partner.view, CAMPAIGN, WORDS);
  expect(readOwnWords(partner.view, CAMPAIGN)).toEqual(WORDS);
  keepOwnWords(partner.view, CAMPAIGN, NO_OWN_WORDS);
  expect(readOwnWords(partner.view, CAMPAIGN)).toEqual(NO_OWN_WORDS);
  expect(told).toBe(2);
  expect(partner.kept.size).toBe(0);
});

describe("the words that a tab of the campaign's site keeps", () => {
  test("are read again, also by another element, which is notified", () => {
    const { view, kept } = windowWith();
    const told: unknown[] = [];
    const stop = onOwnWordsKept(view, () => told.push(readOwnWords(view, CAMPAIGN)));
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
    const noStorage: Window = Object.defineProperties(new EventTarget(), {
      location: { value: { origin: CAMPAIGN } },
      sessionStorage: { get: refuse },
    }) as never;
    keepOwnWords(noStorage, CAMPAIGN, WORDS);
    expect(readOwnWords(noStorage, CAMPAIGN)).toBeNull();
  });

  test("in a full store are none, not the earlier ones, and no element is notified", () => {
    const { view, kept } = windowWith();
    keepOwnWords(view, CAMPAIGN, WORDS);
    const full = Object.assign(view, {
      sessionStorage: { ...view.sessionStorage, setItem: refuse },
    });
    let told = 0;
    onOwnWordsKept(full, () => {
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
