import type * as z from "zod";
import { API_ROUTES } from "../../api/app.ts";
import { openApiDocument } from "../../api/http/openapi/document.ts";

type Content = Record<string, { schema?: { $ref: string } }>;

/** An operation of the API's OpenAPI document. */
type Operation = {
  security?: Record<string, unknown>[];
  parameters?: { name: string }[];
  responses: Record<string, { content?: Content }>;
};

type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, z.core.JSONSchema.BaseSchema> };
};

/** The API's OpenAPI document. */
export const DOCUMENT = openApiDocument(API_ROUTES) as OpenApi;

/** The operations of the document with their methods and paths. */
export const OPERATIONS = Object.entries(DOCUMENT.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(
    ([method, operation]) => [method.toUpperCase(), path, operation] as const,
  ),
);
