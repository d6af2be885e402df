import type { CampaignEvent } from "../contract/events.ts";
import type { Sql } from "../db/connect.ts";

/**
 * Stores the events in one statement, and so in one transaction: all of them
 * or none. They are committed when this resolves.
 */
export async function insertEvents(sql: Sql, events: readonly CampaignEvent[]): Promise<void> {
  // One parameter however many there are, so that one plan serves every batch.
  await sql`
    insert into event_log (actor, action, entity, meta)
    select event ->> 'actor', event ->> 'action', event ->> 'entity', event -> 'meta'
    from jsonb_array_elements(${JSON.stringify(events)}::text::jsonb) as event`;
}
