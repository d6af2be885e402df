/**
 * `npm run bench`: every measurement in one run, and then all of them as one
 * table; with `--write` also into RESULTS.md. A line that one of them prints as
 * `what: measured`, or with two spaces between, is a row of it.
 */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PARTS = ["run.mjs", "events.mjs", "servers.mjs", "page.mjs", "embed.mjs", "story.mjs"];

/** @type {[what: string, measured: string][]} */
const rows = [];
for (const part of PARTS) {
  const child = spawn(process.execPath, [join(import.meta.dirname, part)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    printed += text;
    process.stdout.write(text);
  });
  const code = await new Promise((done) => child.on("close", done));
  if (code !== 0) process.exitCode = 1;
  for (const line of printed.split("\n")) {
    const [, what, measured] = /^\s*(\S.*?)(?::\s+|\s{2,})(\S.*)$/.exec(line) ?? [];
    if (what !== undefined && measured !== undefined)
      rows.push([what, measured.replaceAll(/\s+/g, " ")]);
  }
}

const table = [
  "| measured | result |",
  "| --- | --- |",
  ...rows.map((row) => `| ${row.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`),
].join("\n");
console.log(`\n${table}`);

if (process.argv.includes("--write")) {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores, ${gigabytes} GB of memory, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
  const text = `# What was measured

Written by \`npm run bench -- --write\`, all in one run on one machine: ${machine}.
The load is made on the same cores. Ratios can be compared between machines;
figures a second cannot.

${table}
`;
  writeFileSync(fileURLToPath(new URL("RESULTS.md", import.meta.url)), text);
}
