import {
  CONSTITUENCIES,
  type Constituency,
  isConstituency,
} from "../../contract/constituencies.ts";
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
  if (isConstituency(value)) return ok(value);
  const composed = value.normalize("NFC");
  return isConstituency(composed) ? ok(composed) : fail("constituency-unknown");
}

/** Each constituency by its query string, as `encodeURIComponent` and `URLSearchParams` write it. */
const BY_QUERY_STRING: ReadonlyMap<string, Result<Constituency, never>> = new Map(
  CONSTITUENCIES.flatMap((choice) => [
    [`?constituency=${encodeURIComponent(choice)}`, ok(choice)],
    [`?${new URLSearchParams({ constituency: choice })}`, ok(choice)],
  ]),
);

/**
 * Returns the constituency that a lookup URL asks for. The common query strings
 * are found in a map, because parsing a query takes longer than the rest of
 * the lookup. `readValues` parses any other query; it returns all of its
 * `constituency` values.
 */
export function parseLookupUrl(
  url: string,
  readValues: () => readonly string[] | undefined,
): Result<Constituency, QueryFailure> {
  const start = url.indexOf("?");
  const known = start === -1 ? undefined : BY_QUERY_STRING.get(url.slice(start));
  return known ?? parseConstituencyQuery(readValues());
}
