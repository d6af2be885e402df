import { type DatabaseChoice, openDatabase } from "../../../api/db/connect.ts";
import { EMBEDDED_PROGRAM } from "../../servers/built-programs.ts";

/** The events in a database. */
export type StoredEvents = {
  /** How many are stored, counted or apart. */
  rows: number;
  /** How many of them the figures count. */
  counted: number;
  /** How many the figures show. */
  tally: number;
  /** How many of the given ids were not stored. */
  missing: number;
};

/** Counts the events of a database, and those of `ids` that it does not have. */
export async function readStoredEvents(
  choice: DatabaseChoice,
  ids: readonly string[],
): Promise<StoredEvents> {
  const opened = await openDatabase(choice, EMBEDDED_PROGRAM);
  if (!opened.ok) throw new Error(opened.failure.detail);
  const [found] = await opened.value.sql<[StoredEvents]>`
    select counted, tally, counted + apart as rows, missing from
      (select count(*)::int as counted from event_log where standing = 'counted') as log,
      (select count(*)::int as apart from event_log where standing <> 'counted') as doubtful,
      (select coalesce(sum(count), 0)::int as tally from event_totals where standing = 'counted') as figures,
      (select count(*)::int as missing
        from (select unnest(string_to_array(${ids.join()}, ',')::uuid[]) except select id from event_ids) as absent) as lost`;
  await opened.value.close();
  return found;
}
