import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  newestPosition,
  parseDailVotes,
  parseTdRecord,
  type Statement,
} from "../../../api/contract/record.ts";
import { DailVoteSchema, TdRecordSchema } from "../../../api/contract/record-schema.ts";
import { parseActionsResponse } from "../../../api/contract/responses.ts";
import { SCHEMAS } from "../../../api/http/openapi.ts";

const URL = "https://www.oireachtas.ie/en/";
const VOTE = { date: "2026-07-08", subject: "The Arts", url: URL, for: "nil" } as const;
const statement = (date: string, stance: Statement["stance"]): Statement => ({
  stance,
  date,
  sentence: "They said so.",
  url: URL,
});

/** Returns copies of a value, each with one key removed or one value of a wrong type, at any depth. */
function invalidCopies(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      invalidCopies(item).map((invalid) => value.with(index, invalid)),
    );
  }
  if (typeof value !== "object" || value === null) return [{ not: "a value" }];
  return Object.entries(value).flatMap(([key, item]) => {
    const { [key]: _removed, ...without } = value as Record<string, unknown>;
    return [without, ...invalidCopies(item).map((invalid) => ({ ...value, [key]: invalid }))];
  });
}

describe.each<[string, z.ZodMiniType, unknown, (value: unknown) => unknown]>([
  [
    "a record",
    TdRecordSchema,
    {
      questions: [["2025-10-02", 12]],
      votes: ["ta", "none"],
      statements: [statement("2026-01-01", "for")],
    },
    parseTdRecord,
  ],
  ["a list of votes", z.array(DailVoteSchema), [VOTE], parseDailVotes],
  ["the counts", SCHEMAS.Actions, { success: true, total: 12, today: 0 }, parseActionsResponse],
])("%s", (_what, schema, body, parse) => {
  it("is taken by the schema and by the element's parser", () => {
    expect(schema.safeParse(body).success).toBe(true);
    expect(parse(body)).toEqual(body);
  });

  it("with an invalid part is taken by neither", () => {
    for (const copy of invalidCopies(body)) {
      expect(schema.safeParse(copy).success, JSON.stringify(copy)).toBe(false);
      expect(parse(copy), JSON.stringify(copy)).toBeNull();
    }
  });
});

it.each([
  ["of nobody who said or voted anything", [], "none", null],
  ["of one who abstained", [], "staon", null],
  ["of one who voted with the side that was for it", [], "nil", "for"],
  ["of one who voted with the other side", [], "ta", "against"],
  ["is the newest of several statements", [["2026-01-01", "for"]], "none", "for"],
  ["is the vote when that is newer", [["2026-07-07", "for"]], "ta", "against"],
  ["is the statement when that is newer", [["2026-07-09", "undecided"]], "ta", "undecided"],
  ["is the statement on the day of the vote", [["2026-07-08", "undecided"]], "ta", "undecided"],
] as const)("the position of a TD %s", (_what, statementDays, cast, stance) => {
  const older = statement("2025-12-01", "against");
  const statements = [
    ...statementDays.map(([date, own]) => statement(date, own)),
    ...(statementDays.length > 0 ? [older] : []),
  ];
  const position = newestPosition({ questions: [], votes: [cast], statements }, [VOTE]);
  expect(position?.stance ?? null).toBe(stance);
});
