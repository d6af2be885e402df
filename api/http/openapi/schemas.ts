import * as z from "zod/mini";
import type { ActionsResponse } from "../../contract/actions.ts";
import {
  CampaignAccepted,
  CampaignConflict,
  CampaignOverview,
  CampaignRefused,
  CampaignResponse,
  DraftPages,
  Publication,
  UnpublishedCampaign,
} from "../../contract/campaign/campaign-api.ts";
import { CONSTITUENCIES } from "../../contract/constituencies.ts";
import { BurstsResponse, Decided, Decision } from "../../contract/decisions.ts";
import { CampaignEvent } from "../../contract/events.ts";
import { FailureSchema, LookupFoundSchema } from "../../contract/lookup-schema.ts";
import {
  DIFFERENCE_HASH,
  PopulationAccepted,
  PopulationBegun,
  PopulationEnd,
  PopulationOverview,
  PopulationProgress,
} from "../../contract/population.ts";
import { ReadinessAnswer } from "../../contract/readiness.ts";
import { Count, Succeeded } from "../../contract/schema-parts.ts";
import { STATS_DAYS, StatsResponse } from "../../contract/stats.ts";

/** The element reads this answer by hand, so its schema is not in the contract. */
const Actions: z.ZodMiniType<ActionsResponse> = z.object({
  success: Succeeded,
  total: Count,
  today: Count,
});

/** Every body of the API, by its name in the OpenAPI document. */
export const SCHEMAS = {
  LookupFound: LookupFoundSchema,
  Failure: FailureSchema,
  CampaignEvent,
  Actions,
  Stats: StatsResponse,
  Bursts: BurstsResponse,
  Decision,
  Decided,
  Campaign: CampaignResponse,
  CampaignOverview,
  Publication,
  CampaignAccepted,
  CampaignConflict,
  CampaignRefused,
  UnpublishedCampaign,
  DraftPages,
  PopulationBegun,
  PopulationProgress,
  PopulationEnd,
  PopulationOverview,
  PopulationAccepted,
  Readiness: ReadinessAnswer,
  Success: z.object({ success: Succeeded }),
} as const;

export type SchemaName = keyof typeof SCHEMAS;

/** The query parameters of the API. */
export const PARAMETERS = {
  constituency: z.enum(CONSTITUENCIES),
  hash: z.string().check(z.regex(DIFFERENCE_HASH)),
  days: z._default(
    z.int().check(z.minimum(STATS_DAYS.least), z.maximum(STATS_DAYS.most)),
    STATS_DAYS.usual,
  ),
} as const;
