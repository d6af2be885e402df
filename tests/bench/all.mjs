/**
 * `npm run bench`: every measurement in one run, and then all of them as one
 * table; with `--write` also into RESULTS.md. `npm run bench:soak -- 60` the
 * same of an hour of load.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { rowsOf, tableOf, writeResults } from "./write-results.mjs";

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
  rows.push(...rowsOf(printed));
}
console.log(`\n${tableOf(rows)}`);
if (process.argv.includes("--write")) {
  writeResults("All of it", "npm run bench -- --write", rows);
}
