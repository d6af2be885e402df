import { PATHS } from "../contract/paths.ts";
import {
  type PopulationEnd,
  type PopulationProgress,
  parsePopulationEnd,
  parsePopulationProgress,
} from "../contract/population.ts";
import { readServerEvents } from "../contract/server-events.ts";

/**
 * Begins a population on the server at `origin`, or joins the one in progress,
 * and returns its result. Rejects with a readable message when the server
 * cannot be reached, refuses, or closes the connection; the run then continues.
 */
export async function populateOnServer(
  origin: string,
  key: string,
  onProgress: (progress: PopulationProgress) => void,
): Promise<PopulationEnd> {
  const headers = { authorization: `Bearer ${key}` };
  const request = async (path: string, method: string) => {
    try {
      return await fetch(new URL(path, origin), { method, headers, redirect: "error" });
    } catch {
      throw new Error(`The server at ${origin} cannot be reached`);
    }
  };
  const begun = await request(PATHS.populate, "POST");
  if (begun.status !== 202 && begun.status !== 409) {
    const { error }: { error?: unknown } = (await begun.json().catch(() => null)) ?? {};
    const reason = typeof error === "string" ? error : `status ${begun.status}`;
    throw new Error(`The server at ${origin} did not begin: ${reason}`);
  }
  const stream = await request(PATHS.populateProgress, "GET");
  for await (const { event, data } of readServerEvents(stream)) {
    const progress = event === "progress" ? parsePopulationProgress(data) : null;
    if (progress !== null) onProgress(progress);
    const end = event === "end" ? parsePopulationEnd(data) : null;
    if (end !== null) return end;
  }
  throw new Error(`The server at ${origin} closed the connection; the run may continue`);
}
