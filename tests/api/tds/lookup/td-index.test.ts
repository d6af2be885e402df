import { describe, expect, it } from "vitest";
import { CONSTITUENCIES, type Constituency } from "../../../../api/contract/constituencies.ts";
import { parseLookupResponse, type ReadLookup } from "../../../../api/contract/responses.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import { createTdIndex, liveLookup, NO_RECORDS } from "../../../../api/tds/lookup/td-index.ts";
import {
  bundledTds,
  bundledWithoutAddress,
  type TdRow,
} from "../../../../api/tds/population/td-store.ts";
import { rowOf as row } from "../../../td.ts";

const CHECKED = new Date("2026-07-19T00:00:00Z");

const seedRows = bundledTds();

/** Returns the prepared answer of a lookup, as the element reads it. */
function found(
  rows: TdRow[],
  choice: Constituency = "Clare",
  withoutAddress = bundledWithoutAddress(),
): ReadLookup {
  const { result, answer } = createTdIndex(rows, withoutAddress).get(choice);
  const read = parseLookupResponse(JSON.parse(String(answer.body)), choice);
  expect(result).toEqual(ok(read));
  if (read === null || !read.success) throw new Error(`No TDs of ${choice}`);
  return read;
}

const names = (rows: TdRow[], choice?: Constituency) =>
  found(rows, choice).data.map((td) => td.name);

describe("the prepared answers", () => {
  it("hold one answer for each of the 44 choices, all found with the seed, in any order of the rows", () => {
    const { get, count, checkedAt } = createTdIndex(seedRows);
    const reversed = createTdIndex([...seedRows].reverse());
    for (const choice of CONSTITUENCIES) {
      expect(get(choice).answer.status).toBe(200);
      expect(reversed.get(choice)).toEqual(get(choice));
    }
    expect({ count, checkedAt }).toEqual({ count: 173, checkedAt: CHECKED });
  });

  it("list the TDs by surname in Irish alphabetical order", () => {
    expect(names(seedRows, "Dún Laoghaire")).toEqual([
      "Richard Boyd Barrett",
      "Jennifer Carroll MacNeill",
      "Cormac Devlin",
      "Barry Ward",
    ]);
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

  it("are not cached when they come from the source", () => {
    const { status, headers, body } = liveLookup([row("Ann Able")], NO_RECORDS).answer;
    expect(status).toBe(200);
    expect(headers).toEqual({
      ...createTdIndex([row("Ann Able")]).get("Clare").answer.headers,
      "cache-control": "no-store",
      "content-length": `${Buffer.byteLength(body)}`,
      etag: expect.any(String),
    });
    const live = { source: "live", data: [{ name: "Ann Able" }] };
    expect(JSON.parse(String(body))).toMatchObject(live);
  });

  it("omit rows that are not a valid TD", () => {
    const bad = [
      row("Two Addresses", { email: "a@b.ie,c@d.ie" }),
      row("Nowhere Man", { constituency: "Atlantis" }),
      row(" "),
    ];
    const rows = [...bad, row("Ann Able")];
    expect(createTdIndex(rows)).toMatchObject({ count: 1 });
    expect(names(rows)).toEqual(["Ann Able"]);
  });

  it("for a constituency without rows are a failure with the required text", () => {
    const { get, checkedAt } = createTdIndex([]);
    expect(checkedAt).toBeNull();
    expect(get("Clare")).toMatchObject({
      result: fail("not-fetched"),
      answer: {
        status: 503,
        body: '{"success":false,"data":[],"error":"Failed to fetch TD information and no cached data available"}',
        headers: { "cache-control": "no-store", "access-control-allow-origin": "*" },
      },
    });
  });

  it("change their ETag only when their rows change", () => {
    const tag = (...rows: TdRow[]) => createTdIndex(rows).get("Clare").answer.revalidation?.etag;
    const ann = row("Ann Able");
    expect(tag(ann)).toBe(tag(ann, row("X Y", { constituency: "Mayo" })));
    expect(tag(ann)).not.toBe(tag({ ...ann, party: "Independent" }));
  });
});
