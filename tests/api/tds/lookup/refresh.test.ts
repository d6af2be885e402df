import { describe, expect, it } from "vitest";
import { fail, ok } from "../../../../api/contract/result.ts";
import { createLog } from "../../../../api/observe/log.ts";
import { createTroubles } from "../../../../api/observe/troubles.ts";
import { openLookups } from "../../../../api/tds/lookup/lookups.ts";
import type { LookedUp } from "../../../../api/tds/lookup/td-index.ts";
import { createRefresher } from "../../../../api/tds/population/refresh.ts";
import type { TdRow } from "../../../../api/tds/population/td-store.ts";
import type { Source } from "../../../../api/tds/source/source.ts";
import type { SourceFailure } from "../../../../api/tds/source/source-failure.ts";
import { memberOf, rowOf, rowsOf } from "../../../td.ts";

const HOUR = 3_600_000;
const START = Date.parse("2026-11-20T10:00:00Z");
const MEMBERS = [
  memberOf("Ann Able", { code: "Ann.D.1", party: "Independent" }),
  memberOf("Bob Best", { constituency: "Mayo" }),
];
const row = (over: Partial<TdRow> = {}) =>
  rowOf("Ann Able", { party: "Old Party", updated_at: new Date(START - 25 * HOUR), ...over });

/** Opens lookups on these rows, with a source that counts its requests and a controllable clock. */
async function setUp(rows: TdRow[], { populating = false } = {}) {
  const requests = { members: 0, addresses: 0 };
  const lines: string[] = [];
  const state = {
    rows,
    at: START,
    membersFailure: null as SourceFailure | null,
    addressFailure: null as SourceFailure | null,
    gate: Promise.resolve(),
    storeFails: false,
  };
  const source: Source = {
    members: async () => {
      requests.members++;
      await state.gate;
      return state.membersFailure ? fail(state.membersFailure) : ok(MEMBERS);
    },
    constituencies: async () => ok(["Clare", "Mayo"]),
    address: async (member) => {
      requests.addresses++;
      return state.addressFailure
        ? fail(state.addressFailure)
        : ok({ email: `${member.code.toLowerCase()}@oireachtas.ie`, dropped: [] });
    },
  };
  const now = () => new Date(state.at);
  const log = createLog("info", (line) => lines.push(line.slice(25)));
  const troubles = createTroubles(log, () => state.at);
  const refresher = createRefresher({
    source,
    store: async (constituency, members, readAt) => {
      if (state.storeFails) throw new Error("The database is unavailable");
      const found = rowsOf(members, readAt);
      state.rows = [...state.rows.filter((each) => each.constituency !== constituency), ...found];
      await lookups.reload();
      return ok(found);
    },
    signal: new AbortController().signal,
    troubles,
    now,
    elapsedMs: () => state.at,
    random: () => 0,
  });
  const lookups = await openLookups({
    readWithoutAddress: async () => [],
    read: async () => state.rows,
    refresher,
    maxAgeMs: 24 * HOUR,
    isPopulating: () => populating,
    troubles,
    now,
  });
  const lookUp = async (choice: "Clare" | "Tipperary" = "Clare") =>
    bodyOf(await lookups.get(choice));
  return { requests, lines, state, lookups, lookUp };
}

const bodyOf = ({ answer: { status, body } }: LookedUp) => ({
  status,
  ...JSON.parse(String(body)),
});
const waitForRefresh = () => new Promise((resolve) => setImmediate(resolve));
const UNREACHABLE: SourceFailure = {
  code: "unreachable",
  path: "/v1/members",
  detail: "ECONNREFUSED",
};
const UNREADABLE: SourceFailure = { code: "unreadable", path: "/x", detail: "no contact block" };

describe("a lookup of stale rows", () => {
  it("answers them at once, and the next lookup answers the refreshed rows", async () => {
    const { lookUp, lookups } = await setUp([row()]);
    expect(lookups.get("Clare")).not.toBeInstanceOf(Promise);
    await waitForRefresh();
    expect(await lookUp()).toMatchObject({
      source: "stored",
      asOf: new Date(START).toISOString(),
      data: [{ party: "Independent", email: "ann.d.1@oireachtas.ie" }],
    });
  });

  it("reads the source once for many lookups", async () => {
    const { lookUp, requests } = await setUp([row()]);
    await Promise.all(Array.from({ length: 100 }, () => lookUp()));
    await waitForRefresh();
    await Promise.all(Array.from({ length: 100 }, () => lookUp()));
    await waitForRefresh();
    expect(requests).toEqual({ members: 1, addresses: 1 });
  });

  it("does not read the source during a population", async () => {
    const { lookUp, requests } = await setUp([row()], { populating: true });
    await lookUp();
    await waitForRefresh();
    expect(requests.members).toBe(0);
  });

  it("keeps answering them while the source is unreachable, and retries less and less often", async () => {
    const { lookUp, requests, state } = await setUp([row()]);
    state.membersFailure = UNREACHABLE;
    for (let minute = 0; minute < 24 * 60; minute++) {
      expect(await lookUp()).toMatchObject({ status: 200, data: [{ party: "Old Party" }] });
      await waitForRefresh();
      state.at += 60_000;
    }
    expect(requests.members).toBeLessThan(12);
  });

  it.each(["refresh", "population"])(
    "writes one line when refreshes begin to fail and one when a later %s has succeeded",
    async (by) => {
      const { lookUp, lookups, state, lines } = await setUp([row()]);
      state.membersFailure = UNREACHABLE;
      for (let minute = 0; minute < 60; minute++) {
        await lookUp();
        await waitForRefresh();
        state.at += 60_000;
      }
      const begun = "warn TDs cannot be refreshed: /v1/members could not be reached (ECONNREFUSED)";
      expect(lines).toEqual([begun]);
      state.membersFailure = null;
      state.at += 6 * HOUR;
      if (by === "refresh") await lookUp();
      else {
        state.rows = [row({ updated_at: new Date(state.at) })];
        await lookups.reload();
      }
      await waitForRefresh();
      expect(lines).toEqual([
        begun,
        "info All TDs are up to date again, 25200 s after the trouble began",
      ]);
    },
  );
});

describe("a lookup without stored rows", () => {
  it("waits for the source, answers with source 'live', and reads the source once for many lookups", async () => {
    const { lookUp, requests } = await setUp([]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => lookUp()));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, source: "live", data: [{ name: "Ann Able" }] });
    }
    expect(requests).toEqual({ members: 1, addresses: 1 });
    expect(await lookUp()).toMatchObject({ source: "stored" });
  });

  it.each([
    [
      "unreachable",
      UNREACHABLE,
      null,
      "Failed to fetch TD information and no cached data available",
    ],
    [
      "unreadable",
      null,
      UNREADABLE,
      "Failed to scrape TD information and no cached data available",
    ],
  ])(
    "answers the required text when the source is %s, and does not retry for a while",
    async (_cause, membersFailure, addressFailure, error) => {
      const { lookUp, requests, state } = await setUp([]);
      Object.assign(state, { membersFailure, addressFailure });
      for (let time = 0; time < 20; time++) {
        expect(await lookUp()).toEqual({ status: 503, success: false, data: [], error });
      }
      expect(requests.members + requests.addresses).toBeLessThanOrEqual(2);
    },
  );

  it("answers the required text when something else fails", async () => {
    const { lookUp, state } = await setUp([]);
    state.storeFails = true;
    expect(await lookUp()).toMatchObject({ status: 503, error: "Failed to connect to TD service" });
  });
});
