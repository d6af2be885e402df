import * as z from "zod/mini";
import { Signature } from "../../contract/campaign/campaign.ts";
import * as campaign from "../../contract/campaign/campaign-api.ts";
import { CONSTITUENCIES } from "../../contract/constituencies.ts";
import { CampaignEvent } from "../../contract/events.ts";
import { PARTNER_NAME } from "../../contract/names.ts";
import * as partner from "../../contract/partner-figures.ts";
import * as population from "../../contract/population.ts";
import * as record from "../../contract/record-schema.ts";
import type { ActionsResponse, Failure, FoundTd, LookupFound } from "../../contract/responses.ts";
import { Count, Moment, Roles, Succeeded } from "../../contract/schema-parts.ts";
import { STATS_DAYS, StatsResponse } from "../../contract/stats.ts";
import { EMAIL, MAX_EMAIL_LENGTH, TD_FIELDS, type TdValues } from "../../contract/td.ts";
import { DEGRADED } from "../../monitoring/troubles.ts";

// The element reads these answers by hand, so their schemas are not in the contract.

const Name = z.string().check(z.regex(/\S/));

const VALUES: { [Kind in keyof TdValues]: z.ZodMiniType<TdValues[Kind]> } = {
  name: Name,
  text: z.string(),
  email: z.email({ pattern: EMAIL }).check(z.maxLength(MAX_EMAIL_LENGTH)),
  constituency: z.enum(CONSTITUENCIES),
  roles: Roles,
};

const tdShape = Object.fromEntries(
  TD_FIELDS.map((field) => {
    const value: z.ZodMiniType = VALUES[field.kind];
    return [field.name, "isOptional" in field ? z.exactOptional(value) : value];
  }),
);

const LookupFoundSchema: z.ZodMiniType<LookupFound> = z.object({
  success: Succeeded,
  // Both the type and the schema are made from the list of fields, which the compiler cannot follow.
  data: z.array(
    z.object({
      ...tdShape,
      record: z.exactOptional(record.TdRecordSchema),
    }) as z.ZodMiniType as z.ZodMiniType<FoundTd>,
  ),
  withoutAddress: z.exactOptional(z.array(Name)),
  votes: z.exactOptional(z.array(record.DailVoteSchema)),
  asOf: Moment,
  source: z.enum(["live", "stored"]),
});

/** Every body of the API, by its name in the OpenAPI document. */
export const SCHEMAS = {
  LookupFound: LookupFoundSchema,
  Failure: z.object({
    success: z.literal(false),
    data: z.exactOptional(z.tuple([])),
    error: z.string(),
  }) satisfies z.ZodMiniType<Failure>,
  CampaignEvent,
  Actions: z.object({
    success: Succeeded,
    total: Count,
    today: Count,
  }) satisfies z.ZodMiniType<ActionsResponse>,
  Stats: StatsResponse,
  PartnerLinkRequest: partner.PartnerLinkRequest,
  PartnerLink: partner.PartnerLinkResponse,
  PartnerLinkEnd: partner.PartnerLinkEnd,
  PartnerLinks: partner.PartnerLinksResponse,
  PartnerCount: partner.PartnerCountResponse,
  Campaign: campaign.CampaignResponse,
  CampaignOverview: campaign.CampaignOverview,
  CampaignVersion: campaign.CampaignVersion,
  Publication: campaign.Publication,
  CampaignAccepted: campaign.CampaignAccepted,
  CampaignConflict: campaign.CampaignConflict,
  CampaignRefused: campaign.CampaignRefused,
  LinksToCheck: campaign.LinksToCheck,
  SilentLinks: campaign.SilentLinks,
  UnpublishedCampaign: campaign.UnpublishedCampaign,
  DraftPages: campaign.DraftPages,
  PopulationBegun: population.PopulationBegun,
  PopulationProgress: population.PopulationProgress,
  PopulationEnd: population.PopulationEnd,
  PopulationOverview: population.PopulationOverview,
  Signature,
  PopulationDecided: population.PopulationDecided,
  Record: record.RecordResponse,
  VoteAddress: record.VoteAddress,
  VoteFound: record.VoteFound,
  Readiness: z.object({ success: Succeeded, degraded: z.array(z.enum(DEGRADED)) }),
  Success: z.object({ success: Succeeded }),
} as const;

export type SchemaName = keyof typeof SCHEMAS;

const { least, most, usual } = STATS_DAYS;
export const PARAMETERS = {
  constituency: z.enum(CONSTITUENCIES),
  partner: z.string().check(z.regex(PARTNER_NAME)),
  hash: z.string().check(z.regex(population.DIFFERENCE_HASH)),
  days: z._default(z.int().check(z.minimum(least), z.maximum(most)), usual),
} as const;
