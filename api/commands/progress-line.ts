import type { PopulationEnd, PopulationProgress } from "../contract/population.ts";

const WIDTH = 30;

/** How far a run is, in a line: `[#####----]  45/174  Clare`. */
export function progressLine({ done, total, constituency }: PopulationProgress): string {
  const filled = total === 0 ? 0 : Math.round((done / total) * WIDTH);
  const bar = "#".repeat(filled).padEnd(WIDTH, "-");
  return `[${bar}] ${`${done}`.padStart(4)}/${total}  ${constituency}`;
}

/** What a run came to, in lines for a terminal. */
export function endLines({ message, error, report }: PopulationEnd): string[] {
  if (report === undefined) return [`${message}${error === undefined ? "" : `: ${error}`}`];
  const { added, removed, changed, withoutAddress, unreached } = report;
  const named = (what: string, tds: readonly { name: string; constituency: string }[]) =>
    tds.map(({ name, constituency }) => `  ${what.padEnd(11)} ${name} (${constituency})`);
  return [
    `${message}: ${report.stored} stored of ${report.sitting} who sit for ${report.constituencies} constituencies`,
    ...(added.length + removed.length + changed.length === 0 ? ["  Nothing changed"] : []),
    ...named("new", added),
    ...named("gone", removed),
    ...named("changed", changed),
    ...named("no address", withoutAddress),
    ...named("not reached", unreached),
  ];
}
