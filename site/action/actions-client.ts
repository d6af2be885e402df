import type { ActionsResponse } from "../../api/contract/actions.ts";
import { parseActionsResponse } from "../../api/contract/actions.ts";
import { ELEMENT_PATHS } from "../../api/contract/paths.ts";

/** Timeout of the request. */
const TIMEOUT_MS = 8_000;

/** Returns the number of opened letters from the API, or null if the request fails for any reason. */
export async function fetchActions(
  fetch: typeof globalThis.fetch,
  signal = AbortSignal.timeout(TIMEOUT_MS),
): Promise<ActionsResponse | null> {
  try {
    const response = await fetch(ELEMENT_PATHS.actions, { signal });
    return response.ok ? parseActionsResponse(await response.json()) : null;
  } catch {
    return null;
  }
}
