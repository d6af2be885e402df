import { type Constituency, isConstituency } from "../../contract/constituencies.ts";
import type { RequestErrorCode } from "../../contract/messages.ts";
import { fail, ok, type Result } from "../../contract/result.ts";

type QueryFailure = Extract<RequestErrorCode, `constituency-${string}`>;

/**
 * Parses all `constituency` values of a query. A name with decomposed fadas is
 * accepted. Any other difference from the published name is a failure, so that
 * a cache holds each constituency under one URL.
 */
export function parseConstituencyQuery(
  values: readonly string[] = [],
): Result<Constituency, QueryFailure> {
  const [value = "", ...more] = values;
  if (more.length > 0) return fail("constituency-repeated");
  if (value === "") return fail("constituency-missing");
  const composed = value.normalize("NFC");
  return isConstituency(composed) ? ok(composed) : fail("constituency-unknown");
}
