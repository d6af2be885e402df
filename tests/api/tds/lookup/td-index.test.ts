import { describe, expect, it } from "vitest";
import { CONSTITUENCIES, type Constituency } from "../../../../api/contract/constituencies.ts";
import { parseLookupResponse, type ReadLookup } from "../../../../api/contract/lookup.ts";
import { fail } from "../../../../api/contract/result.ts";
import { createTdIndex, liveLookup, NO_RECORDS } from "../../../../api/tds/lookup/td-index.ts";
import {
  bundledTds,
  bundledWithoutAddress,
  type TdRow,
} from "../../../../api/tds/population/td-store.ts";
import { rowOf as row } from "../../../td.ts";

const CHECKED = new Date("2026-07-19T00:00:00Z");

const seedRows = bundledTds();

function found(rows: TdRow[], choice: Constituency): ReadLookup {
  const { result, answer } = createTdIndex(rows).get(choice);
  const read = parseLookupResponse(JSON.parse(String(answer.body)), choice);
  expect(result).toEqual({ ok: true, value: read });
  if (read === null || !read.success) throw new Error(`No TDs of ${choice}`);
  return read;
}

const names = (rows: TdRow[], choice: Constituency) =>
  found(rows, choice).data.map((td) => td.name);

describe("the prepared answers", () => {
  it("hold one answer for each of the 44 choices, all found with the seed", () => {
    const { get, count, checkedAt, refused } = createTdIndex(seedRows);
    const statuses = CONSTITUENCIES.map((choice) => get(choice).answer.status);
    expect(statuses).toEqual(Array(44).fill(200));
    expect({ count, checkedAt, refused }).toEqual({ count: 173, checkedAt: CHECKED, refused: [] });
  });

  it("list the TDs by surname in Irish alphabetical order", () => {
    expect(names(seedRows, "Dún Laoghaire")).toEqual([
      "Richard Boyd Barrett",
      "Jennifer Carroll MacNeill",
      "Cormac Devlin",
      "Barry Ward",
    ]);
    const rows = [row("Bob Zed"), row("Ann Ábel"), row("Cat Abbot"), row("Dan Abey")];
    expect(names(rows, "Clare")).toEqual(["Cat Abbot", "Ann Ábel", "Dan Abey", "Bob Zed"]);
  });

  it("come with a list of all sitting TDs, also of the one without an address", () => {
    const { tds } = createTdIndex(seedRows, bundledWithoutAddress());
    expect(tds).toHaveLength(174);
    const index = tds.findIndex(({ name }) => name === "Daniel Ennis");
    expect(tds[index]).toMatchObject({ constituency: "Dublin Central", code: expect.any(String) });
    expect(tds[index - 1]?.name).toBe("Dessie Ellis");
  });

  it("leave out the member's code", () => {
    expect(found([row("Bob Zed", { code: "Bob-Zed.D.1" })], "Clare").data).toEqual([
      { name: "Bob Zed", email: "bob.zed@oireachtas.ie", constituency: "Clare" },
    ]);
  });

  it("do not depend on the order of the rows", () => {
    const [reversed, { get }] = [createTdIndex([...seedRows].reverse()), createTdIndex(seedRows)];
    for (const choice of CONSTITUENCIES) expect(reversed.get(choice)).toEqual(get(choice));
  });

  it("for Tipperary hold the TDs of North and South, each with their own constituency", () => {
    const { data } = found(seedRows, "Tipperary");
    expect(new Set(data.map(({ constituency }) => constituency))).toEqual(
      new Set(["Tipperary North", "Tipperary South"]),
    );
    expect(data).toHaveLength(
      names(seedRows, "Tipperary North").length + names(seedRows, "Tipperary South").length,
    );
  });

  it("name the TDs without a published address, until one is stored", () => {
    const ennis = { name: "Daniel Ennis", constituency: "Dublin Central" };
    const namesIn = (rows: TdRow[], choice: Constituency) => {
      const body = createTdIndex(rows, [ennis]).get(choice).answer.body;
      const read = parseLookupResponse(JSON.parse(String(body)), choice);
      return read?.success ? read.withoutAddress : null;
    };
    expect(namesIn(seedRows, "Dublin Central")).toEqual(["Daniel Ennis"]);
    expect(namesIn(seedRows, "Clare")).toBeUndefined();
    const published = row("Daniel Ennis", { constituency: "Dublin Central" });
    expect(namesIn([...seedRows, published], "Dublin Central")).toBeUndefined();
  });

  it.each([
    ["first", 0],
    ["in the middle", 1],
    ["last", 2],
  ])("state per constituency when its oldest row was checked, also when it is %s", (_where, at) => {
    const rows = ["Ann Able", "Bob Best", "Cat Core"].map((name, index) =>
      row(name, { updated_at: new Date(`2026-08-0${index === at ? 1 : index + 2}T10:00:00Z`) }),
    );
    const mayo = row("Dan Doe", { constituency: "Mayo" });
    expect(found([...rows, mayo], "Clare").asOf).toBe("2026-08-01T10:00:00.000Z");
    expect(found([...rows, mayo], "Mayo").asOf).toBe(CHECKED.toISOString());
  });

  it("are not cached when they come from the source", () => {
    const { status, headers, body } = liveLookup([row("Ann Able")], NO_RECORDS).answer;
    expect(status).toBe(200);
    expect(headers).toEqual({
      ...createTdIndex([row("Ann Able")]).get("Clare").answer.headers,
      "cache-control": "no-store",
      "content-length": `${Buffer.byteLength(body)}`,
      etag: expect.any(String),
    });
    expect(JSON.parse(String(body))).toMatchObject({
      source: "live",
      data: [{ name: "Ann Able" }],
    });
  });

  it("omit rows that are not a valid TD, and report them", () => {
    const bad = [
      row("Two Addresses", { email: "a@b.ie,c@d.ie" }),
      row("Nowhere Man", { constituency: "Atlantis" }),
      row(" "),
    ];
    const index = createTdIndex([...bad, row("Ann Able")]);
    expect(index).toMatchObject({ count: 1, refused: bad });
    expect(names([...bad, row("Ann Able")], "Clare")).toEqual(["Ann Able"]);
  });

  it("for a constituency without rows are a failure with the required text", () => {
    const { get, checkedAt } = createTdIndex([]);
    expect(checkedAt).toBeNull();
    expect(get("Clare").result).toEqual(fail("not-fetched"));
    expect(get("Clare").answer).toMatchObject({
      status: 503,
      body: '{"success":false,"data":[],"error":"Failed to fetch TD information and no cached data available"}',
      headers: { "cache-control": "no-store", "access-control-allow-origin": "*" },
    });
  });

  it("change their ETag only when their rows change", () => {
    const tag = (rows: TdRow[]) => createTdIndex(rows).get("Clare").answer.revalidation?.etag;
    expect(tag([row("Ann Able")])).toBe(
      tag([row("Ann Able"), row("X Y", { constituency: "Mayo" })]),
    );
    expect(tag([row("Ann Able")])).not.toBe(tag([row("Ann Able", { party: "Independent" })]));
  });
});
