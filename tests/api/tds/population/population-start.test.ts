import { describe, expect, it } from "vitest";
import { fail } from "../../../../api/contract/result.ts";
import { createLog } from "../../../../api/observe/log.ts";
import { createPopulation } from "../../../../api/tds/population/population.ts";
import { createRunLock } from "../../../../api/tds/population/run-lock.ts";
import type { Source } from "../../../../api/tds/source/source.ts";
import { fakeSql } from "../../fake-sql.ts";

const AWAY = fail({ code: "unreachable" as const, path: "/v1/members", detail: "" });
const NO_SOURCE: Source = {
  members: async () => AWAY,
  constituencies: async () => AWAY,
  address: async () => AWAY,
};

/** A population on a database whose queries all run `query`. */
function populationOn(query: () => Promise<object[]>) {
  const lock = createRunLock({ kind: "embedded", dataDir: "" });
  const population = createPopulation({
    sql: fakeSql(query),
    source: NO_SOURCE,
    lock,
    notifications: { subscribe: () => () => {}, publish: () => {}, close: async () => {} },
    log: createLog("error", () => {}),
    now: () => new Date(),
    elapsedMs: () => performance.now(),
  });
  return { population, lock };
}

describe("starting a population", () => {
  it("releases the run lock when the run cannot be recorded", async () => {
    let isDatabaseUnavailable = true;
    const { population } = populationOn(async () => {
      if (isDatabaseUnavailable) throw new Error("The database is away");
      return [{ id: 1 }];
    });
    await expect(population.begin()).rejects.toThrow("The database is away");
    isDatabaseUnavailable = false;
    const begun = await population.begin();
    expect(begun).toMatchObject({ ok: true, value: { run: 1 } });
    await population.stop();
  });

  it("releases the run lock when abandoned runs cannot be marked as failed", async () => {
    const { population, lock } = populationOn(async () => {
      throw new Error("The database is away");
    });
    await expect(population.failAbandoned()).rejects.toThrow("The database is away");
    expect(await lock.acquire(() => {})).not.toBeNull();
  });
});
