/**
 * `npm run retention`: rolls events up into daily totals and deletes old ones, as the server
 * does every hour. With the embedded database, stop the server first.
 */
import { join } from "node:path";
import { CONNECT_MESSAGES, openDatabase } from "../db/connect.ts";
import { migrate } from "../db/migrate.ts";
import { rollUpEvents } from "../events/retention.ts";
import { printResult, readEnv } from "./client.ts";

await printResult(async () => {
  const { database, retentionMonths } = readEnv();
  const opened = await openDatabase(database, join(import.meta.dirname, "embedded-database.js"));
  if (!opened.ok) throw new Error(CONNECT_MESSAGES[opened.failure.code](opened.failure.detail));
  try {
    await migrate(opened.value.sql);
    const deleted = await rollUpEvents(opened.value.sql, new Date(), retentionMonths);
    if (deleted === null) return ["Another process is already rolling up events"];
    return [
      `Deleted ${deleted} events older than ${retentionMonths} months; the daily totals count them`,
    ];
  } finally {
    await opened.value.close();
  }
});
