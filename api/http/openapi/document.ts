import * as z from "zod/mini";
import { type Call, JSON_TYPE } from "./call.ts";
import { CAMPAIGN_CALLS } from "./campaign-calls.ts";
import { PUBLIC_CALLS } from "./public-calls.ts";
import { PARAMETERS, SCHEMAS, type SchemaName } from "./schemas.ts";
import { STAFF_CALLS } from "./staff-calls.ts";

/** Raised with every addition; a breaking change gets new paths instead. */
const VERSION = "1.2.0";

/** Creates the OpenAPI 3.1 document of the API from the schemas of the contract. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of [...PUBLIC_CALLS, ...CAMPAIGN_CALLS, ...STAFF_CALLS]) {
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
