import { createHmac, timingSafeEqual } from "node:crypto";
import { COUNTED_PARTNER } from "../contract/names.ts";
import type { PartnerFigures, PartnerLinksResponse } from "../contract/partner-figures.ts";
import type { Sql } from "../db/connect.ts";
import { dayInDublin } from "../grammar/dates.ts";

/** What a private link says: whose figures it shows, and up to and including which day. */
export type PartnerLink = {
  partner: string;
  expires: string | null;
  /** When the links of the partner had last been ended, in seconds since 1970; 0 before the first time. */
  generation: number;
};

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
export async function noteLink(
  sql: Sql,
  { partner, expires }: Omit<PartnerLink, "generation">,
  now: Date,
): Promise<number> {
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

/** Reads the figures of one partner up to the day of `now`, in one statement, so that they add up. */
export async function readPartnerFigures(
  sql: Sql,
  partner: string,
  now: Date,
): Promise<PartnerFigures> {
  const [figures] = await sql<[Omit<PartnerFigures, "partner">]>`
    with
      present_day as (select dublin_day(${now}) as today),
      letters as (
        select
          day, sum(count)::int as campaign,
          coalesce(sum(count) filter (where partner = ${partner}), 0)::int as letters
        from event_totals, present_day
        where action = 'email_click' and source = 'ContactTd' and standing = 'counted' and day <= today
        group by day
      )
    select
      (
        select json_build_object(
          'letters', coalesce(sum(letters), 0), 'campaign', coalesce(sum(campaign), 0)
        ) from letters
      ) as total,
      (select to_char(min(day), 'YYYY-MM-DD') from letters where letters > 0) as since,
      (
        select json_agg(json_build_object(
          'day', to_char(today - back, 'YYYY-MM-DD'),
          'letters', coalesce(letters, 0),
          'campaign', coalesce(campaign, 0)
        ) order by back desc)
        from present_day cross join generate_series(0, ${DAYS}::int - 1) as back
        left join letters on day = today - back
      ) as days,
      (
        select json_agg(json_build_object(
          'month', to_char(month, 'YYYY-MM-DD'), 'letters', letters, 'campaign', campaign
        ) order by month)
        from (
          select
            month, coalesce(sum(letters), 0) as letters, coalesce(sum(campaign), 0) as campaign
          from present_day
          cross join generate_series(0, ${MONTHS}::int - 1) as back
          cross join lateral (
            select (date_trunc('month', today::timestamp) - make_interval(months => back))::date as month
          ) as start
          left join letters on date_trunc('month', day::timestamp)::date = month
          group by month
        ) as by_month
      ) as months,
      coalesce((
        select json_agg(json_build_object('provider', provider, 'letters', letters)
          order by letters desc, provider)
        from (
          select provider, sum(count) as letters from event_totals, present_day
          where
            action = 'email_click' and source = 'ContactTd' and standing = 'counted'
            and partner = ${partner} and day <= today
          group by provider
        ) as by_provider
      ), '[]') as providers`;
  return { partner, ...figures };
}

/** Partners that are counted; anyone can invent names, so those with the fewest letters are left out. */
const MAX_PARTNERS = 20_000;

/** Counts the letters of every partner, in total. */
export async function readPartnerCounts(sql: Sql, now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ partner: string; letters: string }[]>`
    select partner, sum(count) as letters from event_totals
    where
      action = 'email_click' and source = 'ContactTd' and standing = 'counted'
      and partner is not null and partner <> '*' and day <= dublin_day(${now})
    group by partner order by letters desc, partner limit ${MAX_PARTNERS}`;
  return new Map(rows.map(({ partner, letters }) => [partner, Number(letters)]));
}
