import { describe, expect, it } from "vitest";
import { fail } from "../../../../api/contract/result.ts";
import type { Sql } from "../../../../api/db/connect.ts";
import { inTransaction } from "../../../../api/db/transaction.ts";
import { applyConstituency } from "../../../../api/tds/population/population-store.ts";
import {
  readTds,
  storeAccepted,
  storeTds,
  type TdRow,
} from "../../../../api/tds/population/td-store.ts";
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

  const bob = collectedOf("Bob Best");
  const outside = { address: { email: "ann@able.example", dropped: [] } };
  it.each([
    [
      "fewer are found than are stored",
      [bob],
      "Only 1 addresses were found, but 2 are stored. Nothing was changed",
    ],
    [
      "an address is new and outside the parliament's domain",
      [collectedOf("Ann Able"), bob, collectedOf("Cat Core", outside)],
      "Cat Core has a new address outside oireachtas.ie, ann@able.example",
    ],
    [
      "a person has to accept the change",
      [collectedOf("Eve Else"), collectedOf("Fay Farr"), bob],
      expect.stringMatching(/^2 TDs differ by name, address or constituency from the 10 /),
    ],
  ])("changes nothing when %s", async (_when, members, reason) => {
    await onDatabase(async (sql) => {
      const clare = ["Ann Able", "Bob Best"].map((name) => rowOf(name));
      const mayo = Array.from({ length: 8 }, (_each, index) =>
        rowOf(`Mayo ${index}`, { constituency: "Mayo" }),
      );
      const before = [...clare, ...mayo];
      await inTransaction(sql, async (tx) => {
        await storeTds(tx, before, [], EARLIER);
        await storeAccepted(tx, before);
      });
      expect(await applyConstituency(sql, "Clare", members, LATER)).toEqual(fail(reason));
      expect((await readTds(sql)).map(({ name }) => name).sort()).toEqual(
        before.map(({ name }) => name),
      );
    });
  });
});
