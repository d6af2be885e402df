/** What was measured, as it is kept in RESULTS.md: a section for each kind of run. */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";

const FILE = new URL("RESULTS.md", import.meta.url);
const HEAD = `# What was measured

The load is made on the same cores as the servers. Ratios can be compared between
machines; figures a second cannot.
`;

/**
 * Writes the section of a run anew, and leaves the others.
 * @param {string} title
 * @param {string} command that runs it again
 * @param {[what: string, measured: string][]} rows
 */
export function writeResults(title, command, rows) {
  const others = readFileSync(FILE, "utf8")
    .split(/^(?=## )/m)
    .slice(1)
    .filter((section) => !section.startsWith(`## ${title}\n`));
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores, ${gigabytes} GB of memory, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
  const section = `## ${title}\n\nBy \`${command}\`, in one run on one machine: ${machine}.\n\n${tableOf(rows)}\n`;
  const sections = [...others.map((other) => `${other.trimEnd()}\n`), section].sort();
  writeFileSync(FILE, [HEAD, ...sections].join("\n"));
}

/** @param {[what: string, measured: string][]} rows */
export function tableOf(rows) {
  return [
    "| measured | result |",
    "| --- | --- |",
    ...rows.map((row) => `| ${row.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`),
  ].join("\n");
}

/**
 * The rows in what a measurement printed: lines of `what: measured`, or with
 * two spaces between.
 * @param {string} printed
 * @returns {[what: string, measured: string][]}
 */
export function rowsOf(printed) {
  return printed.split("\n").flatMap((line) => {
    const [, what, measured] = /^\s*(\S.*?)(?::\s+|\s{2,})(\S.*)$/.exec(line) ?? [];
    if (what === undefined || measured === undefined) return [];
    return [/** @type {[string, string]} */ ([what, measured.replaceAll(/\s+/g, " ")])];
  });
}
