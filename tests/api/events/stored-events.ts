import type { CampaignEvent } from "../../../api/contract/events.ts";
import type { Sql } from "../../../api/db/connect.ts";

/** Inserts `count` events that were created at `at`. */
export async function storeEvents(
  sql: Sql,
  at: Date | string,
  { action, meta }: Pick<CampaignEvent, "action" | "meta">,
  count = 1,
): Promise<void> {
  await sql`
    insert into event_log (actor, action, entity, meta, created_at)
    select 'anon', ${action}, 'cta', ${sql.json(meta)}, ${new Date(at)}
    from generate_series(1, ${count})`;
}

/** A letter opened through the element. */
export const LETTER = {
  action: "email_click",
  meta: { source: "ContactTd", provider: "gmail" },
} as const;

/** The test's event as the server stores it. */
export const LETTER_EVENT: CampaignEvent = { actor: "anon", entity: "cta", ...LETTER };

/** A letter opened on the site of a partner. */
export const letterOf = (partner: string, provider: "gmail" | "outlook" | "post" = "gmail") =>
  ({ action: "email_click", meta: { source: "ContactTd", partner, provider } }) as const;

/** A click on the letter tile. */
export const TILE = { action: "email_click", meta: { source: "ActionSection" } } as const;

/** A press of 'Call'. */
export const CALL = {
  action: "call_click",
  meta: { source: "ContactTd", partner: "a-gallery" },
} as const;

/** A click on the story's survey link. */
export const SURVEY = { action: "survey_click", meta: { source: "Story" } } as const;
