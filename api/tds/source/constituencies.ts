import { z } from "zod";
import { fail, ok, type Result } from "../../contract/result.ts";
import { parseJson } from "./members.ts";
import type { ParseFailure } from "./source-failure.ts";

const Entries = z.array(z.object({ constituencyOrPanel: z.object({ showAs: z.string() }) }));

const ConstituenciesResponse = z.object({
  results: z.union([
    Entries,
    // The response had this shape until 2026.
    z
      .object({ house: z.object({ constituenciesOrPanels: Entries }) })
      .transform(({ house }) => house.constituenciesOrPanels),
  ]),
});

/**
 * Parses `GET /v1/constituencies`, in its present shape or the one before
 * 2026. Returns the names, sorted. An empty list is a failure.
 */
export function parseConstituencies(text: string): Result<string[], ParseFailure> {
  const parsed = parseJson(text, ConstituenciesResponse);
  if (!parsed.ok) return parsed;
  const names = parsed.value.results
    .map(({ constituencyOrPanel }) => constituencyOrPanel.showAs.normalize("NFC").trim())
    .filter((name) => name !== "");
  if (names.length === 0) return fail({ code: "unreadable", detail: "no constituencies" });
  return ok([...new Set(names)].sort());
}
