import { CONSTITUENCIES, type Constituency } from "./constituencies.ts";
import { slugOf } from "./paths.ts";

/** Returns the constituency that an address names by its slug; null for any other text. */
export function constituencyOf(slug: string): Constituency | null {
  return CONSTITUENCIES.find((name) => slugOf(name) === slug) ?? null;
}
