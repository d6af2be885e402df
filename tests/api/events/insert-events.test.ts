import { describe, expect, it } from "vitest";
import { ENGINES, withTables } from "../../servers/databases.ts";

describe.each(ENGINES)("stored events on the %s engine", (engine) => {
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
