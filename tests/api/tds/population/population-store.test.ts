import { describe, expect, it } from "vitest";
import type { Sql } from "../../../../api/db/connect.ts";
import { applyConstituency } from "../../../../api/tds/population/population-store.ts";
import { readTds, type TdRow } from "../../../../api/tds/population/td-store.ts";
import { ENGINES, withTables } from "../../../servers/databases.ts";
import { collectedOf, rowOf } from "../../../td.ts";

const EARLIER = new Date("2026-11-20T10:00:00Z");
const LATER = new Date("2026-11-20T10:00:01Z");
const ann = rowOf("Ann Able", { party: "Old Party", updated_at: EARLIER });

describe.each(ENGINES)("storing a constituency on the %s engine", (engine) => {
  const onDatabase = (use: (sql: Sql) => Promise<void>) =>
    withTables(engine, async (sql) => {
      await use(sql);
    });
  const store = (sql: Sql, { party, updated_at }: TdRow) =>
    applyConstituency(sql, "Clare", [collectedOf("Ann Able", { party })], updated_at);

  it("replaces rows of an earlier read", async () => {
    await onDatabase(async (sql) => {
      await store(sql, ann);
      const newer = { ...ann, party: "New Party", updated_at: LATER };
      expect(await store(sql, newer)).toEqual({ ok: true, value: [newer] });
      expect(await readTds(sql)).toEqual([newer]);
    });
  });

  it("keeps rows of a later read", async () => {
    await onDatabase(async (sql) => {
      const newer = { ...ann, party: "New Party", updated_at: LATER };
      await store(sql, newer);
      expect(await store(sql, ann)).toEqual({ ok: true, value: [ann] });
      expect(await readTds(sql)).toEqual([newer]);
    });
  });
});
