import type { Sql } from "../db/connect.ts";
import type { DecisionDeps } from "./decision-routes.ts";
import { decide, readBursts } from "./decision-store.ts";
import type { StatsDeps } from "./stats-routes.ts";
import { readStats } from "./stats-store.ts";

/** Opens the figures, and the decisions of staff about them. */
export function openStats(sql: Sql): { stats: StatsDeps; decisions: DecisionDeps } {
  const now = () => new Date();
  return {
    stats: { read: (days) => readStats(sql, days, now()) },
    decisions: {
      read: () => readBursts(sql, now()),
      decide: (decision, limitMs) => decide(sql, decision, limitMs),
      now,
    },
  };
}
