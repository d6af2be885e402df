import {
  CONSTITUENCIES,
  type Constituency,
  isConstituency,
} from "../../contract/constituencies.ts";
import type { RequestErrorCode } from "../../contract/messages.ts";
import { fail, ok, type Result } from "../../contract/result.ts";

type AskedFailure = Extract<RequestErrorCode, `constituency-${string}`>;

/**
 * The constituency that a lookup asks for, out of every `constituency` of its
 * query. Composed and decomposed fadas count as the same; nothing else is
 * forgiven, so that one answer has one address in every cache.
 */
export function parseConstituencyQuery(
  values: readonly string[] = [],
): Result<Constituency, AskedFailure> {
  const [value = "", ...more] = values;
  if (more.length > 0) return fail("constituency-repeated");
  if (value === "") return fail("constituency-missing");
  if (isConstituency(value)) return ok(value);
  const composed = value.normalize("NFC");
  return isConstituency(composed) ? ok(composed) : fail("constituency-unknown");
}

/** How browsers write each choice into a query, by `encodeURIComponent` and by `URLSearchParams`. */
const ASKED_PLAINLY: ReadonlyMap<string, Result<Constituency, never>> = new Map(
  CONSTITUENCIES.flatMap((choice) => [
    [`?constituency=${encodeURIComponent(choice)}`, ok(choice)],
    [`?${new URLSearchParams({ constituency: choice })}`, ok(choice)],
  ]),
);

/**
 * The constituency that the lookup at `url` asks for. The common spellings of
 * a query are recognised as they stand, since reading one apart costs a lookup
 * more than all the rest of it; any other is read by `values`.
 */
export function askedIn(
  url: string,
  values: () => readonly string[] | undefined,
): Result<Constituency, AskedFailure> {
  const query = url.indexOf("?");
  const plain = query === -1 ? undefined : ASKED_PLAINLY.get(url.slice(query));
  return plain ?? parseConstituencyQuery(values());
}
