import { PATHS } from "../contract/paths.ts";
import {
  type PopulationEnd,
  type PopulationProgress,
  parsePopulationEnd,
  parsePopulationProgress,
} from "../contract/population.ts";
import { readServerEvents } from "../contract/server-events.ts";

/**
 * Has the server at `origin` populate, or joins the run it has, and follows it
 * to its end. Rejects, in words, when the server cannot be asked or its line
 * breaks; a run then goes on without whoever watched it.
 */
export async function populateThrough(
  origin: string,
  key: string,
  show: (progress: PopulationProgress) => void,
): Promise<PopulationEnd> {
  const headers = { authorization: `Bearer ${key}` };
  const ask = async (path: string, method: string) => {
    try {
      return await fetch(new URL(path, origin), { method, headers, redirect: "error" });
    } catch {
      throw new Error(`The server at ${origin} cannot be reached`);
    }
  };
  const begun = await ask(PATHS.populate, "POST");
  if (begun.status !== 202 && begun.status !== 409) {
    const { error }: { error?: unknown } = (await begun.json().catch(() => null)) ?? {};
    const said = typeof error === "string" ? error : `status ${begun.status}`;
    throw new Error(`The server at ${origin} did not begin: ${said}`);
  }
  const followed = await ask(PATHS.populateProgress, "GET");
  for await (const { event, data } of readServerEvents(followed)) {
    const progress = event === "progress" ? parsePopulationProgress(data) : null;
    if (progress !== null) show(progress);
    const end = event === "end" ? parsePopulationEnd(data) : null;
    if (end !== null) return end;
  }
  throw new Error(`The server at ${origin} hung up; the run may go on`);
}
