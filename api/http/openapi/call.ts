import { REQUEST_MESSAGES } from "../../contract/messages.ts";
import type { PARAMETERS, SchemaName } from "./schemas.ts";

/** One operation: its parameters, body and answers by status. */
export type Call = {
  path: string;
  method: "get" | "post" | "put";
  summary: string;
  /** The key it needs; absent for public operations. */
  key?: "ADMIN_KEY" | "STATS_KEY";
  query?: { name: keyof typeof PARAMETERS; required: boolean };
  body?: SchemaName;
  answers: Record<number, { description: string; schema?: SchemaName; type?: string }>;
};

/** The content type of JSON bodies. */
export const JSON_TYPE = "application/json";
/** Returns the description of a failure. */
export const failure = (description: string) => ({ description, schema: "Failure" as const });
/** Status 429. */
export const LIMITED = failure("Too many requests; `retry-after` is the time to wait");
/** Status 503 while the database is unavailable. */
export const UNAVAILABLE = failure(REQUEST_MESSAGES["not-ready"]);
/** The failures of every operation that needs a key. */
export const GUARDED = {
  401: failure(REQUEST_MESSAGES["key-wrong"]),
  429: LIMITED,
  503: UNAVAILABLE,
};
