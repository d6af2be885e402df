import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { parseDailVotes, parseTdRecord } from "../../../api/contract/record.ts";
import { DailVoteSchema, TdRecordSchema } from "../../../api/contract/record-schema.ts";
import { parseActionsResponse } from "../../../api/contract/responses.ts";
import { SCHEMAS } from "../../../api/http/openapi.ts";

const URL = "https://www.oireachtas.ie/en/";
const VOTE = { date: "2026-07-08", subject: "The Arts", url: URL, for: "nil" };
const STATEMENT = { stance: "for", date: "2026-01-01", sentence: "They said so.", url: URL };

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
      statements: [STATEMENT],
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
