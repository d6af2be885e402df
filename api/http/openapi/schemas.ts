import { z } from "zod";
import type { ActionsResponse } from "../../contract/actions.ts";
import { CONSTITUENCIES } from "../../contract/constituencies.ts";
import type { LookupFailed, LookupFound } from "../../contract/lookup.ts";
import type {
  PopulationBegun,
  PopulationEnd,
  PopulationOverview,
  PopulationProgress,
  PopulationReport,
} from "../../contract/population.ts";
import { STATS_DAYS, type StatsResponse } from "../../contract/stats.ts";
import { EventSchema } from "../../events/event-schema.ts";

/*
 * What goes over the wire, as schemas. The pages read it with the parsers of
 * the contract, which cost them nothing; each schema here is held to the same
 * type by the compiler, and to the same verdicts by tests.
 */

const count = z.int().min(0);
const text = z.string();
const moment = z.iso.datetime();
const succeeded = z.literal(true);

const td = z.object({
  name: text.min(1),
  email: z.email(),
  party: text.exactOptional(),
  constituency: z.enum(CONSTITUENCIES),
});

const found: z.ZodType<LookupFound> = z.object({
  success: succeeded,
  data: z.array(td).meta({ description: "Sorted by surname" }),
  asOf: moment.meta({ description: "When the oldest of these details was last checked" }),
  source: z.enum(["live", "stored"]),
});

const failed: z.ZodType<LookupFailed> = z.object({
  success: z.literal(false),
  data: z.tuple([]).exactOptional(),
  error: text,
});

const actions: z.ZodType<ActionsResponse> = z.object({
  success: succeeded,
  total: count,
  today: count,
});

const named = z.object({ name: text, count, previous: count });

const stats: z.ZodType<StatsResponse> = z.object({
  success: succeeded,
  summary: z.object({
    email_clicks_total: count,
    email_clicks_24h: count,
    survey_total: count,
    survey_24h: count,
  }),
  previous: z.object({ email_clicks: count, survey: count }),
  daily: z.array(z.object({ day: z.iso.date(), email_clicks: count, survey: count })),
  sources: z.array(named),
  partners: z.array(named),
  providers: z.array(named),
});

const begun: z.ZodType<PopulationBegun> = z.object({
  success: succeeded,
  message: text,
  run: count,
});

const progress: z.ZodType<PopulationProgress> = z.object({
  done: count,
  total: count,
  constituency: text,
  found: count,
});

const reportedTd = z.object({ name: text, constituency: text });
const report: z.ZodType<PopulationReport> = z.object({
  stored: count,
  sitting: count,
  constituencies: count,
  added: z.array(reportedTd),
  removed: z.array(reportedTd),
  changed: z.array(
    reportedTd.extend({
      changes: z.array(
        z.object({
          field: z.enum(["name", "email", "party"]),
          from: text.nullable(),
          to: text.nullable(),
        }),
      ),
    }),
  ),
  withoutAddress: z.array(reportedTd.extend({ dropped: z.array(text) })),
  unreached: z.array(reportedTd.extend({ reason: text })),
  sourceTime: text,
});

const end: z.ZodType<PopulationEnd> = z.object({
  success: z.boolean(),
  message: text,
  error: text.exactOptional(),
  report: report.exactOptional(),
});

const overview: z.ZodType<PopulationOverview> = z.object({
  success: succeeded,
  tds: z.object({ stored: count, checkedAt: text.nullable() }),
  runs: z.array(
    z.object({
      run: count,
      startedAt: text,
      finishedAt: text.nullable(),
      state: z.enum(["running", "succeeded", "failed"]),
      done: count,
      total: count,
      message: text.nullable(),
      error: text.nullable(),
      report: report.nullable(),
    }),
  ),
});

/** Every body of the API, by its name in the description. */
export const SCHEMAS = {
  LookupFound: found,
  Failure: failed,
  CampaignEvent: EventSchema,
  Actions: actions,
  Stats: stats,
  PopulationBegun: begun,
  PopulationProgress: progress,
  PopulationEnd: end,
  PopulationOverview: overview,
  Success: z.object({ success: succeeded }),
} as const;

export type SchemaName = keyof typeof SCHEMAS;

/** What stands in a query, as it is checked where it is answered. */
export const PARAMETERS = {
  constituency: z.enum(CONSTITUENCIES),
  days: z.int().min(STATS_DAYS.least).max(STATS_DAYS.most).default(STATS_DAYS.usual),
} as const;
