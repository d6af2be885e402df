import * as z from "zod/mini";
import { REQUEST_MESSAGES, type RequestErrorCode } from "../../contract/messages.ts";
import { PARAMETERS, SCHEMAS, type SchemaName } from "./schemas.ts";

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

const MEANINGS: Readonly<Record<string, string>> = {
  200: "The answer",
  202: "Begun",
  204: "Committed",
  304: "Unchanged",
  409: REQUEST_MESSAGES["campaign-changed"],
  422: REQUEST_MESSAGES["campaign-refused"],
};

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

function operationOf(
  { key, summary, query, body, responses }: DescribedRoute,
  method: string,
): object {
  const guarded = key && (method === "GET" ? GUARDED : GUARDED_CHANGE);
  const described = Object.entries<Operation["responses"][number]>({ ...responses, ...guarded });
  return {
    summary,
    ...(key && { security: [{ [`${key.toUpperCase()}_KEY`]: [] }] }),
    ...(query && {
      parameters: [
        {
          name: query,
          in: "query",
          required: query !== "days",
          schema: jsonSchema(PARAMETERS[query]),
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
      described.map(([status, content]) => [status, responseOf(status, content)]),
    ),
  };
}

function responseOf(status: string, content: Operation["responses"][number]): object {
  if (content === null) return { description: MEANINGS[status] };
  const message = MESSAGES[content];
  const schema = message === undefined ? content : "Failure";
  return {
    description: message ?? MEANINGS[status],
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
