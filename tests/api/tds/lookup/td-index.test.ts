import { describe, expect, it } from "vitest";
import { CONSTITUENCIES, type Constituency } from "../../../../api/contract/constituencies.ts";
import { type LookupFound, parseLookupResponse } from "../../../../api/contract/lookup.ts";
import seed from "../../../../api/tds/lookup/seed/tds.json";
import { tdIndex } from "../../../../api/tds/lookup/td-index.ts";
import type { TdRow } from "../../../../api/tds/lookup/td-store.ts";

const CHECKED = new Date("2026-07-19T00:00:00Z");

function row(name: string, over: Partial<TdRow> = {}): TdRow {
  const email = `${name
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, "")
    .replace(" ", ".")}@example.ie`;
  return { name, email, party: null, constituency: "Clare", updated_at: CHECKED, ...over };
}

const seedRows = seed.tds.flatMap((td): TdRow[] =>
  td.email === null ? [] : [{ ...td, email: td.email, updated_at: CHECKED }],
);

function found(rows: TdRow[], choice: Constituency): LookupFound {
  const answer = tdIndex(rows).answers.get(choice);
  const read = parseLookupResponse(JSON.parse(String(answer?.body)), choice);
  if (read === null || !read.success) throw new Error(`No TDs of ${choice}`);
  return read;
}

const names = (rows: TdRow[], choice: Constituency) =>
  found(rows, choice).data.map((td) => td.name);

describe("the answers to lookups", () => {
  it("hold one for each of the 44 choices, all found from the seed", () => {
    const { answers, count, checkedAt, refused } = tdIndex(seedRows);
    expect([...answers.keys()]).toEqual([...CONSTITUENCIES]);
    expect([...answers.values()].map(({ status }) => status)).toEqual(Array(44).fill(200));
    expect({ count, checkedAt, refused }).toEqual({ count: 173, checkedAt: CHECKED, refused: [] });
  });

  it("are sorted by surname as Irish readers do", () => {
    expect(names(seedRows, "Dún Laoghaire")).toEqual([
      "Richard Boyd Barrett",
      "Jennifer Carroll MacNeill",
      "Cormac Devlin",
      "Barry Ward",
    ]);
    const rows = [row("Bob Zed"), row("Ann Ábel"), row("Cat Abbot"), row("Dan Abey")];
    expect(names(rows, "Clare")).toEqual(["Cat Abbot", "Ann Ábel", "Dan Abey", "Bob Zed"]);
  });

  it("give the same order whatever order the rows came in", () => {
    expect(tdIndex([...seedRows].reverse()).answers).toEqual(tdIndex(seedRows).answers);
  });

  it("of Tipperary are the TDs of North and South, each with its own constituency", () => {
    const { data } = found(seedRows, "Tipperary");
    expect(new Set(data.map(({ constituency }) => constituency))).toEqual(
      new Set(["Tipperary North", "Tipperary South"]),
    );
    expect(data).toHaveLength(
      names(seedRows, "Tipperary North").length + names(seedRows, "Tipperary South").length,
    );
  });

  it("say when the oldest of their own rows was checked", () => {
    const rows = [
      row("Ann Able", { updated_at: new Date("2026-08-02T10:00:00Z") }),
      row("Bob Best", { updated_at: new Date("2026-08-01T10:00:00Z") }),
      row("Cat Core", { updated_at: new Date("2026-01-01T10:00:00Z"), constituency: "Mayo" }),
    ];
    expect(found(rows, "Clare")).toMatchObject({
      asOf: "2026-08-01T10:00:00.000Z",
      source: "stored",
    });
  });

  it("leave a party out that the source does not name", () => {
    expect(found([row("Ann Able")], "Clare").data[0]).not.toHaveProperty("party");
  });

  it("leave out rows that are not a TD, and tell of them", () => {
    const bad = [
      row("Two Addresses", { email: "a@b.ie,c@d.ie" }),
      row("Nowhere Man", { constituency: "Atlantis" }),
      row(" "),
    ];
    const index = tdIndex([...bad, row("Ann Able")]);
    expect(index).toMatchObject({ count: 1, refused: bad });
    expect(names([...bad, row("Ann Able")], "Clare")).toEqual(["Ann Able"]);
  });

  it("of a constituency without rows are the failure in the specification's words", () => {
    const { answers, checkedAt } = tdIndex([]);
    expect(checkedAt).toBeNull();
    expect(answers.get("Clare")).toMatchObject({
      status: 503,
      body: '{"success":false,"data":[],"error":"Failed to fetch TD information and no cached data available"}',
      headers: { "cache-control": "no-store", "access-control-allow-origin": "*" },
    });
  });

  it("change their tag when their rows change, and only then", () => {
    const tag = (rows: TdRow[]) => tdIndex(rows).answers.get("Clare")?.revalidation?.etag;
    expect(tag([row("Ann Able")])).toBe(
      tag([row("Ann Able"), row("X Y", { constituency: "Mayo" })]),
    );
    expect(tag([row("Ann Able")])).not.toBe(tag([row("Ann Able", { party: "Independent" })]));
  });
});
