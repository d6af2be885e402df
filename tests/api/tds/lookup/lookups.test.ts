import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CONSTITUENCIES, type Constituency } from "../../../../api/contract/constituencies.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import { createLog } from "../../../../api/observe/log.ts";
import { createTroubles } from "../../../../api/observe/troubles.ts";
import { openLookups, parseConstituencyQuery } from "../../../../api/tds/lookup/lookups.ts";
import { createTdIndex, NO_RECORDS } from "../../../../api/tds/lookup/td-index.ts";
import type { RefreshResult } from "../../../../api/tds/population/refresh.ts";
import type { TdRow } from "../../../../api/tds/population/td-store.ts";
import { rowOf as tdRowOf } from "../../../td.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const AT = Date.parse("2026-11-20T10:00:00Z");

const rowOf = (name: string, constituency: Constituency = "Clare") =>
  tdRowOf(name, { constituency, updated_at: new Date(AT) });

/** Lookups of `state.rows`. `state.read` can be replaced; `refresh` stands for the source. */
async function setUp(
  rows: TdRow[] = [],
  refresh: (constituency: Constituency) => Promise<RefreshResult> = async () => fail("not-fetched"),
  isPopulating = false,
) {
  const lines: string[] = [];
  const state = { rows, records: NO_RECORDS, reads: 0, read: async () => state.rows };
  const refreshed: Constituency[] = [];
  const updated: Constituency[] = [];
  const lookups = await openLookups({
    readIndex: async () => {
      state.reads++;
      return createTdIndex(await state.read(), [], state.records);
    },
    refresher: {
      refresh: (constituency) => {
        refreshed.push(constituency);
        return refresh(constituency);
      },
      updated: (constituency) => void updated.push(constituency),
    },
    maxAgeMs: 24 * 3_600_000,
    isPopulating: () => isPopulating,
    troubles: createTroubles(
      createLog("info", (line) => lines.push(line.slice(25))),
      () => AT,
    ),
    now: () => new Date(AT),
  });
  const lookUp = async (choice: Constituency = "Clare") => {
    const { status, body } = (await lookups.get(choice)).answer;
    return { status, ...JSON.parse(String(body)) };
  };
  const names = async () => (await lookUp()).data.map(({ name }: TdRow) => name);
  return { lookups, state, lines, refreshed, updated, lookUp, names };
}

describe("a reload of the stored rows", () => {
  it("replaces the answers and the index", async () => {
    const { lookups, state, names } = await setUp([rowOf("Old")]);
    expect(await names()).toEqual(["Old"]);
    state.rows = [rowOf("New"), rowOf("Other", "Mayo")];
    await lookups.reload();
    expect(await names()).toEqual(["New"]);
    expect(lookups.index().count).toBe(2);
  });

  it("replaces the records of the TDs too, also of those that come from the source", async () => {
    const { lookups, state, lookUp } = await setUp([rowOf("Ann")], async () => ok([rowOf("Bob")]));
    expect((await lookUp()).data[0]).not.toHaveProperty("record");
    const record = { questions: [], votes: [], statements: [] };
    const vote = {
      date: "2026-07-08",
      subject: "Arts",
      url: "https://a.example/",
      for: "ta",
    } as const;
    state.records = { ...NO_RECORDS, recordOf: () => record, votes: [vote] };
    await lookups.reload();
    expect(await lookUp()).toMatchObject({ data: [{ name: "Ann", record }], votes: [vote] });
    expect((await lookUp("Mayo")).data).toMatchObject([{ name: "Bob", record }]);
  });

  it("that is asked for during another one reads the rows once more", async () => {
    const { lookups, state, names } = await setUp([rowOf("Old")]);
    const reads: ((rows: TdRow[]) => void)[] = [];
    state.read = () => new Promise((resolve) => reads.push(resolve));
    const reloads = [lookups.reload(), lookups.reload(), lookups.reload()];
    reads[0]?.([rowOf("Older read")]);
    await vi.waitFor(() => expect(reads).toHaveLength(2));
    reads[1]?.([rowOf("Newer read")]);
    await Promise.all(reloads);
    expect(await names()).toEqual(["Newer read"]);
    expect(reads).toHaveLength(2);
  });

  it("that fails is tried again every second, and the answers stay; the log says when that begins and ends", async () => {
    const { lookups, state, names, lines } = await setUp([rowOf("Old")]);
    state.read = () => Promise.reject(new Error("The database is away"));
    await lookups.reload();
    await vi.advanceTimersByTimeAsync(2_000);
    const begun = "warn The stored TDs cannot be read: Error: The database is away";
    expect(lines).toEqual([begun]);
    expect(await names()).toEqual(["Old"]);
    state.rows = [rowOf("New")];
    state.read = async () => state.rows;
    await vi.advanceTimersByTimeAsync(999);
    expect(await names()).toEqual(["Old"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await names()).toEqual(["New"]);
    expect(lines).toEqual([
      begun,
      "info The stored TDs are read again, 0 s after the trouble began",
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.reads).toBe(5);
  });

  it("reports to the refresher which constituencies are up to date, also those that another server read", async () => {
    const { lookups, state, updated } = await setUp([rowOf("Old")]);
    const stale = { ...rowOf("Bob", "Mayo"), updated_at: new Date(AT - 25 * 3_600_000) };
    state.rows = [rowOf("New"), stale];
    await lookups.reload();
    expect(updated).toEqual(["Clare"]);
  });
});

describe("a lookup without stored rows", () => {
  const statusAndError = (status: number, error: string) => ({ status, error });
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
    expect(answer).toMatchObject(statusAndError(503, NOT_FETCHED));
  });

  it.each<[string, RefreshResult, RefreshResult, string]>([
    ["both failed", fail("not-scraped"), fail("not-fetched"), NOT_SCRAPED],
    ["the first has no TDs", ok([]), fail("not-scraped"), NOT_SCRAPED],
    ["neither has TDs", ok([]), ok([]), NOT_FETCHED],
    [
      "the first could not be stored",
      fail("not-connected"),
      ok([]),
      "Failed to connect to TD service",
    ],
  ])(
    "of two constituencies answers the first failure when %s",
    async (_case, north, south, error) => {
      const { lookUp, refreshed } = await setUp([], async (constituency) =>
        constituency === "Tipperary North" ? north : south,
      );
      expect(await lookUp("Tipperary")).toMatchObject(statusAndError(503, error));
      expect(refreshed).toEqual(["Tipperary North", "Tipperary South"]);
    },
  );

  it("of two constituencies answers the TDs of the one that was read", async () => {
    const { lookUp } = await setUp([], async (constituency) =>
      constituency === "Tipperary North" ? fail("not-fetched") : ok([rowOf("Ann", constituency)]),
    );
    expect(await lookUp("Tipperary")).toMatchObject({
      status: 200,
      source: "live",
      data: [{ name: "Ann" }],
    });
  });
});

describe("a choice of two constituencies, one of them without stored rows", () => {
  it("is answered from the stored rows, and the other one is refreshed", async () => {
    const { lookUp, refreshed } = await setUp([rowOf("Ann", "Tipperary North")]);
    expect(await lookUp("Tipperary")).toMatchObject({ status: 200, source: "stored" });
    expect(refreshed).toEqual(["Tipperary South"]);
  });

  it("is stale by the one that is over a day old, and not at a day", async () => {
    const row = (constituency: Constituency, ageMs: number) => ({
      ...rowOf("Ann", constituency),
      updated_at: new Date(AT - 24 * 3_600_000 - ageMs),
    });
    const { lookUp, refreshed } = await setUp([
      row("Tipperary North", 0),
      row("Tipperary South", 1),
    ]);
    expect(await lookUp("Tipperary")).toMatchObject({ source: "stored" });
    expect(refreshed).toEqual(["Tipperary South"]);
  });

  it("is not refreshed during a population, which reads it anyway", async () => {
    const row = rowOf("Ann", "Tipperary North");
    const { lookUp, refreshed } = await setUp([row], undefined, true);
    expect(await lookUp("Tipperary")).toMatchObject({ source: "stored" });
    expect(refreshed).toEqual([]);
  });
});

const parse = (query: string) => {
  const url = new URL(`http://campaign.example/api/tds${query}`);
  return parseConstituencyQuery(url.searchParams.getAll("constituency"));
};

describe("the constituency of a lookup query", () => {
  it("is found in every encoding of a browser, with and without other parameters", () => {
    for (const choice of CONSTITUENCIES) {
      const encoded = encodeURIComponent(choice);
      for (const query of [
        `?constituency=${encoded}`,
        `?${new URLSearchParams({ constituency: choice })}`,
        `?constituency=${encodeURIComponent(choice.normalize("NFD"))}`,
        `?constituency=${encoded}&v=1`,
        `?v=1&constituency=${encoded}`,
      ]) {
        expect(parse(query), query).toEqual(ok(choice));
      }
    }
  });

  it.each([
    ["", "missing"],
    ["?", "missing"],
    ["?constituency=", "missing"],
    ["?constituency=clare", "unknown"],
    ["?constituency=Clare%20", "unknown"],
    ["?constituency=Clare&constituency=Clare", "repeated"],
  ] as const)("is a failure for the query '%s'", (query, failure) => {
    expect(parse(query)).toEqual(fail(failure));
  });

  it("is missing when the server found no query at all", () => {
    expect(parseConstituencyQuery(undefined)).toEqual(fail("missing"));
  });
});
