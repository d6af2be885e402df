import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CONSTITUENCIES, type Constituency } from "../../../../api/contract/constituencies.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import { openLookups, parseConstituencyQuery } from "../../../../api/tds/lookup/lookups.ts";
import { createTdIndex, NO_RECORDS } from "../../../../api/tds/lookup/td-index.ts";
import type { RefreshResult } from "../../../../api/tds/population/refresh.ts";
import type { TdRow } from "../../../../api/tds/population/td-store.ts";
import { rowOf as tdRowOf } from "../../../td.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const AT = Date.parse("2026-11-20T10:00:00Z");

const rowOf = (name: string, constituency: Constituency = "Clare", ageMs = 0) =>
  tdRowOf(name, { constituency, updated_at: new Date(AT - ageMs) });

/** Lookups of `state.rows`. `state.read` can be replaced; `refresh` stands for the source. */
async function setUp(
  rows: TdRow[] = [],
  refresh: (constituency: Constituency) => Promise<RefreshResult> = async () => fail("not-fetched"),
) {
  const state = { rows, records: NO_RECORDS, read: async () => state.rows };
  const refreshed: Constituency[] = [];
  const lookups = await openLookups({
    readIndex: async () => createTdIndex(await state.read(), [], state.records),
    refresh: (constituency) => {
      refreshed.push(constituency);
      return refresh(constituency);
    },
    maxAgeMs: 24 * 3_600_000,
    troubles: { end: () => {} },
    now: () => new Date(AT),
  });
  const lookUp = async (choice: Constituency = "Clare") => {
    const { status, body } = (await lookups.get(choice)).answer;
    return { status, ...JSON.parse(String(body)) };
  };
  return { lookups, state, refreshed, lookUp };
}

describe("a reload of the stored rows", () => {
  it("replaces the answers, the index and the records, also those of TDs who come from the source", async () => {
    const { lookups, state, lookUp } = await setUp([rowOf("Old")], async () => ok([rowOf("Bob")]));
    expect(await lookUp()).toMatchObject({ data: [{ name: "Old" }] });
    expect((await lookUp()).data[0]).not.toHaveProperty("record");
    const record = { questions: [], votes: [], statements: [] };
    const url = "https://a.example/";
    const vote = { date: "2026-07-08", subject: "Arts", url, for: "ta" } as const;
    state.records = { ...NO_RECORDS, recordOf: () => record, votes: [vote] };
    state.rows = [rowOf("New"), rowOf("Other", "Kerry")];
    await lookups.reload();
    expect(await lookUp()).toMatchObject({ data: [{ name: "New", record }], votes: [vote] });
    expect(lookups.index().count).toBe(2);
    expect((await lookUp("Mayo")).data).toMatchObject([{ name: "Bob", record }]);
  });

  it("that fails leaves the answers", async () => {
    const { lookups, state, lookUp } = await setUp([rowOf("Old")]);
    state.read = () => Promise.reject(new Error("away"));
    await expect(lookups.reload()).rejects.toThrow("away");
    expect(await lookUp()).toMatchObject({ data: [{ name: "Old" }] });
  });
});

describe("a lookup without stored rows", () => {
  const NOT_FETCHED = "Failed to fetch TD information and no cached data available";
  const NOT_SCRAPED = "Failed to scrape TD information and no cached data available";

  it("fails when the source has not answered after seven seconds", async () => {
    const { lookUp } = await setUp([], () => new Promise(() => {}));
    let answer: object | null = null;
    void lookUp().then((found) => {
      answer = found;
    });
    await vi.advanceTimersByTimeAsync(6_999);
    expect(answer).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toMatchObject({ status: 503, error: NOT_FETCHED });
  });

  it.each<[string, RefreshResult, RefreshResult, object]>([
    ["both failed", fail("not-scraped"), fail("not-fetched"), { status: 503, error: NOT_SCRAPED }],
    ["the first has no TDs", ok([]), fail("not-scraped"), { status: 503, error: NOT_SCRAPED }],
    ["neither has TDs", ok([]), ok([]), { status: 503, error: NOT_FETCHED }],
    [
      "the first could not be read at all",
      fail("not-connected"),
      ok([]),
      { status: 503, error: "Failed to connect to TD service" },
    ],
    [
      "only one was read",
      fail("not-fetched"),
      ok([rowOf("Ann", "Tipperary South")]),
      { status: 200, source: "live", data: [{ name: "Ann" }] },
    ],
  ])(
    "of two has what was read, else the first failure: %s",
    async (_case, north, south, answer) => {
      const { lookUp, refreshed } = await setUp([], async (constituency) =>
        constituency === "Tipperary North" ? north : south,
      );
      expect(await lookUp("Tipperary")).toMatchObject(answer);
      expect(refreshed).toEqual(["Tipperary North", "Tipperary South"]);
    },
  );
});

it.each<[string, TdRow[]]>([
  ["without rows", []],
  ["whose rows are over a day old", [rowOf("Bob", "Tipperary South", 24 * 3_600_000 + 1)]],
])("each constituency of a choice %s is refreshed", async (_which, south) => {
  const north = rowOf("Ann", "Tipperary North", 24 * 3_600_000);
  const { lookUp, refreshed } = await setUp([north, ...south]);
  expect(await lookUp("Tipperary")).toMatchObject({ status: 200, source: "stored" });
  expect(refreshed).toEqual(["Tipperary South"]);
});

it("the constituency of a lookup is found in every encoding of a browser, and beside other parameters", () => {
  for (const choice of CONSTITUENCIES) {
    for (const query of [
      `?${new URLSearchParams({ constituency: choice })}`,
      `?v=1&constituency=${encodeURIComponent(choice)}`,
      `?constituency=${encodeURIComponent(choice.normalize("NFD"))}&v=1`,
    ]) {
      const { searchParams } = new URL(`http://campaign.example/api/tds${query}`);
      expect(parseConstituencyQuery(searchParams.getAll("constituency"))).toEqual(ok(choice));
    }
  }
});
