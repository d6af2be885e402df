import { type ActionsResponse, parseActionsResponse } from "../../api/contract/actions.ts";
import { PATHS } from "../../api/contract/paths.ts";

/** How long a figure is worth waiting for. */
const PATIENCE_MS = 8_000;

/**
 * Asks the API how many letters were opened; null when that cannot be had,
 * for whatever reason: the figure is then left out.
 */
export async function fetchActions(
  fetch: typeof globalThis.fetch,
  patience = AbortSignal.timeout(PATIENCE_MS),
): Promise<ActionsResponse | null> {
  try {
    const response = await fetch(PATHS.actions, { signal: patience });
    return response.ok ? parseActionsResponse(await response.json()) : null;
  } catch {
    return null;
  }
}
