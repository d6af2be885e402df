/** Writes measurements to RESULTS.md, which has one section for each command. */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";

const FILE = new URL("RESULTS.md", import.meta.url);
const HEAD = `# Benchmark results

The load generator runs on the same cores as the servers. Ratios can be compared
between machines; rates per second cannot.
`;

/**
 * A measurement, and what it is compared with: the same one at an earlier time.
 * @typedef {[label: string, measured: string, compared?: string]} Row
 */

/**
 * Replaces the section of a run and keeps the others.
 * @param {string} title
 * @param {string} command that repeats the run
 * @param {Row[]} rows
 * @param {string} [comparison] the heading of a third column, for rows that are compared
 */
export function writeResults(title, command, rows, comparison) {
  const others = readFileSync(FILE, "utf8")
    .split(/^(?=## )/m)
    .slice(1)
    .filter((section) => !section.startsWith(`## ${title}\n`));
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores, ${gigabytes} GB of memory, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
  const section = `## ${title}\n\nMeasured by \`${command}\` in one run on one machine: ${machine}.\n\n${formatTable(rows, comparison)}\n`;
  const sections = [...others.map((other) => `${other.trimEnd()}\n`), section].sort();
  writeFileSync(FILE, [HEAD, ...sections].join("\n"));
}

/**
 * Formats rows as a Markdown table. It has a third column if a row is compared with something.
 * @param {Row[]} rows
 * @param {string} [comparison] the heading of the third column
 */
export function formatTable(rows, comparison) {
  const width = comparison === undefined ? 2 : 3;
  const table = [["measurement", "result", comparison], Array(3).fill("---"), ...rows];
  return table
    .map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ""))
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
