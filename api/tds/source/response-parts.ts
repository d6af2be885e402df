import { z } from "zod";
import { parseJson } from "../../contract/json.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import type { ParseFailure } from "./source-client.ts";

/** The number of the present Dáil. */
export const HOUSE_NO = "34";

/** A number, which the source writes as a text in some places. */
export const NumberOrText = z.union([z.string(), z.number()]).transform(String);

/** A period that lasts today has no end. */
export const DateRange = z.object({ end: z.string().nullish() });

/** A text on one line, without control characters. */
export const Line = z.string().transform((text) =>
  text
    .normalize("NFC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim(),
);

/** A text without format characters, such as those that reverse the direction of a text. */
export const PLAIN_TEXT = /^[^\p{C}]{1,200}$/u;

/** Null for a part that is missing or has another shape: one odd entry does not hold up the others. */
export const orNull = <T extends z.ZodType>(schema: T) => schema.nullable().catch(null);

/** Returns a text on one line of at most `most` characters, without markup and format characters. */
export function plainText(text: string | null | undefined, most = Number.POSITIVE_INFINITY) {
  const line = (text ?? "")
    .normalize("NFC")
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim();
  return [...line].slice(0, most).join("").trim();
}

/** Parses JSON with a schema. The failure names the first part that differs. */
export function parseResponse<T>(text: string, schema: z.ZodType<T>): Result<T, ParseFailure> {
  const json = parseJson(text);
  if (json === null) return fail({ code: "unreadable", detail: "not JSON" });
  const parsed = schema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const path = issue?.path.join(".") || "top level";
  return fail({ code: "unreadable", detail: `${path}: ${issue?.message}` });
}
