import { APPLICATION_NAME, type DatabaseChoice, type Sql } from "./connect.ts";

/**
 * Returns the number of connections by state ('active', 'idle', 'idle in
 * transaction'), of all servers on the database. The embedded engine has one.
 */
export async function readPool(
  sql: Sql,
  kind: DatabaseChoice["kind"],
): Promise<Record<string, number>> {
  if (kind === "embedded") {
    await sql`select 1`;
    return { active: 1 };
  }
  const rows = await sql<{ state: string; count: number }[]>`
    select coalesce(state, 'unknown') as state, count(*)::int as count
    from pg_stat_activity
    where datname = current_database() and application_name = ${APPLICATION_NAME}
    group by 1`;
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
