import { describe, expect, it } from "vitest";
import type { CampaignEvent } from "../../../api/contract/events.ts";
import { migrate } from "../../../api/db/migrate.ts";
import { createEventLog, insertEvents } from "../../../api/events/event-log.ts";
import { ENGINES, withDatabase } from "../../servers/databases.ts";

function event(partner: string): CampaignEvent {
  return {
    actor: "anon",
    action: "email_click",
    entity: "cta",
    meta: { source: "ContactTd", partner, provider: "gmail" },
  };
}

/** Waits until the log has passed the recorded events on, which it does with `setImmediate`. */
async function nextTurn(): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
}

describe("the event log", () => {
  it("acknowledges an event only after its batch is committed, and keeps the order", async () => {
    const batches: string[][] = [];
    const commits: (() => void)[] = [];
    const log = createEventLog((events) => {
      batches.push(events.map(({ meta }) => meta.partner ?? ""));
      return new Promise((resolve) => commits.push(resolve));
    });
    const acknowledged: string[] = [];
    const record = (name: string) => log.record(event(name)).then(() => acknowledged.push(name));
    record("a");
    record("b");
    await nextTurn();
    record("c");
    record("d");
    await nextTurn();
    expect(batches).toEqual([["a", "b"]]);
    expect(acknowledged).toEqual([]);
    commits[0]?.();
    await nextTurn();
    expect(batches).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
    expect(acknowledged).toEqual(["a", "b"]);
    commits[1]?.();
    await nextTurn();
    expect(acknowledged).toEqual(["a", "b", "c", "d"]);
  });

  it("acknowledges no event of a failed batch and continues with the next batch", async () => {
    let isFailing = true;
    const log = createEventLog(async () => {
      if (isFailing) throw new Error("The database is away");
    });
    expect(await Promise.all([log.record(event("a")), log.record(event("b"))])).toEqual([
      false,
      false,
    ]);
    isFailing = false;
    expect(await log.record(event("c"))).toBe(true);
  });

  it("fails after a timeout when the database does not respond", async () => {
    const log = createEventLog(() => new Promise(() => {}), 20);
    expect(await log.record(event("a"))).toBe(false);
    expect(await log.record(event("b"))).toBe(false);
  });

  it("rejects an event when the queue is full", async () => {
    let commit = () => {};
    const log = createEventLog(
      () =>
        new Promise((resolve) => {
          commit = resolve;
        }),
    );
    log.record(event("first"));
    await nextTurn();
    const waiting = Array.from({ length: 10_001 }, () => log.record(event("more")));
    expect(await waiting.at(-1)).toBe(false);
    commit();
  });
});

describe.each(ENGINES)("stored events on the %s engine", (engine) => {
  it("equal the acknowledged events", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      const log = createEventLog((events) => insertEvents(sql, events));
      const names = Array.from({ length: 1_234 }, (_, index) => `partner-${index}`);
      const acknowledged = await Promise.all(names.map((name) => log.record(event(name))));
      expect(acknowledged.every(Boolean)).toBe(true);
      const rows = await sql`select actor, action, entity, meta from event_log order by id`;
      expect([...rows]).toEqual(names.map(event));
    });
  });

  it("cannot contain personal data", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      const add = (actor: string, meta: object) =>
        sql`insert into event_log (actor, action, entity, meta)
            values (${actor}, 'email_click', 'cta', ${sql.json({ ...meta })})`;
      await add("anon", { source: "Story" });
      await expect(add("anon", { source: "Story", constituency: "Clare" })).rejects.toThrow(
        "event_log_says_nothing_else",
      );
      await expect(add("me@example.ie", { source: "Story" })).rejects.toThrow(
        "event_log_says_nothing_else",
      );
      const columns = await sql`
        select column_name from information_schema.columns
        where table_name = 'event_log' order by ordinal_position`;
      expect(columns.map(({ column_name }) => column_name)).toEqual([
        "id",
        "actor",
        "action",
        "entity",
        "meta",
        "created_at",
      ]);
    });
  });
});
