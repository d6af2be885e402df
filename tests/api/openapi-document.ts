import type * as z from "zod";

type Content = Record<string, { schema?: { $ref: string } }>;

/** An operation of the API's OpenAPI document. */
type Operation = {
  security?: Record<string, unknown>[];
  parameters?: { name: string }[];
  responses: Record<string, { content?: Content }>;
};

/** The API's OpenAPI document. */
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, z.core.JSONSchema.BaseSchema> };
};

/** Returns the operations of the document with their methods and paths. */
export const operationsOf = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]) => [method.toUpperCase(), path, operation] as const,
    ),
  );
