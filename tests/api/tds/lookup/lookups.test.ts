import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../../api/app.ts";
import { CONSTITUENCIES, type Constituency } from "../../../../api/contract/constituencies.ts";
import { lookupPath } from "../../../../api/contract/paths.ts";
import { parseLookupResponse, type ReadLookup } from "../../../../api/contract/responses.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import {
  createTdIndex,
  NO_RECORDS,
  openLookups,
  parseConstituencyQuery,
} from "../../../../api/tds/lookup/lookups.ts";
import type { RefreshResult } from "../../../../api/tds/population/refresh.ts";
import {
  bundledTds,
  bundledWithoutAddress,
  type TdRow,
} from "../../../../api/tds/population/td-store.ts";
import { rowOf as row } from "../../../td.ts";
import { fakeDeps } from "../../fake-deps.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const AT = Date.parse("2026-11-20T10:00:00Z");

const rowOf = (name: string, constituency: Constituency = "Clare", ageMs = 0) =>
  row(name, { constituency, updated_at: new Date(AT - ageMs) });

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
  const app = createApp(fakeDeps({ lookups }));
  const lookUp = async (choice: Constituency = "Clare") => {
    const response = await app.request(lookupPath(choice));
    const caching = response.headers.get("cache-control");
    return { status: response.status, caching, ...(await response.json()) };
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
    const failure = { status: 503, caching: "no-store", data: [], error: NOT_FETCHED };
    expect(answer).toEqual({ ...failure, success: false });
  });

  const ANN = ok([rowOf("Ann", "Tipperary South")]);
  it.each<[RefreshResult, RefreshResult, object]>([
    [fail("not-scraped"), fail("not-fetched"), { status: 503, error: NOT_SCRAPED }],
    [ok([]), fail("not-scraped"), { status: 503, error: NOT_SCRAPED }],
    [ok([]), ok([]), { status: 503, error: NOT_FETCHED }],
    [fail("not-connected"), ok([]), { error: "Failed to connect to TD service" }],
    [fail("not-fetched"), ANN, { caching: "no-store", source: "live", data: [{ name: "Ann" }] }],
  ])("of two has what was read, else the first failure: %j, %j", async (north, south, answer) => {
    const { lookUp, refreshed } = await setUp([], async (constituency) =>
      constituency === "Tipperary North" ? north : south,
    );
    expect(await lookUp("Tipperary")).toMatchObject(answer);
    expect(refreshed).toEqual(["Tipperary North", "Tipperary South"]);
  });
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

it("the constituency of a lookup is found in composed and decomposed letters", () => {
  for (const choice of CONSTITUENCIES) {
    expect(parseConstituencyQuery([choice])).toEqual(ok(choice));
    expect(parseConstituencyQuery([choice.normalize("NFD")])).toEqual(ok(choice));
  }
});

const seedRows = bundledTds();

/** Returns the prepared answer of a lookup, as the element reads it. */
function found(
  rows: TdRow[],
  choice: Constituency = "Clare",
  withoutAddress = bundledWithoutAddress(),
): ReadLookup {
  const lookup = createTdIndex(rows, withoutAddress).get(choice);
  const read = lookup.ok
    ? parseLookupResponse(JSON.parse(String(lookup.value.answer.body)), choice)
    : null;
  if (read === null || !read.success) throw new Error(`No TDs of ${choice}`);
  expect(lookup).toMatchObject(ok({ found: read }));
  return read;
}

const names = (rows: TdRow[]) => found(rows).data.map((td) => td.name);

describe("the prepared answers", () => {
  it("hold one answer for each of the 44 choices, all found with the seed, in any order of the rows", () => {
    const { get, count, checkedAt } = createTdIndex(seedRows);
    const reversed = createTdIndex([...seedRows].reverse());
    for (const choice of CONSTITUENCIES) {
      expect(get(choice).ok).toBe(true);
      expect(reversed.get(choice)).toEqual(get(choice));
    }
    expect({ count, checkedAt }).toEqual({ count: 173, checkedAt: new Date("2026-07-19") });
  });

  it("list the TDs by surname in Irish alphabetical order", () => {
    const rows = ["Bob Zed", "Ann Ábel", "Cat Abbot", "Dan Abey"].map((name) => row(name));
    expect(names(rows)).toEqual(["Cat Abbot", "Ann Ábel", "Dan Abey", "Bob Zed"]);
  });

  it("come with a list of all sitting TDs, also of the one without an address", () => {
    const { tds } = createTdIndex(seedRows, bundledWithoutAddress());
    expect(tds).toHaveLength(174);
    const index = tds.findIndex(({ name }) => name === "Daniel Ennis");
    expect(tds[index]).toMatchObject({ constituency: "Dublin Central", code: expect.any(String) });
    expect(tds[index - 1]?.name).toBe("Dessie Ellis");
  });

  it("name the TDs without a published address, until one is stored", () => {
    const published = row("Daniel Ennis", { constituency: "Dublin Central" });
    expect(found(seedRows, "Dublin Central").withoutAddress).toEqual(["Daniel Ennis"]);
    expect(found(seedRows)).not.toHaveProperty("withoutAddress");
    const stored = found([...seedRows, published], "Dublin Central");
    expect(stored).not.toHaveProperty("withoutAddress");
  });

  it("omit rows that are not a valid TD", () => {
    const rows = [row("Two Addresses", { email: "a@b.ie,c@d.ie" }), row(" "), row("Ann Able")];
    expect(createTdIndex(rows)).toMatchObject({ count: 1 });
    expect(names(rows)).toEqual(["Ann Able"]);
  });

  it("have none for a constituency without rows", () => {
    const { get, checkedAt } = createTdIndex([]);
    expect([checkedAt, get("Clare")]).toEqual([null, fail("not-fetched")]);
  });
});
