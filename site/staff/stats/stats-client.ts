import { PATHS } from "../../../api/contract/paths.ts";
import { fail, ok, type Result } from "../../../api/contract/result.ts";
import { parseStatsResponse, type Stats } from "../../../api/contract/stats.ts";

/** Why there are no figures: the key opens nothing, or something else is in the way. */
export type StatsFailure = { code: "wrong-key" | "failed"; message: string };

const PATIENCE_MS = 15_000;
const NO_CONNECTION = "The server cannot be reached";
const NOT_FIGURES = "The server answered something else than figures";

type Fetch = typeof globalThis.fetch;

/** Asks for the figures of so many days; a failure holds the server's own message. */
export async function fetchStats(
  fetch: Fetch,
  key: string,
  days: number,
): Promise<Result<Stats, StatsFailure>> {
  const asked = await ask(fetch, `${PATHS.stats}?days=${days}`, key);
  if (!asked.ok) return asked;
  const stats = parseStatsResponse(await asked.value.json().catch(() => null));
  return stats === null ? fail({ code: "failed", message: NOT_FIGURES }) : ok(stats);
}

/** Asks for the same figures as a file. */
export async function fetchCsv(
  fetch: Fetch,
  key: string,
  days: number,
): Promise<Result<Blob, StatsFailure>> {
  const asked = await ask(fetch, `${PATHS.statsCsv}?days=${days}`, key);
  return asked.ok ? ok(await asked.value.blob()) : asked;
}

async function ask(
  fetch: Fetch,
  path: string,
  key: string,
): Promise<Result<Response, StatsFailure>> {
  let response: Response;
  try {
    response = await fetch(path, {
      // A key that no header can hold is wrong, and not a broken connection.
      headers: { authorization: `Bearer ${encodeKey(key)}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    return fail({ code: "failed", message: NO_CONNECTION });
  }
  if (response.ok) return ok(response);
  const code = response.status === 401 ? "wrong-key" : "failed";
  return fail({ code, message: await messageOf(response) });
}

function encodeKey(key: string): string {
  return /^[\x21-\x7e]+$/.test(key) ? key : encodeURIComponent(key);
}

async function messageOf(response: Response): Promise<string> {
  const { error }: { error?: unknown } = (await response.json().catch(() => null)) ?? {};
  return typeof error === "string" ? error : `The server answered with status ${response.status}`;
}
