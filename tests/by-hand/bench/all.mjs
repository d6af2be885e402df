/**
 * `npm run bench`: runs the measurements of the server and prints the results as one table;
 * with `--write`, it also writes them to RESULTS.md.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { formatTable, parseRows, writeResults } from "./write-results.mjs";

const child = spawn(process.execPath, [join(import.meta.dirname, "server.mjs")], {
  stdio: ["ignore", "pipe", "inherit"],
});
let output = "";
child.stdout.setEncoding("utf8").on("data", (text) => {
  output += text;
  process.stdout.write(text);
});
process.exitCode = await new Promise((done) => child.on("close", done));
const rows = parseRows(output);
console.log(`\n${formatTable(rows)}`);
if (process.argv.includes("--write")) {
  writeResults("All measurements", "npm run bench -- --write", rows);
}
