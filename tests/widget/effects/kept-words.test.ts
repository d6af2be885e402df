import { describe, expect, test } from "vitest";
import { NO_WORDS } from "../../../widget/domain/letter.ts";
import { keepWords, onWordsKept, readWords } from "../../../widget/effects/kept-words.ts";

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
    const stop = onWordsKept(view, () => told.push(readWords(view)));
    expect(readWords(view)).toEqual(NO_WORDS);
    keepWords(view, WORDS);
    expect(readWords(view)).toEqual(WORDS);
    keepWords(view, NO_WORDS);
    expect(kept.size).toBe(0);
    stop();
    keepWords(view, WORDS);
    expect(told).toEqual([WORDS, NO_WORDS]);
  });

  test("are none where storage is forbidden, and keeping throws nothing", () => {
    const { view } = windowWith({ getItem: refuse, setItem: refuse, removeItem: refuse });
    keepWords(view, WORDS);
    expect(readWords(view)).toBeNull();
    const noStorage: Window = Object.defineProperty(new EventTarget(), "sessionStorage", {
      get: refuse,
    }) as never;
    keepWords(noStorage, WORDS);
    expect(readWords(noStorage)).toBeNull();
  });

  test("in a full store are none, not the earlier ones, and no element is notified", () => {
    const { view, kept } = windowWith();
    keepWords(view, WORDS);
    const full = Object.assign(view, {
      sessionStorage: { ...view.sessionStorage, setItem: refuse },
    });
    let told = 0;
    onWordsKept(full, () => {
      told += 1;
    });
    keepWords(full, { ...WORDS, why: "I am a poet." });
    expect(kept.size).toBe(0);
    expect(told).toBe(0);
  });

  test.each([
    ["no JSON", "{", NO_WORDS],
    ["another shape", "[1]", NO_WORDS],
    ["null", "null", NO_WORDS],
    ["numbers", '{"name":1,"why":"x"}', { ...NO_WORDS, why: "x" }],
    ["too much", JSON.stringify({ name: "x".repeat(9000) }), { ...NO_WORDS, name: "x".repeat(80) }],
  ])("that another script replaced by %s are read as far as they are words", (_, text, words) => {
    const { view, kept } = windowWith();
    keepWords(view, WORDS);
    kept.set([...kept.keys()][0] ?? "", text);
    expect(readWords(view)).toEqual(words);
  });
});
