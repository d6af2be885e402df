import type { Sql } from "./connect.ts";
import tds from "./migrations/001-tds.sql?raw";
import events from "./migrations/002-events.sql?raw";
import populations from "./migrations/003-populations.sql?raw";
import tallies from "./migrations/004-tallies.sql?raw";
import embedFiles from "./migrations/005-embed-files.sql?raw";
import eventIds from "./migrations/006-event-ids.sql?raw";
import acceptedTds from "./migrations/007-accepted-tds.sql?raw";
import eventsApart from "./migrations/008-events-apart.sql?raw";
import personalised from "./migrations/009-personalised.sql?raw";
import campaign from "./migrations/010-campaign.sql?raw";
import { inTransaction } from "./transaction.ts";

/** In the order in which they run. A released migration is never edited. */
const MIGRATIONS = [
  { name: "001-tds", statements: tds },
  { name: "002-events", statements: events },
  { name: "003-populations", statements: populations },
  { name: "004-tallies", statements: tallies },
  { name: "005-embed-files", statements: embedFiles },
  { name: "006-event-ids", statements: eventIds },
  { name: "007-accepted-tds", statements: acceptedTds },
  { name: "008-events-apart", statements: eventsApart },
  { name: "009-personalised", statements: personalised },
  { name: "010-campaign", statements: campaign },
];

/** Key of the advisory lock that a starting process holds while it changes the schema or seeds `tds`. */
export const START_LOCK = 20_240_034;

/**
 * Runs the missing migrations in one transaction and returns their names. Runs
 * under a lock, so several processes may start together.
 */
export async function migrate(sql: Sql): Promise<string[]> {
  return inTransaction(sql, async (tx) => {
    await tx`select pg_advisory_xact_lock(${START_LOCK})`;
    await tx`
      create table if not exists migrations (
        name text primary key,
        ran_at timestamptz not null default now()
      )`;
    const ran = new Set((await tx`select name from migrations`).map((row) => String(row.name)));
    const missing = MIGRATIONS.filter(({ name }) => !ran.has(name));
    for (const { name, statements } of missing) {
      await tx.unsafe(statements);
      await tx`insert into migrations (name) values (${name})`;
    }
    return missing.map(({ name }) => name);
  });
}
