import * as z from "zod/mini";
import { REQUEST_MESSAGES } from "../../contract/messages.ts";
import { PATHS } from "../../contract/paths.ts";
import { PARAMETERS, SCHEMAS, type SchemaName } from "./schemas.ts";

/** One operation: its parameters, body and answers by status. */
type Call = {
  path: string;
  method: "get" | "post" | "put";
  summary: string;
  /** The key it needs; absent for public operations. */
  key?: "ADMIN_KEY" | "STATS_KEY";
  query?: { name: keyof typeof PARAMETERS; required: boolean };
  body?: SchemaName;
  answers: Record<number, { description: string; schema?: SchemaName; type?: string }>;
};

const JSON_TYPE = "application/json";
const failure = (description: string) => ({ description, schema: "Failure" as const });
const LIMITED = failure("Too many requests; `retry-after` is the time to wait");
const AWAY = failure(REQUEST_MESSAGES["not-ready"]);
const GUARDED = { 401: failure(REQUEST_MESSAGES["key-wrong"]), 429: LIMITED, 503: AWAY };

const CALLS: Call[] = [
  {
    path: PATHS.tds,
    method: "get",
    summary: "The TDs of a constituency; any origin",
    query: { name: "constituency", required: true },
    answers: {
      200: { description: "Its TDs, with a strong ETag", schema: "LookupFound" },
      304: { description: "Unchanged" },
      400: failure("The name is missing, repeated or unknown"),
      429: LIMITED,
      503: failure("Nothing is stored and the source did not answer"),
    },
  },
  {
    path: PATHS.events,
    method: "post",
    summary: "Counts an event; any origin, also as text/plain",
    body: "CampaignEvent",
    answers: {
      202: failure(REQUEST_MESSAGES["count-unknown"]),
      204: { description: "Committed, now or before with the same id" },
      400: failure(REQUEST_MESSAGES["event-invalid"]),
      413: failure(REQUEST_MESSAGES["event-too-large"]),
      415: failure(REQUEST_MESSAGES["event-type"]),
      429: LIMITED,
      503: AWAY,
    },
  },
  {
    path: PATHS.actions,
    method: "get",
    summary: "Letters opened, in total and today; at most ten seconds old; any origin",
    answers: { 200: { description: "The counters", schema: "Actions" }, 503: AWAY },
  },
  ...([PATHS.stats, PATHS.statsCsv] as const).map(
    (path): Call => ({
      path,
      method: "get",
      summary: "The figures of a number of days in Dublin, today included",
      key: "STATS_KEY",
      query: { name: "days", required: false },
      answers: {
        200: {
          description: "The figures",
          ...(path === PATHS.stats ? { schema: "Stats" as const } : { type: "text/csv" }),
        },
        400: failure(REQUEST_MESSAGES["days-invalid"]),
        ...GUARDED,
      },
    }),
  ),
  {
    path: PATHS.campaign,
    method: "get",
    summary: "The published campaign; any origin. A draft holds neither texts nor facts",
    answers: {
      200: { description: "The campaign, with a strong ETag", schema: "Campaign" },
      304: { description: "Unchanged" },
    },
  },
  {
    path: PATHS.adminCampaign,
    method: "get",
    summary: "What is published since when, and the last versions, newest first",
    key: "ADMIN_KEY",
    answers: { 200: { description: "The versions", schema: "CampaignOverview" }, ...GUARDED },
  },
  {
    path: PATHS.adminCampaign,
    method: "put",
    summary: "Publishes a version after the one that `If-Match` names",
    key: "ADMIN_KEY",
    body: "Publication",
    answers: {
      200: { description: "Published", schema: "CampaignAccepted" },
      400: failure(REQUEST_MESSAGES["campaign-unreadable"]),
      403: failure(REQUEST_MESSAGES.foreign),
      409: { description: REQUEST_MESSAGES["campaign-changed"], schema: "CampaignConflict" },
      422: { description: REQUEST_MESSAGES["campaign-refused"], schema: "CampaignRefused" },
      428: failure(REQUEST_MESSAGES["match-missing"]),
      ...GUARDED,
    },
  },
  {
    path: PATHS.draftPages,
    method: "post",
    summary: "Renders the pages that a campaign would have; it is neither stored nor served",
    key: "ADMIN_KEY",
    body: "UnpublishedCampaign",
    answers: {
      200: { description: "The pages besides those for staff", schema: "DraftPages" },
      400: failure(REQUEST_MESSAGES["campaign-unreadable"]),
      403: failure(REQUEST_MESSAGES.foreign),
      422: { description: REQUEST_MESSAGES["campaign-refused"], schema: "CampaignRefused" },
      ...GUARDED,
    },
  },
  {
    path: PATHS.bursts,
    method: "get",
    summary: "The largest bursts of events in the last 31 days, and what staff decided about them",
    key: "STATS_KEY",
    answers: { 200: { description: "The bursts", schema: "Bursts" }, ...GUARDED },
  },
  {
    path: PATHS.decisions,
    method: "post",
    summary: "Sets the events of a window aside or back; the public figures follow",
    key: "ADMIN_KEY",
    body: "Decision",
    answers: {
      200: { description: "How many events it moved", schema: "Decided" },
      400: failure(REQUEST_MESSAGES["decision-invalid"]),
      403: failure(REQUEST_MESSAGES.foreign),
      ...GUARDED,
    },
  },
  {
    path: PATHS.populate,
    method: "post",
    summary: "Starts a population: reads all TDs from the public source",
    key: "ADMIN_KEY",
    answers: {
      202: { description: "Started", schema: "PopulationBegun" },
      403: failure(REQUEST_MESSAGES.foreign),
      409: failure(REQUEST_MESSAGES.populating),
      ...GUARDED,
    },
  },
  {
    path: PATHS.populate,
    method: "get",
    summary: "The number of stored TDs, and the last runs, newest first",
    key: "ADMIN_KEY",
    answers: { 200: { description: "The overview", schema: "PopulationOverview" }, ...GUARDED },
  },
  {
    path: PATHS.populateAccept,
    method: "post",
    summary: "Stores the difference that waits for a person, who has looked at it",
    key: "ADMIN_KEY",
    query: { name: "hash", required: true },
    answers: {
      200: { description: "Stored", schema: "PopulationAccepted" },
      400: failure(REQUEST_MESSAGES["hash-invalid"]),
      403: failure(REQUEST_MESSAGES.foreign),
      409: failure("Another difference waits or none, or a run is in progress"),
      ...GUARDED,
    },
  },
  {
    path: PATHS.populateProgress,
    method: "get",
    summary:
      "Server-sent events: `progress` with a PopulationProgress as the run goes, then one `end` with a PopulationEnd",
    key: "ADMIN_KEY",
    answers: { 200: { description: "The events", type: "text/event-stream" }, ...GUARDED },
  },
  {
    path: PATHS.metrics,
    method: "get",
    summary: "Metrics of this process for Prometheus",
    key: "ADMIN_KEY",
    answers: { 200: { description: "The figures", type: "text/plain" }, ...GUARDED },
  },
  {
    path: PATHS.openapi,
    method: "get",
    summary: "This document; any origin",
    answers: {
      200: { description: "OpenAPI 3.1, with a strong ETag", type: JSON_TYPE },
      304: { description: "Unchanged" },
    },
  },
  {
    path: "/healthz",
    method: "get",
    summary: "Whether the process is alive",
    answers: { 200: { description: "Alive", schema: "Success" } },
  },
  {
    path: "/readyz",
    method: "get",
    summary:
      "Whether visitors should be sent here: not during start or shutdown; `degraded` names what is away",
    answers: {
      200: { description: "Ready", schema: "Readiness" },
      503: failure("Starting or shutting down"),
    },
  },
];

/** Raised with every addition; a breaking change gets new paths instead. */
const VERSION = "1.2.0";

/** Creates the OpenAPI 3.1 document of the API from the schemas of the contract. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of CALLS) {
    paths[call.path] = { ...paths[call.path], [call.method]: operation(call) };
  }
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
      schemas: Object.fromEntries(
        Object.entries(SCHEMAS).map(([name, schema]) => [name, jsonSchema(schema)]),
      ),
      securitySchemes: {
        ADMIN_KEY: { type: "http", scheme: "bearer" },
        STATS_KEY: { type: "http", scheme: "bearer" },
      },
    },
  };
}

function operation({ summary, key, query, body, answers }: Call): object {
  return {
    summary,
    ...(key && { security: [{ [key]: [] }] }),
    ...(query && {
      parameters: [
        {
          name: query.name,
          in: "query",
          required: query.required,
          schema: jsonSchema(PARAMETERS[query.name]),
        },
      ],
    }),
    ...(body && {
      requestBody: {
        required: true,
        content: { [JSON_TYPE]: reference(body), "text/plain": reference(body) },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, { description, schema, type }]) => [
        status,
        {
          description,
          ...(schema && { content: { [JSON_TYPE]: reference(schema) } }),
          ...(type && { content: { [type]: {} } }),
        },
      ]),
    ),
  };
}

function reference(name: SchemaName): object {
  return { schema: { $ref: `#/components/schemas/${name}` } };
}

function jsonSchema(schema: z.ZodMiniType): object {
  // The document states the schema dialect once.
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
}
