import { z } from "zod";
import { fail, ok, type Result } from "../../contract/result.ts";
import { readJson } from "./read-json.ts";
import type { ParseFailure } from "./source-failure.ts";

const Entries = z.array(z.object({ constituencyOrPanel: z.object({ showAs: z.string().min(1) }) }));

const Constituencies = z.object({
  results: z.union([
    Entries,
    // Until 2026.
    z
      .object({ house: z.object({ constituenciesOrPanels: Entries }) })
      .transform(({ house }) => house.constituenciesOrPanels),
  ]),
});

/**
 * Reads `GET /v1/constituencies`, in its present shape or the one before 2026:
 * the names, sorted. A list of none is a failure.
 */
export function parseConstituencies(text: string): Result<string[], ParseFailure> {
  const read = readJson(text, Constituencies);
  if (!read.ok) return read;
  const names = read.value.results.map(({ constituencyOrPanel }) => constituencyOrPanel.showAs);
  if (names.length === 0) return fail({ code: "unreadable", detail: "no constituency" });
  return ok([...new Set(names.map((name) => name.normalize("NFC").trim()))].sort());
}
