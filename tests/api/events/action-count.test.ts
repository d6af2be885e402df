import { describe, expect, it } from "vitest";
import { migrate } from "../../../api/db/migrate.ts";
import {
  type ActionCount,
  createActionAnswers,
  readActionCount,
} from "../../../api/events/action-count.ts";
import { ENGINES, withDatabase } from "../../servers/databases.ts";
import { LETTER, SURVEY, storeAt, TILE } from "./stored-events.ts";

describe.each(ENGINES)("the count of actions on the %s engine", (engine) => {
  it("is nothing while there is nothing", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      expect(await readActionCount(sql, new Date())).toEqual({ total: 0, today: 0 });
    });
  });

  it("counts letters opened through the element, and what was rolled up of them", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      const now = new Date("2026-11-20T12:00:00Z");
      await storeAt(sql, "2026-11-20T11:00:00Z", LETTER, 3);
      await storeAt(sql, "2025-11-21T11:00:00Z", LETTER, 4);
      await storeAt(sql, "2026-11-20T11:00:00Z", TILE, 50);
      await storeAt(sql, "2026-11-20T11:00:00Z", SURVEY, 50);
      await sql`insert into event_daily (day, action, source, provider, count) values
        ('2024-01-01', 'email_click', 'ContactTd', 'outlook', 1000),
        ('2024-01-01', 'email_click', 'ActionSection', null, 5000)`;
      expect(await readActionCount(sql, now)).toEqual({ total: 1_007, today: 3 });
    });
  });

  it.each([
    ["in winter", "2026-01-15", "2026-01-15T00:00:00Z", "2026-01-16T00:00:00Z"],
    ["in summer", "2026-07-15", "2026-07-14T23:00:00Z", "2026-07-15T23:00:00Z"],
    [
      "of 23 hours, when summer time begins",
      "2026-03-29",
      "2026-03-29T00:00:00Z",
      "2026-03-29T23:00:00Z",
    ],
    [
      "of 25 hours, when summer time ends",
      "2026-10-25",
      "2026-10-24T23:00:00Z",
      "2026-10-26T00:00:00Z",
    ],
  ])("begins and ends a day %s as Dublin does", async (_name, day, begins, ends) => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      const [begin, end] = [Date.parse(begins), Date.parse(ends)];
      for (const at of [begin - 1, begin, end - 1, end]) await storeAt(sql, new Date(at), LETTER);
      const today = async (at: number) => (await readActionCount(sql, new Date(at))).today;
      expect(await today(begin)).toBe(2);
      expect(await today((begin + end) / 2)).toBe(2);
      expect(await today(end - 1)).toBe(2);
      expect(await today(end)).toBe(1);
      const [row] = await sql`select sum(count)::int as count from event_tally where day = ${day}`;
      expect(row?.count).toBe(2);
    });
  });
});

describe.each(ENGINES)("the tally on the %s engine", (engine) => {
  it("follows whatever is done to the rows", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      const counted = async () => {
        const rows = await sql`select day::text, action, count::int from event_tally order by 1, 2`;
        return rows.map(({ day, action, count }) => [day, action, count]);
      };
      await storeAt(sql, "2026-11-20T11:00:00Z", LETTER, 3);
      await storeAt(sql, "2026-11-20T11:00:00Z", SURVEY, 2);
      await sql`update event_log set created_at = '2026-11-19T11:00:00Z' where action = 'survey_click'`;
      expect(await counted()).toEqual([
        ["2026-11-19", "survey_click", 2],
        ["2026-11-20", "email_click", 3],
      ]);
      await sql`delete from event_log where action = 'email_click' and id = 1`;
      expect(await counted()).toContainEqual(["2026-11-20", "email_click", 2]);
      await sql`delete from event_log where action = 'email_click'`;
      expect(await counted()).toEqual([["2026-11-19", "survey_click", 2]]);
      await sql`truncate event_log`;
      expect(await counted()).toEqual([]);
    });
  });

  it("is not changed by an insert that was taken back", async () => {
    await withDatabase(engine, async (sql) => {
      await migrate(sql);
      const takenBack = sql.begin(async (tx) => {
        await tx`insert into event_log (action, meta) values ('email_click', '{"source":"Story"}')`;
        throw new Error("taken back");
      });
      await expect(takenBack).rejects.toThrow("taken back");
      expect(await sql`select * from event_tally`).toHaveLength(0);
    });
  });
});

describe("the answer to GET /api/actions", () => {
  function counter() {
    let at = 0;
    let reads = 0;
    let count: ActionCount | null = { total: 1, today: 1 };
    const answers = createActionAnswers(
      async () => {
        reads++;
        if (count === null) throw new Error("away");
        return count;
      },
      () => new Date(at),
    );
    return {
      ask: async () => {
        const { status, body } = await answers();
        return status === 200 ? JSON.parse(String(body)).total : status;
      },
      reads: () => reads,
      pass: (ms: number) => {
        at += ms;
      },
      becomes: (total: number | null) => {
        count = total === null ? null : { total, today: 0 };
      },
    };
  }

  it("is read once for all who ask at the same time", async () => {
    const { ask, reads } = counter();
    expect(await Promise.all(Array.from({ length: 100 }, ask))).toEqual(Array(100).fill(1));
    expect(reads()).toBe(1);
  });

  it("comes from memory, and is read anew behind it at most once a second", async () => {
    const { ask, reads, pass, becomes } = counter();
    await ask();
    becomes(2);
    pass(1_000);
    expect(await ask()).toBe(1);
    expect(reads()).toBe(1);
    pass(1);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    expect(reads()).toBe(2);
    expect(await ask()).toBe(2);
  });

  it("is never older than ten seconds", async () => {
    const { ask, pass, becomes } = counter();
    await ask();
    becomes(2);
    pass(10_001);
    expect(await ask()).toBe(2);
  });

  it("is read anew once the machine's clock was set back, instead of when that has caught up", async () => {
    const { ask, pass, becomes } = counter();
    pass(3_600_000);
    await ask();
    becomes(2);
    pass(-3_600_000);
    expect(await ask()).toBe(2);
  });

  it("outlives the database for ten seconds, then says that it cannot be had, then comes back", async () => {
    const { ask, pass, becomes } = counter();
    await ask();
    becomes(null);
    pass(10_000);
    expect(await ask()).toBe(1);
    pass(1);
    expect(await ask()).toBe(503);
    becomes(3);
    expect(await ask()).toBe(3);
  });
});
