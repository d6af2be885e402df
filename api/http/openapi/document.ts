import * as z from "zod/mini";
import { REQUEST_MESSAGES, type RequestErrorCode } from "../../contract/messages.ts";
import { PATHS } from "../../contract/paths.ts";
import { PARAMETERS, SCHEMAS, type SchemaName } from "./schemas.ts";

/** Raised with every addition; a breaking change gets new paths instead. */
const VERSION = "1.5.0";

type Content = SchemaName | `${string}/${string}` | null;

/** An operation: what it takes, its answers by status, and the message of each failure. */
type Call = {
  summary: string;
  query?: keyof typeof PARAMETERS;
  body?: SchemaName;
  answers: Readonly<Record<number, Content>>;
  fails?: Readonly<Record<number, RequestErrorCode>>;
};

/** Operations by their method and path. */
type Calls = Readonly<Record<string, Call>>;

const JSON_TYPE = "application/json";

/** What anybody may call. */
const PUBLIC: Calls = {
  [`GET ${PATHS.tds}`]: {
    summary: "The TDs of a constituency, with a strong ETag; any origin",
    query: "constituency",
    answers: { 200: "LookupFound", 304: null },
    fails: { 400: "constituency-unknown", 429: "too-many", 503: "not-ready" },
  },
  [`POST ${PATHS.events}`]: {
    summary: "Counts an event; any origin, also as text/plain",
    body: "CampaignEvent",
    answers: { 204: null },
    fails: {
      ...{ 202: "count-unknown", 400: "event-invalid", 413: "event-too-large", 415: "event-type" },
      ...{ 429: "too-many", 503: "not-ready" },
    },
  },
  [`GET ${PATHS.actions}`]: {
    summary: "Letters opened, in total and today; at most ten seconds old; any origin",
    answers: { 200: "Actions" },
    fails: { 503: "not-ready" },
  },
  [`GET ${PATHS.campaign}`]: {
    summary: "The published campaign, with a strong ETag; any origin. Of a draft only its state",
    answers: { 200: "Campaign", 304: null },
  },
  [`GET ${PATHS.record}`]: {
    summary: "What each TD asked, said and voted, with a strong ETag; any origin. None of a draft",
    answers: { 200: "Record", 304: null },
  },
  [`GET ${PATHS.recordCsv}`]: {
    summary: "The same as CSV, a row for each entry",
    answers: { 200: "text/csv", 304: null },
  },
  [`GET ${PATHS.partnerCount}`]: {
    summary: "Letters opened by a partner's visitors, at most a minute old; any origin",
    query: "partner",
    answers: { 200: "PartnerCount" },
    fails: { 400: "partner-invalid", 503: "not-ready" },
  },
  [`GET ${PATHS.openapi}`]: {
    summary: "This document, with a strong ETag; any origin",
    answers: { 200: JSON_TYPE, 304: null },
  },
  "GET /healthz": { summary: "Whether the process is alive", answers: { 200: "Success" } },
  "GET /readyz": {
    summary: "Whether visitors should be sent here; `degraded` names what is away",
    answers: { 200: "Readiness" },
    fails: { 503: "ending" },
  },
};

/** What both forms of the figures share. */
const FIGURES = {
  summary: "The figures of a number of days in Dublin, today included",
  query: "days",
  fails: { 400: "days-invalid" },
} as const;

/** What needs the stats key. */
const STATS: Calls = {
  [`GET ${PATHS.stats}`]: { ...FIGURES, answers: { 200: "Stats" } },
  [`GET ${PATHS.statsCsv}`]: { ...FIGURES, answers: { 200: "text/csv" } },
  [`POST ${PATHS.partnerLink}`]: {
    summary: "Makes a private link to one partner's figures",
    body: "PartnerLinkRequest",
    answers: { 200: "PartnerLink" },
    fails: { 400: "partner-link-invalid" },
  },
  [`DELETE ${PATHS.partnerLink}`]: {
    summary: "Ends every private link of a partner that is made by now",
    body: "PartnerLinkEnd",
    answers: { 204: null },
    fails: { 400: "partner-link-invalid" },
  },
  [`GET ${PATHS.partnerLink}`]: {
    summary: "The partners with a private link, and when the last one was made and ends",
    answers: { 200: "PartnerLinks" },
  },
};

const METRICS: Calls = {
  [`GET ${PATHS.metrics}`]: {
    summary: "Metrics of this process for Prometheus",
    answers: { 200: "text/plain" },
  },
};

/** What needs the admin key. */
const ADMIN: Calls = {
  [`GET ${PATHS.populate}`]: {
    summary: "The number of stored TDs, and the last runs, newest first",
    answers: { 200: "PopulationOverview" },
  },
  [`POST ${PATHS.populate}`]: {
    summary: "Starts a population: reads all TDs from the public source",
    answers: { 202: "PopulationBegun" },
    fails: { 409: "populating" },
  },
  [`POST ${PATHS.populateAccept}`]: {
    summary: "Stores the difference that waits for a person, who has looked at it and signs",
    query: "hash",
    body: "Signature",
    answers: { 200: "PopulationDecided" },
    fails: { 400: "decision-unsigned", 409: "difference-changed" },
  },
  [`POST ${PATHS.populatePutBack}`]: {
    summary: "Puts back the TDs that were stored before the last difference was accepted",
    query: "hash",
    body: "Signature",
    answers: { 200: "PopulationDecided" },
    fails: { 400: "decision-unsigned", 409: "difference-changed" },
  },
  [`POST ${PATHS.populateReject}`]: {
    summary: "Leaves the difference out that waits for a person, and keeps what is stored",
    query: "hash",
    answers: { 200: "PopulationDecided" },
    fails: { 400: "hash-invalid", 409: "difference-changed" },
  },
  [`GET ${PATHS.populateProgress}`]: {
    summary:
      "Server-sent events: `progress` with a PopulationProgress as the run goes, then one `end` with a PopulationEnd",
    answers: { 200: "text/event-stream" },
  },
  [`GET ${PATHS.adminCampaign}`]: {
    summary:
      "What is published since when, and what each of the last versions changed, newest first; with `?version=3` that whole version, a CampaignVersion",
    answers: { 200: "CampaignOverview" },
    fails: { 404: "version-unknown" },
  },
  [`PUT ${PATHS.adminCampaign}`]: {
    summary: "Publishes a version after the one that `If-Match` names",
    body: "Publication",
    answers: { 200: "CampaignAccepted", 409: "CampaignConflict", 422: "CampaignRefused" },
    fails: { 400: "campaign-unreadable", 428: "match-missing" },
  },
  [`POST ${PATHS.checkLinks}`]: {
    summary: "Requests web links of a draft, and names those that do not answer",
    body: "LinksToCheck",
    answers: { 200: "SilentLinks" },
    fails: { 400: "links-invalid" },
  },
  [`POST ${PATHS.draftPages}`]: {
    summary: "Renders the pages that a campaign would have; it is neither stored nor served",
    body: "UnpublishedCampaign",
    answers: { 200: "DraftPages", 422: "CampaignRefused" },
    fails: { 400: "campaign-unreadable" },
  },
  [`POST ${PATHS.adminVote}`]: {
    summary: "Reads a vote of this Dáil by the address of its page; nothing is stored",
    body: "VoteAddress",
    answers: { 200: "VoteFound" },
    fails: { 400: "vote-shape", 404: "vote-unknown" },
  },
};

const GUARDED = { 401: "key-wrong", 429: "too-many", 503: "not-ready" } as const;
const GUARDED_CHANGE = { ...GUARDED, 403: "foreign", 413: "too-large" } as const;

const MEANINGS: Readonly<Record<string, string>> = {
  200: "The answer",
  202: "Begun",
  204: "Committed",
  304: "Unchanged",
  409: REQUEST_MESSAGES["campaign-changed"],
  422: REQUEST_MESSAGES["campaign-refused"],
};

/** Creates the OpenAPI 3.1 document of the API from the schemas of the contract. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [calls, key] of [
    [PUBLIC],
    [STATS, "STATS_KEY"],
    [METRICS, "METRICS_KEY"],
    [ADMIN, "ADMIN_KEY"],
  ] as const) {
    for (const [name, call] of Object.entries(calls)) {
      const [method = "", path = ""] = name.split(" ");
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call, method, key) };
    }
  }
  const schemas = Object.entries(SCHEMAS).map(([name, schema]) => [name, jsonSchema(schema)]);
  const bearer = { type: "http", scheme: "bearer" };
  return {
    openapi: "3.1.0",
    info: {
      title: "Contact your TD about the Basic Income for the Arts",
      version: VERSION,
      description:
        "The message of a failure is in English, or in Irish when `Accept-Language` prefers `ga`.",
    },
    paths,
    components: {
      schemas: Object.fromEntries(schemas),
      securitySchemes: { ADMIN_KEY: bearer, STATS_KEY: bearer, METRICS_KEY: bearer },
    },
  };
}

function operation(
  { summary, query, body, answers, fails }: Call,
  method: string,
  key: string | undefined,
): object {
  const guarded = key && (method === "GET" ? GUARDED : GUARDED_CHANGE);
  const responses = [
    ...Object.entries(answers).map(([status, content]) => [
      status,
      { description: MEANINGS[status], ...contentOf(content) },
    ]),
    ...Object.entries<RequestErrorCode>({ ...fails, ...guarded }).map(([status, code]) => [
      status,
      { description: REQUEST_MESSAGES[code], ...contentOf("Failure") },
    ]),
  ];
  const required = query !== "days";
  return {
    summary,
    ...(key && { security: [{ [key]: [] }] }),
    ...(query && {
      parameters: [{ name: query, in: "query", required, schema: jsonSchema(PARAMETERS[query]) }],
    }),
    ...(body && {
      requestBody: {
        required: true,
        content: { [JSON_TYPE]: reference(body), "text/plain": reference(body) },
      },
    }),
    responses: Object.fromEntries(responses),
  };
}

function contentOf(content: Content): object {
  if (content === null) return {};
  return { content: content in SCHEMAS ? { [JSON_TYPE]: reference(content) } : { [content]: {} } };
}

function reference(name: string): object {
  return { schema: { $ref: `#/components/schemas/${name}` } };
}

function jsonSchema(schema: z.ZodMiniType): object {
  // The document states the schema dialect once.
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
}
