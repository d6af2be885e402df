import * as z from "zod/mini";
import { Count, Moment, Roles, Succeeded, Text } from "./schema-parts.ts";
import { TD_FIELDS, type TdDetails } from "./td.ts";

export const POPULATION_MESSAGES = {
  begun: "The TD database is being populated",
  succeeded: "Successfully populated TD email addresses",
  failed: "Failed to populate TD data",
  never: "The TD database has not been populated yet",
} as const;

const TextOrNull = z.nullable(Text);

/** `POST /api/populate`, status 202. */
export const PopulationBegun = z.object({ success: Succeeded, message: Text, run: Count });
export type PopulationBegun = z.infer<typeof PopulationBegun>;

/** The progress of a run: `done` of the `total` members were looked up, and `found` addresses. */
export const PopulationProgress = z.object({
  done: Count,
  total: Count,
  /** The constituency of the last member; empty before the first. */
  constituency: Text,
  found: Count,
});
export type PopulationProgress = z.infer<typeof PopulationProgress>;

export type ReportedTd = Pick<TdDetails, "name" | "constituency">;
const ReportedTd = z.object({ name: Text, constituency: Text });

/** A sitting member without a published address. */
export type UnaddressedTd = ReportedTd & Pick<TdDetails, "party" | "code" | "roles">;

/** The fields that a report compares. A TD with another constituency is removed and added. */
export const COMPARED_FIELDS = TD_FIELDS.flatMap((field) =>
  field.name === "constituency" || "isReference" in field ? [] : [field.name],
);

export const TdChange = z.object({
  field: z.enum(COMPARED_FIELDS),
  from: TextOrNull,
  to: TextOrNull,
});
export type TdChange = z.infer<typeof TdChange>;

const QuestionsReport = z.object({
  from: Text,
  months: Count,
  /** Questions in these months, and those of them that name a topic. */
  read: Count,
  kept: Count,
  /** Questions that name a topic, but no member's code, day or number. */
  leftOut: Count,
  /** All stored questions by members who are not among the stored TDs. */
  ofOthers: Count,
  readAt: Moment,
  /** The month that could not be read, where the next run begins, and why. */
  failed: z.exactOptional(Text),
});
export type QuestionsReport = z.infer<typeof QuestionsReport>;

export const PopulationReport = z.object({
  stored: Count,
  /** Sitting members, and the constituencies that the members represent. */
  sitting: Count,
  constituencies: Count,
  added: z.array(z.extend(ReportedTd, { email: z.exactOptional(Text) })),
  removed: z.array(z.extend(ReportedTd, { email: z.exactOptional(Text) })),
  changed: z.array(z.extend(ReportedTd, { changes: z.array(TdChange) })),
  /** Sitting members who cannot be stored without an address; `dropped`: published texts that are no address. */
  withoutAddress: z.array(
    z.extend(ReportedTd, {
      party: TextOrNull,
      code: TextOrNull,
      roles: z.nullable(Roles),
      dropped: z.array(Text),
    }),
  ),
  /** Members without readable, valid details, whose stored row stays. */
  unreached: z.array(z.extend(ReportedTd, { reason: Text })),
  /** Addresses outside `oireachtas.ie` that are not among the accepted ones. */
  outside: z.exactOptional(z.array(z.extend(ReportedTd, { email: Text }))),
  /** The report is absent before the questions are read, and without topics. */
  questions: z.exactOptional(QuestionsReport),
  sourceTime: Moment,
});
export type PopulationReport = z.infer<typeof PopulationReport>;

export const PopulationEnd = z.object({
  success: z.boolean(),
  message: Text,
  error: z.exactOptional(Text),
  report: z.exactOptional(PopulationReport),
});
export type PopulationEnd = z.infer<typeof PopulationEnd>;

export const PopulationRun = z.object({
  run: Count,
  startedAt: Moment,
  finishedAt: z.nullable(Moment),
  state: z.enum(["running", "succeeded", "failed"]),
  done: Count,
  total: Count,
  message: TextOrNull,
  error: TextOrNull,
  /** Of a failed run: the changes that it left out, which staff may store with another run. */
  report: z.nullable(PopulationReport),
});
export type PopulationRun = z.infer<typeof PopulationRun>;

/** `GET /api/populate`, status 200: the stored TDs, and the last runs, newest first. */
export const PopulationOverview = z.object({
  success: Succeeded,
  tds: z.object({ stored: Count, checkedAt: z.nullable(Moment) }),
  runs: z.array(PopulationRun),
  progress: z.exactOptional(PopulationProgress),
});
export type PopulationOverview = z.infer<typeof PopulationOverview>;
