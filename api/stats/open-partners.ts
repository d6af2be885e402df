import { createGuard, type Keys } from "../access/key-guard.ts";
import { createPartnerLinks } from "../access/partner-links.ts";
import type { Sql } from "../db/connect.ts";
import { type Log, throttled } from "../observe/log.ts";
import type { FiguresPage } from "./figures-page.ts";
import { createPartnerCounts } from "./partner-count.ts";
import type { PartnerDeps } from "./partner-routes.ts";
import { readPartnerCounts, readPartnerFigures } from "./partner-store.ts";

/** Lockouts of addresses logged within the window; the rest are logged as one number. */
const LOCKOUTS_LOGGED = 5;
const LOCKOUTS_WINDOW_MS = 60_000;

/** Opens the partners' own figures: the private links, the page behind them, and the public counts. */
export function openPartners(
  { sql, log }: { sql: Sql; log: Log },
  { publicUrl, partnerLinksKey }: { publicUrl: string | null; partnerLinksKey: string | null },
  keys: Pick<Keys, "stats">,
  page: FiguresPage | undefined,
): PartnerDeps {
  const now = () => new Date();
  const links = createPartnerLinks(partnerLinksKey, keys.stats);
  const warnOfLockout = throttled(log.warn, LOCKOUTS_LOGGED, LOCKOUTS_WINDOW_MS);
  return {
    linkGuard: createGuard(
      (signed) => links.read(signed, now()) !== null,
      () => warnOfLockout("An address opened ten invalid private links and is locked out"),
    ),
    links,
    publicUrl,
    read: (partner) => readPartnerFigures(sql, partner, now()),
    page,
    count: createPartnerCounts(() => readPartnerCounts(sql, now()), now),
    now,
  };
}
