import * as z from "zod/mini";
import type { DailVote, Statement, TdRecord } from "./record.ts";
import { CAST_VOTES, STANCES } from "./record.ts";
import { Count, Day, Moment, Roles, Succeeded, Text } from "./schema-parts.ts";

const Link = z.string().check(z.regex(/^https:\/\//));

const StatementSchema: z.ZodMiniType<Statement> = z.object({
  stance: z.enum(STANCES),
  sentence: Text,
  date: Day,
  url: Link,
});

export const DailVoteSchema: z.ZodMiniType<DailVote> = z.object({
  date: Day,
  subject: Text,
  url: Link,
  for: z.enum(["ta", "nil"]),
});

export const TdRecordSchema: z.ZodMiniType<TdRecord> = z.object({
  questions: z.array(z.tuple([Day, Count])),
  votes: z.array(z.enum(CAST_VOTES)),
  statements: z.array(StatementSchema),
});

/** `GET /api/record`, status 200: what each TD asked, said and voted. */
export const RecordResponse = z.object({
  success: Succeeded,
  /** When the questions were last read; null without any reading. */
  asOf: z.nullable(Moment),
  /** The phrases that questions are searched for. */
  topics: z.array(Text),
  votes: z.array(
    z.object({
      date: Day,
      subject: Text,
      link: Link,
      for: z.enum(["ta", "nil"]),
      tally: z.object({ ta: Count, nil: Count, staon: Count }),
    }),
  ),
  tds: z.array(
    z.object({
      memberCode: Text,
      name: Text,
      party: z.exactOptional(Text),
      constituency: Text,
      roles: z.exactOptional(Roles),
      questions: z.array(
        z.object({
          date: Day,
          number: Count,
          type: z.enum(["oral", "written"]),
          text: z.exactOptional(Text),
          link: Link,
        }),
      ),
      /** How the TD voted, in the order of the votes above. */
      votes: z.array(z.object({ date: Day, subject: Text, link: Link, vote: z.enum(CAST_VOTES) })),
      statements: z.array(
        z.object({ date: Day, stance: z.enum(STANCES), sentence: Text, link: Link }),
      ),
      stance: z.exactOptional(z.enum(STANCES)),
    }),
  ),
});
export type RecordResponse = z.infer<typeof RecordResponse>;

/** The body of `POST /api/admin/vote`: the address of a vote's official page. */
export const VoteAddress = z.strictObject({ address: Text });

/** `POST /api/admin/vote`, status 200: the published vote, with members by code. */
export const VoteFound = z.object({
  success: Succeeded,
  vote: z.object({
    /** The vote's key in the campaign's record: digits of date and number. */
    key: Text,
    date: Day,
    subject: Text,
    url: Link,
    ta: z.array(Text),
    nil: z.array(Text),
    staon: z.array(Text),
  }),
});
export type VoteFound = z.infer<typeof VoteFound>;
