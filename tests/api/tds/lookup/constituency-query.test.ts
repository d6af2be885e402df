import { describe, expect, it } from "vitest";
import { CONSTITUENCIES } from "../../../../api/contract/constituencies.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import { parseConstituencyQuery } from "../../../../api/tds/lookup/lookups.ts";

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
