import { vi } from "vitest";
import type { PopulationReport } from "../../../../api/contract/population.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import type { Notification } from "../../../../api/db/notifications.ts";
import { createLog } from "../../../../api/observe/log.ts";
import {
  createPopulation,
  type PopulationDeps,
} from "../../../../api/tds/population/population.ts";
import * as storeModule from "../../../../api/tds/population/population-store.ts";
import type { Source } from "../../../../api/tds/source/source.ts";
import { memberOf } from "../../../td.ts";
import { fakeSql } from "../../fake-sql.ts";

// The store tests run these queries on real databases.
vi.mock("../../../../api/tds/population/population-store.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  acceptHeldRun: vi.fn(),
  applyRun: vi.fn(),
  failAbandonedRuns: vi.fn(),
  failRun: vi.fn(),
  insertRun: vi.fn(),
  readRuns: vi.fn(),
  saveProgress: vi.fn(),
  saveQuestionsReport: vi.fn(),
}));
/** The queries of a population, without a database. */
export const store = vi.mocked(storeModule);

/** The time of the fake clock at the start of a test. */
export const START = Date.parse("2026-11-20T10:00:00Z");
export const MEMBERS = ["Clare", "Kerry", "Mayo"].map((constituency) =>
  memberOf(`Ann of ${constituency}`, { code: `${constituency}.D.1`, constituency }),
);
export const REPORT: PopulationReport = {
  stored: 3,
  sitting: 3,
  constituencies: 3,
  added: [{ name: "A", constituency: "Clare" }],
  removed: [],
  changed: [],
  withoutAddress: [],
  unreached: [],
  sourceTime: new Date(START).toISOString(),
};
export const END = {
  success: true,
  message: "Successfully populated TD email addresses",
  report: REPORT,
};
export const failedEnd = (error: string) => ({
  success: false,
  message: "Failed to populate TD data",
  error,
});

/**
 * A population without a database, on fake timers. `calls` lists what it did to
 * the store, the lock and the notifications, in order.
 */
export function setUp(
  over: Partial<Source> = {},
  collectQuestions: PopulationDeps["collectQuestions"] = async () => null,
) {
  const calls: string[] = [];
  const listeners: ((notification: Notification) => void)[] = [];
  const fakes = { isLocked: false, loseLock: () => {}, lines: [] as string[] };
  const called =
    <T>(name: string, value: T) =>
    async () => {
      calls.push(name);
      return value;
    };
  store.failAbandonedRuns.mockImplementation(called("fail abandoned", undefined));
  store.failRun.mockImplementation(called("fail", undefined));
  store.saveProgress.mockImplementation(called("save", undefined));
  store.saveQuestionsReport.mockImplementation(called("save questions", undefined));
  store.insertRun.mockImplementation(called("insert", 7));
  store.applyRun.mockImplementation(called("apply", ok(REPORT)));
  store.acceptHeldRun.mockImplementation(called("accept", ok(REPORT)));
  store.readRuns.mockResolvedValue([]);
  const receive = (notification: Notification) => {
    for (const listener of listeners) listener(notification);
  };
  const population = createPopulation({
    sql: fakeSql(async () => []),
    source: {
      members: async () => ok(MEMBERS),
      address: async ({ code }) => ok({ email: `${code}@oireachtas.ie`, dropped: [] }),
      ...over,
    },
    collectQuestions,
    lock: {
      acquire: async (onLost) => {
        if (fakes.isLocked) return null;
        calls.push("lock");
        Object.assign(fakes, { isLocked: true, loseLock: onLost });
        return async () => {
          calls.push("release");
          fakes.isLocked = false;
        };
      },
    },
    notifications: {
      subscribe: (listener) => {
        listeners.push(listener);
        return () => {};
      },
      publish: (notification) => {
        calls.push(notification.kind);
        receive(notification);
      },
      close: async () => {},
    },
    log: createLog("info", (line) => fakes.lines.push(line.replace(/^\S+ /, ""))),
    now: () => new Date(),
    elapsedMs: () => Date.now() - START,
  });
  const begin = async () => {
    const begun = await population.begin();
    if (!begun.ok) throw new Error(begun.failure);
    return begun.value;
  };
  const run = async () => (await begin()).end;
  return { ...population, fakes, calls, receive, start: begin, run };
}

/** Fails like an unreachable source. */
export const unreachable = async () =>
  fail({ code: "unreachable" as const, path: "/x", detail: "y" });
