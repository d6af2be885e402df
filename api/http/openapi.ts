import { STATUS_CODES } from "node:http";
import * as z from "zod/mini";
import { Signature } from "../contract/campaign/campaign.ts";
import * as campaign from "../contract/campaign/campaign-api.ts";
import { CONSTITUENCIES } from "../contract/constituencies.ts";
import { CampaignEvent } from "../contract/events.ts";
import { REQUEST_MESSAGES, type RequestErrorCode } from "../contract/messages.ts";
import { PARTNER_NAME } from "../contract/names.ts";
import * as partner from "../contract/partner-figures.ts";
import * as population from "../contract/population.ts";
import * as record from "../contract/record-schema.ts";
import type { ActionsResponse, Failure, FoundTd, LookupFound } from "../contract/responses.ts";
import { Count, Moment, Roles, Succeeded } from "../contract/schema-parts.ts";
import { STATS_DAYS, StatsResponse } from "../contract/stats.ts";
import { EMAIL, MAX_EMAIL_LENGTH, TD_FIELDS, type TdValues } from "../contract/td.ts";
import { DEGRADED } from "../monitoring/troubles.ts";

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
  // The list of fields makes the type and the schema, which the compiler cannot follow.
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

type SchemaName = keyof typeof SCHEMAS;

const { least, most, usual } = STATS_DAYS;
const PARAMETERS = {
  constituency: z.enum(CONSTITUENCIES),
  partner: z.string().check(z.regex(PARTNER_NAME)),
  hash: z.string().check(z.regex(population.DIFFERENCE_HASH)),
  days: z._default(z.int().check(z.minimum(least), z.maximum(most)), usual),
} as const;

/** The version is raised with every addition; a breaking change gets new paths instead. */
const VERSION = "1.5.0";

export type Operation = {
  summary: string;
  query?: keyof typeof PARAMETERS;
  body?: SchemaName;
  /** By status: the schema or media type of a body, null for none, or the code of a failure. */
  responses: Readonly<Record<number, SchemaName | `${string}/${string}` | RequestErrorCode | null>>;
};

type DescribedRoute = Operation & { key?: string };

const JSON_TYPE = "application/json";

const MESSAGES: Readonly<Record<string, string>> = REQUEST_MESSAGES;

const GUARDED = { 401: "key-wrong", 429: "too-many", 503: "not-ready" } as const;
const GUARDED_CHANGE = { ...GUARDED, 403: "foreign", 413: "too-large" } as const;

/** Creates the OpenAPI 3.1 document of routes, by method and path, from the schemas of the contract. */
export function openApiDocument(routes: Readonly<Record<string, DescribedRoute>>): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of Object.entries(routes)) {
    const [method = "", path = ""] = name.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(route, method) };
  }
  const schemas = Object.entries(SCHEMAS).map(([name, schema]) => [name, jsonSchema(schema)]);
  const bearer = { type: "http", scheme: "bearer" };
  return {
    openapi: "3.1.0",
    info: {
      title: "Contact your TD about the Basic Income for the Arts",
      version: VERSION,
      description:
        "Messages of failures are in English; those that visitors can meet also in Irish, when `Accept-Language` prefers `ga`.",
    },
    paths,
    components: {
      schemas: Object.fromEntries(schemas),
      securitySchemes: { ADMIN_KEY: bearer, STATS_KEY: bearer, METRICS_KEY: bearer },
    },
  };
}

function operationOf({ key, summary, query, body, responses }: DescribedRoute, method: string) {
  const guarded = key && (method === "GET" ? GUARDED : GUARDED_CHANGE);
  const responseEntries = Object.entries<Operation["responses"][number]>({
    ...responses,
    ...guarded,
  });
  const schema = query && jsonSchema(PARAMETERS[query]);
  const parameters = [{ name: query, in: "query", required: query !== "days", schema }];
  const content = body && { [JSON_TYPE]: reference(body), "text/plain": reference(body) };
  const answers = responseEntries.map(([status, answer]) => [status, responseOf(status, answer)]);
  return {
    summary,
    ...(key && { security: [{ [`${key.toUpperCase()}_KEY`]: [] }] }),
    ...(query && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: Object.fromEntries(answers),
  };
}

function responseOf(status: string, content: Operation["responses"][number]): object {
  if (content === null) return { description: STATUS_CODES[status] };
  const message = MESSAGES[content];
  const schema = message === undefined ? content : "Failure";
  return {
    description: message ?? STATUS_CODES[status],
    content: schema in SCHEMAS ? { [JSON_TYPE]: reference(schema) } : { [schema]: {} },
  };
}

function reference(name: string): object {
  return { schema: { $ref: `#/components/schemas/${name}` } };
}

function jsonSchema(schema: z.ZodMiniType): object {
  // The document states the schema dialect once.
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
}
