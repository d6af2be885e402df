import { describe, expect, it } from "vitest";
import { documentOf } from "../../../../site/staff/campaign/form-values.ts";
import { memberCount, voteValues } from "../../../../site/staff/campaign/record-values.ts";

const VOTE = {
  key: "20260708147",
  date: "2026-07-08",
  subject: "Question put: That the motion be agreed to",
  url: "https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/147/",
  ta: ["Ann-Example.D.2024-11-29", "Seán-Ó-Sampla.D.2024-11-29"],
  nil: ["Bob-Sample.D.2020-02-08"],
  staon: [],
};

describe("a vote that the server has read", () => {
  it("has no side that was for it until staff choose one, and no list without members", () => {
    const values = voteValues({}, VOTE);
    const { date, subject, url } = VOTE;
    expect(documentOf(values)).toMatchObject({
      record: {
        votes: { [VOTE.key]: { date, subject, url, ta: VOTE.ta.join("\n"), nil: VOTE.nil[0] } },
      },
    });
    expect(JSON.stringify(documentOf(values))).not.toMatch(/"for"|"staon"/);
    expect(memberCount(values[`record.votes.${VOTE.key}.ta`])).toBe(2);
    expect(memberCount(values[`record.votes.${VOTE.key}.staon`])).toBe(0);
  });

  it("keeps what staff chose and shortened when it is read again", () => {
    const path = `record.votes.${VOTE.key}`;
    const chosen = { ...voteValues({}, VOTE), [`${path}.for`]: "ta", [`${path}.subject`]: "Short" };
    const again = voteValues(chosen, { ...VOTE, nil: [] });
    expect(again).toEqual({ ...chosen, [`${path}.nil`]: "" });
  });
});
