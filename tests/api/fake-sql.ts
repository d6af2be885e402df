import postgres from "postgres";
import type { Sql } from "../../api/db/connect.ts";

/** Returns a database that never connects: `query` receives the arguments of each query. */
export function fakeSql(query: (...args: unknown[]) => Promise<object[]>): Sql {
  return new Proxy(postgres(), { apply: (_sql, _this, args) => query(...args) });
}
