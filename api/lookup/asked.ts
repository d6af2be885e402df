import { type Constituency, isConstituency } from "../contract/constituencies.ts";
import type { RequestErrorCode } from "../contract/messages.ts";
import { fail, ok, type Result } from "../contract/result.ts";

type AskedFailure = Extract<RequestErrorCode, `constituency-${string}`>;

/**
 * The constituency that a lookup asks for, out of every `constituency` of its
 * query. Composed and decomposed fadas count as the same; nothing else is
 * forgiven, so that one answer has one address in every cache.
 */
export function askedConstituency(
  values: readonly string[] = [],
): Result<Constituency, AskedFailure> {
  const [value = "", ...more] = values;
  if (more.length > 0) return fail("constituency-repeated");
  if (value === "") return fail("constituency-missing");
  if (isConstituency(value)) return ok(value);
  const composed = value.normalize("NFC");
  return isConstituency(composed) ? ok(composed) : fail("constituency-unknown");
}
