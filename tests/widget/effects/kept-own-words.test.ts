import { describe, expect, test } from "vitest";
import { NO_OWN_WORDS } from "../../../widget/domain/letter.ts";
import {
  keepOwnWords,
  onOwnWordsKept,
  readOwnWords,
} from "../../../widget/effects/kept-own-words.ts";

const WORDS = { name: "Máire", town: "Ballina", why: "I am a potter." };

/** Returns a window with a session store. */
function windowWith(storage: Partial<Storage> = {}) {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    ...storage,
  };
  const view: Window = Object.assign(new EventTarget(), { sessionStorage }) as never;
  return { view, kept };
}

const refuse = () => {
  throw new DOMException("refused", "SecurityError");
};

describe("the words that a tab keeps", () => {
  test("are read again, also by another element, which is notified", () => {
    const { view, kept } = windowWith();
    const told: unknown[] = [];
    const stop = onOwnWordsKept(view, () => told.push(readOwnWords(view)));
    expect(readOwnWords(view)).toEqual(NO_OWN_WORDS);
    keepOwnWords(view, WORDS);
    expect(readOwnWords(view)).toEqual(WORDS);
    keepOwnWords(view, NO_OWN_WORDS);
    expect(kept.size).toBe(0);
    stop();
    keepOwnWords(view, WORDS);
    expect(told).toEqual([WORDS, NO_OWN_WORDS]);
  });

  test("are none where storage is forbidden, and keeping throws nothing", () => {
    const { view } = windowWith({ getItem: refuse, setItem: refuse, removeItem: refuse });
    keepOwnWords(view, WORDS);
    expect(readOwnWords(view)).toBeNull();
    const noStorage: Window = Object.defineProperty(new EventTarget(), "sessionStorage", {
      get: refuse,
    }) as never;
    keepOwnWords(noStorage, WORDS);
    expect(readOwnWords(noStorage)).toBeNull();
  });

  test("in a full store are none, not the earlier ones, and no element is notified", () => {
    const { view, kept } = windowWith();
    keepOwnWords(view, WORDS);
    const full = Object.assign(view, {
      sessionStorage: { ...view.sessionStorage, setItem: refuse },
    });
    let told = 0;
    onOwnWordsKept(full, () => {
      told += 1;
    });
    keepOwnWords(full, { ...WORDS, why: "I am a poet." });
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
    keepOwnWords(view, WORDS);
    kept.set([...kept.keys()][0] ?? "", text);
    expect(readOwnWords(view)).toEqual(words);
  });
});
