import type { PartnerLink } from "../access/partner-links.ts";
import { PartnerLinksResponse } from "../contract/partner-figures.ts";
import type { Sql } from "../db/connect.ts";

/** Notes that a link is made at `now`, and returns its generation. */
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

/** Ends every link of a partner that is made by now. */
export async function endLinks(sql: Sql, partner: string): Promise<void> {
  await sql`
    insert into partner_links as link (partner, generation) values (${partner}, 1)
    on conflict (partner) do update
    set generation = link.generation + 1, made_at = null, expires = null`;
}

/** Whether the link was ended after it was made. */
export async function isEnded(sql: Sql, { partner, generation }: PartnerLink): Promise<boolean> {
  const ended = await sql`
    select from partner_links where partner = ${partner} and generation > ${generation}`;
  return ended.length > 0;
}

/** Reads the last link of each partner, the latest first. */
export async function readLinks(sql: Sql): Promise<PartnerLinksResponse> {
  const links = await sql`
    select partner, iso_moment(made_at) as "madeAt", to_char(expires, 'YYYY-MM-DD') as expires
    from partner_links where made_at is not null order by made_at desc, partner`;
  return PartnerLinksResponse.parse({ success: true, links });
}
