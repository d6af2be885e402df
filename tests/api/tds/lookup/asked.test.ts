import { describe, expect, it } from "vitest";
import { CONSTITUENCIES } from "../../../../api/contract/constituencies.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import { askedIn } from "../../../../api/tds/lookup/asked.ts";

const asked = (query: string) => {
  const url = `http://campaign.example/api/tds${query}`;
  return askedIn(url, () => new URL(url).searchParams.getAll("constituency"));
};

describe("the constituency that a lookup asks for", () => {
  it("is known however a browser writes it, with other parameters and without", () => {
    for (const choice of CONSTITUENCIES) {
      const encoded = encodeURIComponent(choice);
      for (const query of [
        `?constituency=${encoded}`,
        `?${new URLSearchParams({ constituency: choice })}`,
        `?constituency=${encodeURIComponent(choice.normalize("NFD"))}`,
        `?constituency=${encoded}&v=1`,
        `?v=1&constituency=${encoded}`,
      ]) {
        expect(asked(query), query).toEqual(ok(choice));
      }
    }
  });

  it("is recognised as it stands, without reading the query apart", () => {
    for (const choice of CONSTITUENCIES) {
      const never = () => {
        throw new Error("read apart");
      };
      expect(askedIn(`/api/tds?constituency=${encodeURIComponent(choice)}`, never)).toEqual(
        ok(choice),
      );
    }
  });

  it.each([
    ["", "constituency-missing"],
    ["?", "constituency-missing"],
    ["?constituency=", "constituency-missing"],
    ["?constituency=clare", "constituency-unknown"],
    ["?constituency=Clare%20", "constituency-unknown"],
    ["?constituency=Clare&constituency=Clare", "constituency-repeated"],
  ] as const)("is none in '%s'", (query, failure) => {
    expect(asked(query)).toEqual(fail(failure));
  });
});
