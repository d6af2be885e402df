import { PATHS } from "../../../api/contract/paths.ts";
import {
  type PopulationEnd,
  type PopulationOverview,
  type PopulationProgress,
  parsePopulationEnd,
  parsePopulationOverview,
  parsePopulationProgress,
} from "../../../api/contract/population.ts";
import { fail, ok, type Result } from "../../../api/contract/result.ts";

/** Why the server did not do as it was asked; the message is the server's own where it has one. */
export type AdminFailure = { code: "wrong-key" | "busy" | "failed"; message: string };

type Fetch = typeof globalThis.fetch;

const PATIENCE_MS = 15_000;
const NO_CONNECTION = "The server cannot be reached";
const NOT_READABLE = "The server answered something else than was asked for";

/** Asks what is stored, and for the last runs. */
export async function fetchOverview(
  fetch: Fetch,
  key: string,
): Promise<Result<PopulationOverview, AdminFailure>> {
  const asked = await ask(fetch, PATHS.populate, key, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!asked.ok) return asked;
  const overview = parsePopulationOverview(await asked.value.json().catch(() => null));
  return overview === null ? fail({ code: "failed", message: NOT_READABLE }) : ok(overview);
}

/** Begins a run; `busy` while one runs. */
export async function beginRun(fetch: Fetch, key: string): Promise<Result<void, AdminFailure>> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const asked = await ask(fetch, PATHS.populate, key, { method: "POST", signal });
  return asked.ok ? ok(undefined) : asked;
}

/**
 * Follows the run that is under way, telling how it goes, to its end; where
 * none is, answers the last one's end. Fails when the line breaks before it.
 */
export async function followRun(
  fetch: Fetch,
  key: string,
  signal: AbortSignal,
  tell: (progress: PopulationProgress) => void,
): Promise<Result<PopulationEnd, AdminFailure>> {
  const asked = await ask(fetch, PATHS.populateProgress, key, { signal });
  if (!asked.ok) return asked;
  const broken = fail({ code: "failed", message: NO_CONNECTION } as const);
  const reader = asked.value.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) return broken;
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return broken;
      text += value;
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const { event, data } of blocks.map(parseBlock)) {
        const progress = event === "progress" ? parsePopulationProgress(data) : null;
        if (progress !== null) tell(progress);
        const end = event === "end" ? parsePopulationEnd(data) : null;
        if (end !== null) return ok(end);
      }
    }
  } catch {
    return broken;
  }
}

/** One server-sent event: its name, and its data as JSON. */
function parseBlock(block: string): { event: string; data: unknown } {
  const event = /^event: ?(.*)$/m.exec(block)?.[1] ?? "message";
  try {
    return { event, data: JSON.parse(/^data: ?(.*)$/m.exec(block)?.[1] ?? "null") };
  } catch {
    return { event, data: null };
  }
}

async function ask(
  fetch: Fetch,
  path: string,
  key: string,
  init: RequestInit,
): Promise<Result<Response, AdminFailure>> {
  // A key that no header can hold is wrong, and not a broken connection.
  const sendable = /^[\x21-\x7e]+$/.test(key) ? key : encodeURIComponent(key);
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers: { authorization: `Bearer ${sendable}` } });
  } catch {
    return fail({ code: "failed", message: NO_CONNECTION });
  }
  if (response.ok) return ok(response);
  const { error }: { error?: unknown } = (await response.json().catch(() => null)) ?? {};
  const message =
    typeof error === "string" ? error : `The server answered with status ${response.status}`;
  const code = response.status === 401 ? "wrong-key" : response.status === 409 ? "busy" : "failed";
  return fail({ code, message });
}
