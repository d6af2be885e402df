import { describe, expect, it } from "vitest";
import { fail, ok } from "../../../../api/contract/result.ts";
import { parseVote } from "../../../../api/tds/source/votes.ts";
import { type PublishedVote, votesJson } from "../../../oireachtas/records.mjs";

const VOTE: PublishedVote = {
  date: "2025-10-15",
  number: 147,
  subject: "Arts:  Motion\n[Private Members]",
  ta: ["Ann-Able.D.1", "Áine.D.1".normalize("NFD")],
  nil: ["Bob-Best.D.1"],
};
const jsonOf = (...votes: PublishedVote[]) => votesJson(votes, new URLSearchParams());
const parse = (json: unknown) => parseVote(JSON.stringify(json), "2025-10-15", 147);

describe("the votes of a day", () => {
  it("give the one of this number, with the codes by side", () => {
    expect(parse(jsonOf({ ...VOTE, number: 146, nil: [] }, VOTE))).toEqual(
      ok({
        date: "2025-10-15",
        number: 147,
        subject: "Arts: Motion [Private Members]",
        ta: ["Ann-Able.D.1", "Áine.D.1"],
        nil: ["Bob-Best.D.1"],
        staon: [],
      }),
    );
  });

  it.each([
    ["of another number", { ...VOTE, number: 14 }],
    ["in a committee", { ...VOTE, committee: true }],
  ])("give none %s", (_what, vote) => {
    expect(parse(jsonOf(vote))).toEqual(ok(null));
  });

  it("are unreadable when a member has no code, as that member would have no vote", () => {
    const detail = expect.stringMatching(/members\.0\.member\.memberCode/);
    expect(parse(jsonOf({ ...VOTE, ta: [""] }))).toEqual(fail({ code: "unreadable", detail }));
  });
});
