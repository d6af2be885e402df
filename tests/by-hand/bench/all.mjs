/**
 * `npm run bench`: runs every measurement and prints the results as one table;
 * with `--write`, it also writes them to RESULTS.md.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { formatTable, parseRows, writeResults } from "./write-results.mjs";

const PARTS = ["server.mjs", "embed.mjs"];

/** @type {[label: string, measured: string][]} */
const rows = [];
for (const part of PARTS) {
  const child = spawn(process.execPath, [join(import.meta.dirname, part)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
    process.stdout.write(text);
  });
  const code = await new Promise((done) => child.on("close", done));
  if (code !== 0) process.exitCode = 1;
  rows.push(...parseRows(output));
}
console.log(`\n${formatTable(rows)}`);
if (process.argv.includes("--write")) {
  writeResults("All measurements", "npm run bench -- --write", rows);
}
