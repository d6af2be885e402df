import * as z from "zod/mini";
import type { ActionsResponse } from "../../contract/actions.ts";
import * as campaign from "../../contract/campaign/campaign-api.ts";
import { CONSTITUENCIES } from "../../contract/constituencies.ts";
import { BurstsResponse, Decided, Decision } from "../../contract/decisions.ts";
import { CampaignEvent } from "../../contract/events.ts";
import { FailureSchema, LookupFoundSchema } from "../../contract/lookup-schema.ts";
import {
  PartnerCountResponse,
  PartnerLinkRequest,
  PartnerLinkResponse,
} from "../../contract/partner-figures.ts";
import { PARTNER_NAME } from "../../contract/partner-name.ts";
import * as population from "../../contract/population.ts";
import { ReadinessAnswer } from "../../contract/readiness.ts";
import * as record from "../../contract/record-schema.ts";
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
  PartnerLinkRequest,
  PartnerLink: PartnerLinkResponse,
  PartnerCount: PartnerCountResponse,
  Campaign: campaign.CampaignResponse,
  CampaignOverview: campaign.CampaignOverview,
  Publication: campaign.Publication,
  CampaignAccepted: campaign.CampaignAccepted,
  CampaignConflict: campaign.CampaignConflict,
  CampaignRefused: campaign.CampaignRefused,
  UnpublishedCampaign: campaign.UnpublishedCampaign,
  DraftPages: campaign.DraftPages,
  PopulationBegun: population.PopulationBegun,
  PopulationProgress: population.PopulationProgress,
  PopulationEnd: population.PopulationEnd,
  PopulationOverview: population.PopulationOverview,
  PopulationAccepted: population.PopulationAccepted,
  Record: record.RecordResponse,
  VoteAddress: record.VoteAddress,
  VoteFound: record.VoteFound,
  Readiness: ReadinessAnswer,
  Success: z.object({ success: Succeeded }),
} as const;

export type SchemaName = keyof typeof SCHEMAS;

const { least, most, usual } = STATS_DAYS;
/** The query parameters of the API. */
export const PARAMETERS = {
  constituency: z.enum(CONSTITUENCIES),
  partner: z.string().check(z.regex(PARTNER_NAME)),
  hash: z.string().check(z.regex(population.DIFFERENCE_HASH)),
  days: z._default(z.int().check(z.minimum(least), z.maximum(most)), usual),
} as const;
