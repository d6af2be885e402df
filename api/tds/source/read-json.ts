import type { z } from "zod";
import { fail, ok, type Result } from "../../contract/result.ts";
import type { ParseFailure } from "./source-failure.ts";

/** Reads JSON of a known shape; a failure names the first part that differs. */
export function readJson<T>(text: string, shape: z.ZodType<T>): Result<T, ParseFailure> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail({ code: "unreadable", detail: "not JSON" });
  }
  const read = shape.safeParse(json);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  const where = issue?.path.join(".") || "the whole";
  return fail({ code: "unreadable", detail: `${where}: ${issue?.message}` });
}
