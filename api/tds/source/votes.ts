import { z } from "zod";
import { ok, type Result } from "../../contract/result.ts";
import { HOUSE_NO, NumberOrText, PLAIN_TEXT, parseJson, Text } from "./members.ts";
import type { ParseFailure } from "./source-failure.ts";

/** A vote in the Dáil, with the codes of the members by side. */
export type Vote = {
  date: string;
  /** The number of the official page, on which the vote is 'vote_147'. */
  number: number;
  subject: string;
  ta: string[];
  nil: string[];
  staon: string[];
};

/** The members of one side; null when nobody took it. A member without a code would get no vote. */
const Side = z
  .object({
    members: z.array(z.object({ member: z.object({ memberCode: z.string().regex(PLAIN_TEXT) }) })),
  })
  .nullish()
  .transform((side) => side?.members.map(({ member }) => member.memberCode.normalize("NFC")) ?? []);

const VotesResponse = z.object({
  results: z.array(
    z.object({
      division: z.object({
        voteId: z.string(),
        house: z.object({
          houseCode: z.string(),
          houseNo: NumberOrText,
          chamberType: z.string().nullish(),
        }),
        subject: z.object({ showAs: Text }),
        tallies: z.object({ taVotes: Side, nilVotes: Side, staonVotes: Side }),
      }),
    }),
  ),
});

/** Parses `GET /v1/votes` of one day. Returns the vote of this number in this Dáil, not in a committee. */
export function parseVote(
  text: string,
  date: string,
  number: number,
): Result<Vote | null, ParseFailure> {
  const parsed = parseJson(text, VotesResponse);
  if (!parsed.ok) return parsed;
  const wanted = parsed.value.results.find(({ division: { voteId, house } }) => {
    const isDail = house.houseCode === "dail" && house.houseNo === HOUSE_NO;
    return voteId === `vote_${number}` && isDail && house.chamberType !== "committee";
  });
  if (wanted === undefined) return ok(null);
  const { subject, tallies } = wanted.division;
  const { taVotes: ta, nilVotes: nil, staonVotes: staon } = tallies;
  return ok({ date, number, subject: subject.showAs, ta, nil, staon });
}
