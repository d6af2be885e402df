import { createGuard, type Keys } from "../access/key-guard.ts";
import { createPartnerLinks } from "../access/partner-links.ts";
import type { Sql } from "../db/connect.ts";
import { createRecent } from "../http/recent.ts";
import type { Log } from "../observe/log.ts";
import { decide, readBursts } from "./decision-store.ts";
import { COUNT_MAX_MS, type FiguresPage, type PartnerDeps } from "./partner-routes.ts";
import { readPartnerCounts, readPartnerFigures } from "./partner-store.ts";
import type { StatsDeps } from "./stats-routes.ts";
import { readStats } from "./stats-store.ts";

/**
 * Opens the figures, the decisions of staff about them, and the partners' own figures: the private
 * links, the page behind them, and the public counts.
 */
export function openStats(
  { sql, log }: { sql: Sql; log: Log },
  { publicUrl, partnerLinksKey }: { publicUrl: string | null; partnerLinksKey: string | null },
  keys: Pick<Keys, "stats">,
  page: FiguresPage | undefined,
): { stats: StatsDeps; partners: PartnerDeps } {
  const now = () => new Date();
  const links = createPartnerLinks(partnerLinksKey, keys.stats);
  const ages = { refreshMs: COUNT_MAX_MS, maxMs: COUNT_MAX_MS };
  return {
    stats: {
      read: (days) => readStats(sql, days, now()),
      readBursts: () => readBursts(sql, now()),
      decide: (decision, limitMs) => decide(sql, decision, limitMs),
      now,
    },
    partners: {
      linkGuard: createGuard(
        (signed) => links.read(signed, now()) !== null,
        "opened ten invalid private links",
        log.warn,
      ),
      links,
      publicUrl,
      read: (partner) => readPartnerFigures(sql, partner, now()),
      page,
      counts: createRecent(() => readPartnerCounts(sql, now()), ages, now),
      now,
    },
  };
}
