/**
 * `npm run populate`: has the running server update all TDs from the public source, as it does by
 * itself, or joins the run in progress.
 */

import { parseWith } from "../contract/json.ts";
import { PATHS } from "../contract/paths.ts";
import { PopulationEnd, PopulationProgress } from "../contract/population.ts";
import { readServerEvents } from "../contract/server-events.ts";
import { oneLine } from "../contract/text.ts";
import { type Request, runCommand } from "./client.ts";

/** Populates the TDs. Rejects with a readable message when the run fails or cannot be followed. */
async function populate(request: Request): Promise<string[]> {
  // Refused with 409 while a run is in progress, which is then followed.
  await request(PATHS.populate, { method: "POST" });
  const stream = await request(PATHS.populateProgress);
  for await (const { event, data } of readServerEvents(stream)) {
    const progress = event === "progress" ? parseWith(PopulationProgress, data) : null;
    if (progress !== null) {
      const { done, total, constituency } = progress;
      process.stdout.write(`${oneLine(`${done}/${total}  ${constituency}`)}\n`);
    }
    const end = event === "end" ? parseWith(PopulationEnd, data) : null;
    if (end === null) continue;
    const lines = formatEnd(end).map(oneLine);
    if (!end.success) throw new Error(lines.join("\n"));
    return lines;
  }
  throw new Error("The server closed the connection; the run may continue");
}

function formatEnd({ message, error, report }: PopulationEnd): string[] {
  if (report === undefined) return [`${message}${error === undefined ? "" : `: ${error}`}`];
  const { stored, sitting, constituencies, added, removed, changed, questions } = report;
  const { withoutAddress, unreached, outside = [] } = report;
  const lists = { added, removed, changed, "no address": withoutAddress, "not reached": unreached };
  return [
    `${message}: ${stored} stored of ${sitting} sitting members for ${constituencies} constituencies`,
    ...(questions === undefined
      ? []
      : [`  ${questions.read} questions read, of which ${questions.kept} name a topic`]),
    ...(questions?.failed === undefined ? [] : [`  The questions stopped at ${questions.failed}`]),
    ...(added.length + removed.length + changed.length === 0 ? ["  Nothing changed"] : []),
    ...Object.entries(lists).flatMap(([label, tds]) =>
      tds.map(({ name, constituency }) => `  ${label.padEnd(11)} ${name} (${constituency})`),
    ),
    ...outside.map(
      ({ name, constituency, email }) => `  check       ${name} (${constituency}): ${email}`,
    ),
  ];
}

await runCommand(populate);
