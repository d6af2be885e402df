import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ok } from "../../../api/contract/result.ts";
import { BUNDLED_CAMPAIGN } from "../../../widget/domain/campaign.ts";
import { refusalOf } from "../../../widget/domain/earlier-letter.ts";
import { LETTER } from "../../../widget/domain/letter.ts";
import { letterOf } from "../../../widget/sending/letter-of.ts";
import { CLARE, setUp } from "../state/store-set-up.ts";

const FIRST = { writtenOn: "2026-11-02", writtenTo: "Clare" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T10:00:00Z") });
});
afterEach(() => vi.useRealTimers());

/** Returns a store that has found the TDs of Clare, for what the attributes say of a first letter. */
async function setUpSecond(again: typeof FIRST | null = FIRST) {
  const store = setUp();
  if (again !== null) store.configure(again);
  store.choose("Clare");
  await store.lookups[0]?.reply(ok(CLARE));
  await store.load("secondLetter");
  return store;
}

const bodyOf = ({ state }: Awaited<ReturnType<typeof setUpSecond>>) => letterOf(state()).body;

test.each([
  ["today", "2026-11-23", "Clare", null],
  ["three weeks ago", "2026-11-02", "Clare", null],
  ["two years ago", "2024-11-23", "Clare", null],
  ["a day more than two years ago", "2024-11-22", "Clare", "old"],
  ["tomorrow", "2026-11-24", "Clare", "future"],
  ["on a day that there is not", "2026-02-30", "Clare", "no-day"],
  ["on no day", "", "Clare", "no-day"],
  ["in a constituency that is gone", "2026-11-02", "Roscommon", "constituency"],
  ["in nobody's words", "<b>", "<b>", "constituency"],
])("a first letter written %s", (_, writtenOn, constituency, refusal) => {
  expect(refusalOf({ writtenOn, constituency }, "2026-11-23")).toBe(refusal);
});

describe("the second letter", () => {
  test("is the campaign's, with the day of the first one and the same subject", async () => {
    const store = await setUpSecond();
    expect(bodyOf(store)).toMatch(
      /^Dear Representative,\n\nI wrote to you on 2 November 2026 about/,
    );
    expect(letterOf(store.state()).subject).toBe(LETTER.subject);
    // A selector has to return the same letter, or it would render for ever.
    expect(letterOf(store.state())).toBe(letterOf(store.state()));
  });

  test("is the published campaign's, in Irish with its month", async () => {
    const store = await setUpSecond();
    const followUp = "A chara,\n\nAr an {date} agus an {date}.\n";
    const reply = { texts: { ga: { followUp } } };
    store.conditions.campaign = { ...BUNDLED_CAMPAIGN, ga: BUNDLED_CAMPAIGN, reply };
    store.ready();
    store.setLetterLanguage("ga");
    await vi.waitFor(() =>
      expect(bodyOf(store)).toBe("A chara,\n\nAr an 2 Samhain 2026 agus an 2 Samhain 2026.\n"),
    );
  });

  test("is sent with what the supporter adds, and greets one TD by name", async () => {
    const store = await setUpSecond();
    store.write({ name: "Aoife" });
    store.send(CLARE.tds.slice(0, 1));
    const body = new URL(store.opened[0]?.href ?? "").searchParams.get("body");
    expect(body).toMatch(/^Dear Deputy Crowe,\n\nI wrote to you on 2 November 2026/);
    expect(body).toMatch(/Kind regards,\n\nAoife\n$/);
  });

  test("gives way to the first one where the supporter asks for that, and for other TDs", async () => {
    const store = await setUpSecond();
    store.configure({ isFirstLetter: true });
    expect(letterOf(store.state())).toBe(LETTER);
    store.configure({ isFirstLetter: false });
    expect(letterOf(store.state())).not.toBe(LETTER);
    store.choose("Kerry");
    expect(letterOf(store.state())).toBe(LETTER);
  });

  test.each([
    ["without a first one", null],
    ["after one to another constituency", { ...FIRST, writtenTo: "Kerry" }],
    ["after one in the future", { ...FIRST, writtenOn: "2026-11-24" }],
  ])("is not written %s", async (_, again) => {
    expect(letterOf((await setUpSecond(again)).state())).toBe(LETTER);
  });
});
