import { describe, expect, it } from "vitest";
import { fail, ok } from "../../../../api/contract/result.ts";
import type { Answer } from "../../../../api/http/answer.ts";
import { createLog } from "../../../../api/observe/log.ts";
import { openLookups } from "../../../../api/tds/lookup/lookups.ts";
import { createRefresher } from "../../../../api/tds/lookup/refresh.ts";
import type { TdRow } from "../../../../api/tds/lookup/td-store.ts";
import type { Member } from "../../../../api/tds/source/members.ts";
import type { Source } from "../../../../api/tds/source/source.ts";
import type { SourceFailure } from "../../../../api/tds/source/source-failure.ts";

const HOUR = 3_600_000;
const START = Date.parse("2026-11-20T10:00:00Z");
const CLARE: Member = {
  code: "Ann.D.1",
  name: "Ann Able",
  party: "Independent",
  constituency: "Clare",
};
const MEMBERS = [CLARE, { ...CLARE, code: "Bob.D.1", name: "Bob Best", constituency: "Mayo" }];
const row = (over: Partial<TdRow> = {}): TdRow => ({
  name: "Ann Able",
  email: "ann@oireachtas.ie",
  party: "Old Party",
  constituency: "Clare",
  updated_at: new Date(START - 25 * HOUR),
  ...over,
});

/** Lookups on these rows, a source that counts what it is asked, and a clock. */
async function world(rows: TdRow[], { populating = false } = {}) {
  const asked = { members: 0, addresses: 0 };
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
      asked.members++;
      await state.gate;
      return state.membersFailure ? fail(state.membersFailure) : ok(MEMBERS);
    },
    constituencies: async () => ok(["Clare", "Mayo"]),
    address: async (member) => {
      asked.addresses++;
      return state.addressFailure
        ? fail(state.addressFailure)
        : ok({ email: `${member.code.toLowerCase()}@oireachtas.ie`, dropped: [] });
    },
  };
  const now = () => new Date(state.at);
  const log = createLog("warn", (line) => lines.push(line));
  const refresher = createRefresher({
    source,
    store: async (seat, found) => {
      if (state.storeFails) throw new Error("The database is away");
      state.rows = [...state.rows.filter(({ constituency }) => constituency !== seat), ...found];
      await lookups.reload();
      return ok(undefined);
    },
    signal: new AbortController().signal,
    log,
    now,
    random: () => 0,
  });
  const lookups = await openLookups({
    read: async () => state.rows,
    refresher,
    maxAgeMs: 24 * HOUR,
    isPopulating: () => populating,
    log,
    now,
  });
  const look = async (choice: "Clare" | "Tipperary" = "Clare") => bodyOf(await lookups.get(choice));
  return { asked, lines, state, lookups, look };
}

const bodyOf = ({ status, body }: Answer) => ({ status, ...JSON.parse(String(body)) });
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const AWAY: SourceFailure = { code: "unreachable", page: "/v1/members", detail: "ECONNREFUSED" };
const STRANGE: SourceFailure = { code: "unreadable", page: "/x", detail: "no contact block" };

describe("a lookup of fresh rows", () => {
  it("asks nobody", async () => {
    const { look, asked } = await world([row({ updated_at: new Date(START - HOUR) })]);
    expect(await look()).toMatchObject({ status: 200, source: "stored" });
    expect(asked).toEqual({ members: 0, addresses: 0 });
  });
});

describe("a lookup of old rows", () => {
  it("answers them at once, and the next one what the source has now", async () => {
    const { look, lookups } = await world([row()]);
    expect(lookups.get("Clare")).not.toBeInstanceOf(Promise);
    await settled();
    expect(await look()).toMatchObject({
      source: "stored",
      asOf: new Date(START).toISOString(),
      data: [{ party: "Independent", email: "ann.d.1@oireachtas.ie" }],
    });
  });

  it("asks the source once, however many look", async () => {
    const { look, asked } = await world([row()]);
    await Promise.all(Array.from({ length: 100 }, () => look()));
    await settled();
    await Promise.all(Array.from({ length: 100 }, () => look()));
    await settled();
    expect(asked).toEqual({ members: 1, addresses: 1 });
  });

  it("leaves the source alone while all TDs are being read anew", async () => {
    const { look, asked } = await world([row()], { populating: true });
    await look();
    await settled();
    expect(asked.members).toBe(0);
  });

  it("goes on serving them while the source is away, asking ever less often, and logs it once a try", async () => {
    const { look, asked, state, lines } = await world([row()]);
    state.membersFailure = AWAY;
    for (let minute = 0; minute < 24 * 60; minute++) {
      expect(await look()).toMatchObject({ status: 200, data: [{ party: "Old Party" }] });
      await settled();
      state.at += 60_000;
    }
    expect(asked.members).toBeLessThan(12);
    expect(lines).toHaveLength(asked.members);
    expect(lines[0]).toContain(
      "TDs cannot be refreshed: /v1/members could not be reached (ECONNREFUSED)",
    );
  });

  it("is fresh again soon after the source is back", async () => {
    const { look, state } = await world([row()]);
    state.membersFailure = AWAY;
    await look();
    await settled();
    state.membersFailure = null;
    state.at += 10 * 60_000;
    await look();
    await settled();
    expect(await look()).toMatchObject({ data: [{ party: "Independent" }] });
  });
});

describe("a lookup where nothing is stored", () => {
  it("waits for the source and says so, once for all who wait", async () => {
    const { look, asked } = await world([]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => look()));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, source: "live", data: [{ name: "Ann Able" }] });
    }
    expect(asked).toEqual({ members: 1, addresses: 1 });
    expect(await look()).toMatchObject({ source: "stored" });
  });

  it.each([
    ["away", AWAY, null, "Failed to fetch TD information and no cached data available"],
    ["strange", null, STRANGE, "Failed to scrape TD information and no cached data available"],
  ])(
    "says in the specification's words that the source is %s, and asks it no more for a while",
    async (_how, membersFailure, addressFailure, error) => {
      const { look, asked, state } = await world([]);
      Object.assign(state, { membersFailure, addressFailure });
      for (let time = 0; time < 20; time++) {
        expect(await look()).toEqual({ status: 503, success: false, data: [], error });
      }
      expect(asked.members + asked.addresses).toBeLessThanOrEqual(2);
    },
  );

  it("says in the specification's words that something else broke", async () => {
    const { look, state } = await world([]);
    state.storeFails = true;
    expect(await look()).toMatchObject({ status: 503, error: "Failed to connect to TD service" });
  });

  it("has none where the source knows none", async () => {
    const { look } = await world([]);
    expect(await look("Tipperary")).toMatchObject({ status: 503, data: [] });
  });
});
