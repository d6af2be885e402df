import { describe, expect, it } from "vitest";
import type { CampaignEvent } from "../../../api/contract/events.ts";
import { createEventLog, insertEvents } from "../../../api/events/event-log.ts";
import { ENGINES, withTables } from "../../servers/databases.ts";

const event = (partner: string): CampaignEvent => ({
  actor: "anon",
  action: "email_click",
  entity: "cta",
  meta: { source: "ContactTd", partner, provider: "gmail" },
});

describe.each(ENGINES)("stored events on the %s engine", (engine) => {
  it("equal the acknowledged events", async () => {
    await withTables(engine, async (sql) => {
      const log = createEventLog((events) => insertEvents(sql, events));
      const names = Array.from({ length: 1_234 }, (_, index) => `partner-${index}`);
      const acknowledged = await Promise.all(names.map((name) => log.record(event(name))));
      expect(new Set(acknowledged)).toEqual(new Set(["stored"]));
      const rows = await sql`select actor, action, entity, meta from event_log order by id`;
      expect([...rows]).toEqual(names.map(event));
    });
  });

  it("cannot contain personal data", async () => {
    await withTables(engine, async (sql) => {
      const add = (actor: string, meta: object) =>
        sql`insert into event_log (actor, action, entity, meta)
            values (${actor}, 'email_click', 'cta', ${sql.json({ ...meta })})`;
      await add("anon", { source: "Story", personalised: true });
      for (const [actor, meta] of [
        ["me@example.ie", {}],
        ["anon", { constituency: "Clare" }],
        ["anon", { personalised: "I am a potter" }],
        ["anon", { personalised: false }],
      ] as const) {
        await expect(add(actor, { source: "Story", ...meta })).rejects.toMatchObject({
          code: "23514",
        });
      }
    });
  });
});
