/**
 * `npm run retention`: rolls events up into daily totals and deletes old ones, as the server
 * does every hour. With the embedded database, stop the server first.
 */
import { join } from "node:path";
import { CONNECT_MESSAGES, openDatabase } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { parseEnv } from "../env.ts";
import { rollUpEvents } from "../events/retention.ts";

async function run(): Promise<string> {
  const parsed = parseEnv(process.env);
  if (!parsed.ok) throw new Error(parsed.failure);
  const { database, retentionMonths } = parsed.value;
  const opened = await openDatabase(database, join(import.meta.dirname, "embedded-database.js"));
  if (!opened.ok) throw new Error(CONNECT_MESSAGES[opened.failure.code](opened.failure.detail));
  try {
    await migrate(opened.value.sql);
    const deleted = await rollUpEvents(opened.value.sql, new Date(), retentionMonths);
    if (deleted === null) return "Another process is already rolling up events";
    return `Deleted ${deleted} events older than ${retentionMonths} months; the daily totals count them`;
  } finally {
    await opened.value.close();
  }
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
