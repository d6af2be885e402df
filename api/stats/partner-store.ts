import { createHmac, timingSafeEqual } from "node:crypto";
import { COUNTED_PARTNER } from "../contract/names.ts";
import type { PartnerFigures, PartnerLinksResponse } from "../contract/partner-figures.ts";
import type { Sql } from "../db/connect.ts";
import { dayInDublin } from "../grammar/dates.ts";

/** The content of a private link: the partner whose figures it shows, and the last day that it includes. */
export type PartnerLink = {
  partner: string;
  expires: string | null;
  /** When the links of the partner had last been ended, in seconds since 1970; 0 before the first time. */
  generation: number;
};

export type NewLink = Omit<PartnerLink, "generation">;

/** Partner, which may hold dots, last day or 0, generation from 1, and signature. */
const SIGNED = /^(.{1,100})\.(0|\d{4}-\d{2}-\d{2})(?:\.([1-9]\d{0,9}))?\.([\w-]{43})$/;

/** Signs and reads private links with `PARTNER_LINKS_KEY`; null derives a key from `statsKey`. */
export function createPartnerLinks(key: string | null, statsKey: string) {
  const secret = key ?? createHmac("sha256", statsKey).update("partner links").digest();
  const signatureOf = (text: string) =>
    createHmac("sha256", secret).update(text).digest("base64url");
  return {
    sign: ({ partner, expires, generation }: PartnerLink): string => {
      const text = `${partner}.${expires ?? "0"}${generation > 0 ? `.${generation}` : ""}`;
      return `${text}.${signatureOf(text)}`;
    },
    /** Reads a link; null when it is forged, altered or of another key, and after its last day. */
    read: (signed: string, now: Date): PartnerLink | null => {
      const [, partner = "", last = "", generation = "0", signature = ""] =
        SIGNED.exec(signed) ?? [];
      if (!COUNTED_PARTNER.test(partner)) return null;
      // As texts: several forms of base64 stand for the same bytes.
      const isSigned = timingSafeEqual(
        Buffer.from(signature),
        Buffer.from(signatureOf(signed.slice(0, -signature.length - 1))),
      );
      if (!isSigned || (last !== "0" && last < dayInDublin(now))) return null;
      return { partner, expires: last === "0" ? null : last, generation: Number(generation) };
    },
  };
}

/** Notes that a link is made at `now`, and returns its generation. From then on the partner is known. */
export async function noteLink(sql: Sql, { partner, expires }: NewLink, now: Date) {
  const [row] = await sql<[{ generation: number }]>`
    insert into partner_links (partner, made_at, expires) values (${partner}, ${now}, ${expires})
    on conflict (partner) do update set made_at = excluded.made_at, expires = excluded.expires
    returning generation`;
  return row.generation;
}

/** Ends every link of a partner that is made by now, at a moment: a restored database would repeat a number. */
export async function endLinks(sql: Sql, partner: string): Promise<void> {
  await sql`
    insert into partner_links as link (partner, generation)
    values (${partner}, extract(epoch from now())::int)
    on conflict (partner) do update
    set generation = greatest(link.generation + 1, excluded.generation), made_at = null, expires = null`;
}

export async function isEnded(sql: Sql, { partner, generation }: PartnerLink): Promise<boolean> {
  const ended = await sql`
    select from partner_links where partner = ${partner} and generation > ${generation}`;
  return ended.length > 0;
}

/** Reads the last link of each partner, the latest first. */
export async function readLinks(sql: Sql): Promise<PartnerLinksResponse> {
  const links = await sql<{ partner: string; madeAt: Date; expires: string | null }[]>`
    select partner, made_at as "madeAt", to_char(expires, 'YYYY-MM-DD') as expires
    from partner_links where made_at is not null order by made_at desc, partner`;
  return {
    success: true,
    links: links.map((link) => ({ ...link, madeAt: link.madeAt.toISOString() })),
  };
}

const DAYS = 30;
const MONTHS = 12;

type Letters = { day: string; provider: string | null; letters: number; campaign: number };

/** Reads the figures of one partner up to the day of `now`, in one statement, so that they add up. */
export async function readPartnerFigures(sql: Sql, partner: string, now: Date) {
  const rows = await sql<Letters[]>`
    select
      day::text, provider, sum(count)::int as campaign,
      coalesce(sum(count) filter (where partner = ${partner}), 0)::int as letters
    from event_totals
    where
      action = 'email_click' and source = 'ContactTd' and standing = 'counted'
      and day <= dublin_day(${now})
    group by day, provider order by day`;
  const countOf = (isCounted: (row: Letters) => boolean) => {
    const countedRows = rows.filter(isCounted);
    const sum = (of: "letters" | "campaign") =>
      countedRows.reduce((total, row) => total + row[of], 0);
    return { letters: sum("letters"), campaign: sum("campaign") };
  };
  const [year = 0, month = 0, day = 0] = dayInDublin(now).split("-").map(Number);
  const dateOf = (...date: [year: number, monthIndex: number, day: number]) =>
    new Date(Date.UTC(...date)).toISOString().slice(0, 10);
  const days = Array.from({ length: DAYS }, (_, index) => {
    const date = dateOf(year, month - 1, day - DAYS + 1 + index);
    return { day: date, ...countOf((row) => row.day === date) };
  });
  const months = Array.from({ length: MONTHS }, (_, index) => {
    const first = dateOf(year, month - MONTHS + index, 1);
    return { month: first, ...countOf((row) => row.day.startsWith(first.slice(0, 7))) };
  });
  const providers = [...new Set(rows.map(({ provider }) => provider))]
    .map((provider) => ({ provider, ...countOf((row) => row.provider === provider) }))
    .filter(({ letters }) => letters > 0)
    .sort((a, b) => b.letters - a.letters)
    .map(({ provider, letters }) => ({ provider, letters }));
  const since = rows.find(({ letters }) => letters > 0)?.day ?? null;
  const total = countOf(() => true);
  return { partner, total, since, days, months, providers } satisfies PartnerFigures;
}

/** Partners that are counted; anyone can invent names, so those with the fewest letters are left out. */
const MAX_PARTNERS = 20_000;

/** Counts the letters of every partner, in total. */
export async function readPartnerCounts(sql: Sql, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ partner: string; letters: string }[]>`
    select partner, sum(count) as letters from event_totals
    where
      action = 'email_click' and source = 'ContactTd' and standing = 'counted'
      and partner is not null and day <= dublin_day(${now})
    group by partner order by letters desc, partner limit ${MAX_PARTNERS}`;
  return new Map(rows.map(({ partner, letters }) => [partner, Number(letters)]));
}
