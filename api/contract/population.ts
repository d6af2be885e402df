import * as z from "zod/mini";
import { Signature } from "./campaign/campaign.ts";
import { Count, Moment, Roles, Succeeded, Text } from "./schema-parts.ts";
import { TD_FIELDS, type TdDetails } from "./td.ts";

export const POPULATION_MESSAGES = {
  begun: "The TD database is being populated",
  succeeded: "Successfully populated TD email addresses",
  failed: "Failed to populate TD data",
  never: "The TD database has not been populated yet",
  accept: "The changes were accepted and stored",
  putBack: "What was stored before is stored again",
  reject: "The changes were rejected, and the stored TDs were kept",
} as const;

export const DIFFERENCE_HASH = /^[0-9a-f]{64}$/;

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
  /** Addresses outside `oireachtas.ie` that nobody has accepted yet. */
  outside: z.exactOptional(z.array(z.extend(ReportedTd, { email: Text }))),
  /** The report is absent before the questions are read, and without topics. */
  questions: z.exactOptional(QuestionsReport),
  /** Who accepted the difference with this hash, and who put the earlier TDs back after that. */
  accepted: z.exactOptional(z.extend(Signature, { hash: Text })),
  putBack: z.exactOptional(Signature),
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
  /** `waiting`: a person has to check the difference; `rejected`: a person has decided against the difference. */
  state: z.enum(["running", "succeeded", "failed", "waiting", "rejected"]),
  done: Count,
  total: Count,
  message: TextOrNull,
  error: TextOrNull,
  report: z.nullable(PopulationReport),
});
export type PopulationRun = z.infer<typeof PopulationRun>;

/** A run's difference that waits for a person: `report` compares with the TDs accepted at `acceptedAt`. */
export const PopulationReview = z.object({
  run: Count,
  /** For `/api/populate/accept` and `/reject`. */
  hash: z.string().check(z.regex(DIFFERENCE_HASH)),
  reason: Text,
  acceptedAt: z.nullable(Moment),
  report: PopulationReport,
});
export type PopulationReview = z.infer<typeof PopulationReview>;

/** Returns a difference as a text: '84 TDs would leave, 1 TD would change'. */
export function describeDifference(
  report: Pick<PopulationReport, "added" | "removed" | "changed">,
): string {
  const verbs = { removed: "leave", added: "join", changed: "change" } as const;
  const parts = (["removed", "added", "changed"] as const).flatMap((kind) => {
    const { length } = report[kind];
    return length === 0 ? [] : [`${length} ${length === 1 ? "TD" : "TDs"} would ${verbs[kind]}`];
  });
  return parts.join(", ");
}

/** Returns the message of a difference that waits: 'Waiting for your check: 84 TDs would leave'. */
export function waitingMessage(report: Parameters<typeof describeDifference>[0]): string {
  return `Waiting for your check: ${describeDifference(report)}`;
}

/** `POST /api/populate/accept`, `/put-back`, and `/reject`, which has no report; status 200. */
export const PopulationDecided = z.object({
  success: Succeeded,
  message: Text,
  report: z.exactOptional(PopulationReport),
});
export type PopulationDecided = z.infer<typeof PopulationDecided>;

/** `GET /api/populate`, status 200: the stored TDs, and the last runs, newest first. */
export const PopulationOverview = z.object({
  success: Succeeded,
  tds: z.object({ stored: Count, checkedAt: z.nullable(Moment) }),
  runs: z.array(PopulationRun),
  progress: z.exactOptional(PopulationProgress),
  review: z.exactOptional(PopulationReview),
});
export type PopulationOverview = z.infer<typeof PopulationOverview>;
