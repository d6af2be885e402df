import type { Campaign } from "../../contract/campaign/campaign.ts";
import { codesOf, linesOf, memberKey, topicsOf } from "../../contract/campaign/record-fields.ts";
import {
  type CastVote,
  type DailVote,
  newestFirst,
  newestPosition,
  questionUrl,
  SIDES,
  type Statement,
  type TdRecord,
} from "../../contract/record.ts";
import type { RecordResponse } from "../../contract/record-schema.ts";
import type { SittingTd, TdDetails } from "../../contract/td.ts";
import type { StoredQuestions } from "../population/questions.ts";

/** A sitting TD, with a published address or without. */
export type ListedTd = SittingTd & Partial<Pick<TdDetails, "party" | "code" | "roles">>;

/** The public record of TDs, with the votes of the Dáil that it names. */
export type Records = ReturnType<typeof composeRecord>;

type TakenVote = { vote: DailVote; sides: ReadonlyMap<string, CastVote> };

/** Composes what TDs asked, said and voted, by their codes; nothing of a draft, no question without topics. */
export function composeRecord(
  { questions, readAt }: StoredQuestions,
  campaign: Pick<Campaign, "state" | "record">,
) {
  // A draft lists only the TDs, among whom staff choose.
  const record = campaign.state === "draft" ? undefined : campaign.record;
  const topics = topicsOf(record);
  const leftOut = linesOf(record?.leftOut);
  const shownQuestions = questions.filter(
    ({ date, number }) => !leftOut.includes(`${date} ${number}`),
  );
  const listedQuestions = topics.length > 0 ? newestFirst(shownQuestions) : [];
  const questionsOf = byMember(listedQuestions, ({ memberCode }) => memberCode);
  const statementsOf = byMember(entriesOf(record?.statements), ({ member }) => member);
  const takenVotes = entriesOf(record?.votes).map(({ ta, nil, staon, ...vote }): TakenVote => {
    const codes = { ta, nil, staon };
    const sides = SIDES.flatMap((side) =>
      codesOf(codes[side]).map((code) => [code, side] as const),
    );
    return { vote, sides: new Map(sides) };
  });
  const votes = takenVotes.map(({ vote }) => vote);

  const compose = (code: string): TdRecord => ({
    questions: (questionsOf.get(code) ?? []).map(({ date, number }) => [date, number]),
    votes: takenVotes.map(({ sides }) => sides.get(code) ?? "none"),
    statements: (statementsOf.get(code) ?? []).map(
      ({ member: _member, ...statement }): Statement => statement,
    ),
  });
  const isEmpty = topics.length === 0 && statementsOf.size === 0 && votes.length === 0;
  return {
    recordOf: ({ code }: ListedTd) => (isEmpty || !code ? undefined : compose(memberKey(code))),
    votes,
    all: (tds: readonly ListedTd[]): RecordResponse => ({
      success: true,
      asOf: topics.length > 0 ? readAt.toISOString() : null,
      topics,
      votes: takenVotes.map(({ vote: { url: link, ...vote }, sides }) => {
        return { ...vote, link, tally: tally(sides) };
      }),
      tds: tds.flatMap(({ code, name, party, constituency, roles }) => {
        if (!code) return [];
        const own = compose(memberKey(code));
        const stance = newestPosition(own, votes)?.stance;
        return [
          {
            memberCode: code,
            name,
            ...(party && { party }),
            constituency,
            ...(roles && { roles }),
            questions: (questionsOf.get(memberKey(code)) ?? []).map(
              ({ date, number, type, heading: text }) => {
                const link = questionUrl(date, number, "en");
                return { date, number, type, ...(text !== null && { text }), link };
              },
            ),
            votes: votes.map(({ date, subject, url: link }, index) => {
              return { date, subject, link, vote: own.votes[index] ?? "none" };
            }),
            statements: own.statements.map(({ url: link, ...statement }) => ({
              ...statement,
              link,
            })),
            ...(stance && { stance }),
          },
        ];
      }),
    }),
  };
}

function tally(sides: TakenVote["sides"]) {
  const count = (side: CastVote) => [...sides.values()].filter((cast) => cast === side).length;
  return { ta: count("ta"), nil: count("nil"), staon: count("staon") };
}

/** Returns what a campaign keeps by keys, newest first; of one day, what was added last. */
function entriesOf<Entry extends { date: string }>(entries: Readonly<Record<string, Entry>> = {}) {
  return newestFirst(Object.values(entries).reverse());
}

function byMember<Entry>(entries: readonly Entry[], codeOf: (entry: Entry) => string) {
  const byKey = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = memberKey(codeOf(entry));
    byKey.set(key, [...(byKey.get(key) ?? []), entry]);
  }
  return byKey;
}
