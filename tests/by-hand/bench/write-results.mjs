/** Writes measurements to RESULTS.md, which has one section for each command. */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";

const FILE = new URL("RESULTS.md", import.meta.url);
const HEAD = `# Benchmark results

The load generator runs on the same cores as the servers. Ratios can be compared
between machines; rates per second cannot.
`;

/** @typedef {[label: string, measured: string]} Row */

/**
 * Replaces the section of a run and keeps the others.
 * @param {string} title
 * @param {string} command that repeats the run
 * @param {Row[]} rows
 */
export function writeResults(title, command, rows) {
  const others = readFileSync(FILE, "utf8")
    .split(/^(?=## )/m)
    .slice(1)
    .filter((section) => !section.startsWith(`## ${title}\n`));
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores, ${gigabytes} GB of memory, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
  const section = `## ${title}\n\nMeasured by \`${command}\` in one run on one machine: ${machine}.\n\n${formatTable(rows)}\n`;
  const sections = [...others.map((other) => `${other.trimEnd()}\n`), section].sort();
  writeFileSync(FILE, [HEAD, ...sections].join("\n"));
}

/**
 * Formats rows as a Markdown table.
 * @param {Row[]} rows
 */
export function formatTable(rows) {
  return [["measurement", "result"], ["---", "---"], ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");
}

/**
 * Parses the output of a measurement: lines with a label and a result, separated by
 * a colon or by two or more spaces.
 * @param {string} output
 * @returns {[label: string, measured: string][]}
 */
export function parseRows(output) {
  return output.split("\n").flatMap((line) => {
    const [, label, measured] = /^\s*(\S.*?)(?::\s+|\s{2,})(\S.*)$/.exec(line) ?? [];
    if (label === undefined || measured === undefined) return [];
    return [/** @type {[string, string]} */ ([label, measured.replaceAll(/\s+/g, " ")])];
  });
}
