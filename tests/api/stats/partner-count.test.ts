import { describe, expect, it } from "vitest";
import { createPartnerCounts } from "../../../api/stats/partner-count.ts";

/** Creates counts whose clock, numbers and database a test sets. */
function setUp() {
  const state = { at: Date.parse("2026-11-23T12:00:00Z"), letters: 7, isAway: false, reads: 0 };
  const counts = createPartnerCounts(
    async () => {
      state.reads++;
      if (state.isAway) throw new Error("The database is away");
      return new Map([["a-gallery", state.letters]]);
    },
    () => new Date(state.at),
  );
  const ask = async (partner: string) => {
    const { status, body, headers } = await counts(partner);
    return { status, headers, ...JSON.parse(`${body}`) };
  };
  return { state, ask };
}

describe("the count of a partner's letters", () => {
  it("is read once a minute for any number of partners, and says how old it is", async () => {
    const { state, ask } = setUp();
    const answers = await Promise.all(["a-gallery", "nobody", "a-gallery"].map(ask));
    expect(answers.map(({ count }) => count)).toEqual([7, 0, 7]);
    state.letters = 8;
    state.at += 59_999;
    expect(await ask("a-gallery")).toMatchObject({
      ...{ success: true, partner: "a-gallery", count: 7, as_of: "2026-11-23T12:00:00.000Z" },
      headers: { age: "59", "cache-control": "public, max-age=60" },
    });
    expect(state.reads).toBe(1);
    state.at += 1;
    expect(await ask("a-gallery")).toMatchObject({ count: 8, headers: { age: "0" } });
    expect(state.reads).toBe(2);
  });

  it("is read again when the clock was set back", async () => {
    const { state, ask } = setUp();
    await ask("a-gallery");
    state.at -= 3_600_000;
    expect(await ask("a-gallery")).toMatchObject({ as_of: "2026-11-23T11:00:00.000Z" });
  });

  it("is not invented while the database is away", async () => {
    const { state, ask } = setUp();
    await ask("a-gallery");
    state.at += 60_000;
    state.isAway = true;
    const { status, headers, count } = await ask("a-gallery");
    expect({ status, count }).toEqual({ status: 503, count: undefined });
    expect(headers).toMatchObject({ "cache-control": "no-store", "retry-after": "60" });
    state.isAway = false;
    expect(await ask("a-gallery")).toMatchObject({ count: 7 });
  });
});
