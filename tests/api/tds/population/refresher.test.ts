import { describe, expect, it } from "vitest";
import { CONSTITUENCIES, type Constituency } from "../../../../api/contract/constituencies.ts";
import { fail, ok, type Result } from "../../../../api/contract/result.ts";
import { createRefresher } from "../../../../api/tds/population/refresh.ts";
import type { TdRow } from "../../../../api/tds/population/td-store.ts";
import type { Member } from "../../../../api/tds/source/members.ts";
import type { SourceFailure } from "../../../../api/tds/source/source-client.ts";
import { emailOf, rowsOf, memberOf as sittingMember, rowOf as tdRowOf } from "../../../td.ts";

const MINUTE = 60_000;
/** The time of the clock at the start of a test. */
const START = Date.parse("2026-11-20T10:00:00Z");

/** A failure of the source with this code. */
const failureOf = (code: SourceFailure["code"]) => ({ code, path: "/x", detail: "y" });

/** A sitting member. */
const memberOf = (constituency: Constituency, name = `Ann of ${constituency}`) =>
  sittingMember(name, { constituency });
/** The row of a member that is read at `START`. */
const rowOf = ({ name, code, constituency }: Member) =>
  tdRowOf(name, { code, constituency, updated_at: new Date(START) });

/** A refresher with a clock. The rest of the fakes is what its source answers, and what it did. */
function setUp({ random = 0 } = {}) {
  const controller = new AbortController();
  const fakes = {
    at: START,
    members: async (): Promise<Result<Member[], SourceFailure>> =>
      ok(CONSTITUENCIES.map((constituency) => memberOf(constituency))),
    email: async (name: string): Promise<Result<string | null, SourceFailure>> => ok(emailOf(name)),
    /** Why the TDs may not be stored. */
    refusal: async (): Promise<string | null> => null,
    memberReads: 0,
    addressReads: 0,
    signals: new Set<AbortSignal>(),
    stored: [] as [Constituency, readonly TdRow[], Date][],
    /** The reasons of the failures that were reported. */
    reported: [] as string[],
    /** How often the end of all failures was reported. */
    ends: 0,
  };
  const refresher = createRefresher({
    source: {
      members: (signal) => {
        fakes.memberReads++;
        fakes.signals.add(signal);
        return fakes.members();
      },
      address: async ({ name }, signal) => {
        fakes.addressReads++;
        fakes.signals.add(signal);
        const email = await fakes.email(name);
        return email.ok ? ok({ email: email.value, dropped: [] }) : email;
      },
    },
    store: async (constituency, members, readAt) => {
      const rows = rowsOf(members, readAt);
      fakes.stored.push([constituency, rows, readAt]);
      const refusal = await fakes.refusal();
      return refusal === null ? ok(rows) : fail(refusal);
    },
    signal: controller.signal,
    troubles: {
      report: (kind, reason) => void fakes.reported.push(`${kind} ${reason}`),
      end: () => {
        fakes.ends++;
      },
    },
    now: () => new Date(fakes.at),
    elapsedMs: () => fakes.at,
    random: () => random,
  });
  return { fakes, controller, refresher, refresh: refresher.refresh };
}

describe("a refresh", () => {
  it("reads only the TDs of its constituency, and stores and returns those with an address", async () => {
    const { fakes, refresh, controller } = setUp();
    const members = [memberOf("Clare", "Ann"), memberOf("Mayo", "Bob"), memberOf("Clare", "Cat")];
    const none = memberOf("Clare", "Dan");
    fakes.members = async () => ok([...members, none]);
    fakes.email = async (name) => ok(name === "Dan" ? null : emailOf(name));
    const rows = [memberOf("Clare", "Ann"), memberOf("Clare", "Cat")].map(rowOf);
    expect(await refresh("Clare")).toEqual(ok(rows));
    expect(fakes.stored).toEqual([["Clare", rows, new Date(START)]]);
    expect(fakes.addressReads).toBe(3);
    // A shutdown aborts it.
    expect([...fakes.signals]).toEqual([controller.signal]);
    expect(fakes.reported).toEqual([]);
  });

  it("states the time before its first request as the time of the read", async () => {
    const { fakes, refresh } = setUp();
    fakes.email = async () => {
      fakes.at += MINUTE;
      return ok("td@oireachtas.ie");
    };
    expect(await refresh("Clare")).toMatchObject({ value: [{ updated_at: new Date(START) }] });
    expect(fakes.stored[0]?.[2]).toEqual(new Date(START));
  });

  it.each([
    ["lists nobody in the constituency", [], "td@oireachtas.ie"],
    ["publishes no address", [memberOf("Clare")], null],
  ])("fails and stores nothing when the source %s", async (_what, members, email) => {
    const { fakes, refresh } = setUp();
    fakes.members = async () => ok(members);
    fakes.email = async () => ok(email);
    expect(await refresh("Clare")).toEqual(fail("not-scraped"));
    expect(fakes.stored).toEqual([]);
    expect(fakes.reported).toEqual(["refresh Clare: no TD with a published address"]);
  });

  it.each([
    ["unreadable", "not-scraped"],
    ["unreachable", "not-fetched"],
    ["refused", "not-fetched"],
    ["timed-out", "not-fetched"],
  ] as const)(
    "fails, reports the reason and stores nothing when an address is %s",
    async (code, failure) => {
      const { fakes, refresh } = setUp();
      fakes.email = async () => fail(failureOf(code));
      expect(await refresh("Clare")).toEqual(fail(failure));
      expect(fakes.reported).toEqual([expect.stringMatching(/^refresh Clare: \/x .+ \(y\)$/)]);
      expect(fakes.stored).toEqual([]);
    },
  );

  it("fails when the TDs may not be stored, so that nobody writes to them, and reports the reason", async () => {
    const { fakes, refresh } = setUp();
    fakes.refusal = async () => "a person has to look";
    expect(await refresh("Clare")).toEqual(fail("not-scraped"));
    expect(fakes.reported).toEqual(["refresh Clare: not stored: a person has to look"]);
  });

  it.each(["Clare", "Mayo"] as const)(
    "of %s fails when a member of it is unreadable, and only then",
    async (constituency) => {
      const { fakes, refresh } = setUp();
      const unreadable = "The published name is not plain text";
      fakes.members = async () => ok([{ ...memberOf("Clare"), unreadable }, memberOf("Mayo")]);
      const isReadable = constituency === "Mayo";
      expect(await refresh(constituency)).toEqual(
        isReadable ? ok([rowOf(memberOf("Mayo"))]) : fail("not-scraped"),
      );
      expect(fakes.reported).toEqual(
        isReadable ? [] : [`refresh Clare: Ann of Clare: ${unreadable}`],
      );
      expect(fakes.addressReads).toBe(isReadable ? 1 : 0);
    },
  );

  it("fails and reports the error when the database throws", async () => {
    const { fakes, refresh } = setUp();
    fakes.refusal = () => Promise.reject(new Error("gone"));
    expect(await refresh("Clare")).toEqual(fail("not-connected"));
    expect(fakes.reported).toEqual(["refresh Clare: Error: gone"]);
  });

  it("is joined by others while it runs, and its result is returned until the next one", async () => {
    const { fakes, refresh } = setUp();
    const [first, second] = await Promise.all([refresh("Clare"), refresh("Clare")]);
    expect(second).toBe(first);
    fakes.at += 5 * MINUTE - 1;
    expect(await refresh("Clare")).toBe(first);
    expect(fakes.addressReads).toBe(1);
    fakes.at += 1;
    await refresh("Clare");
    expect(fakes.addressReads).toBe(2);
  });
});

describe("failed refreshes", () => {
  it("have ended when every constituency that failed is up to date", async () => {
    const { fakes, refresher, refresh } = setUp();
    refresher.updated("Clare");
    fakes.email = async () => fail(failureOf("unreadable"));
    await refresh("Clare");
    await refresh("Mayo");
    for (const constituency of ["Mayo", "Mayo", "Louth"] as const) refresher.updated(constituency);
    expect(fakes.ends).toBe(0);
    refresher.updated("Clare");
    refresher.updated("Clare");
    expect(fakes.ends).toBe(1);
  });
});

describe("the next refresh", () => {
  /** Refreshes until the source is read again, and returns after how many milliseconds it was. */
  async function delayUntilRead({ fakes, refresh }: ReturnType<typeof setUp>) {
    const { addressReads, at } = fakes;
    while (fakes.addressReads === addressReads) {
      fakes.at += MINUTE / 8;
      await refresh("Clare");
    }
    return fakes.at - at;
  }

  const DELAYS = [5, 10, 20, 40, 80, 160, 320, 360, 360].map((minutes) => minutes * MINUTE);
  it.each([
    [0, DELAYS],
    [1, DELAYS.map((ms) => ms * 1.25)],
  ])(
    "is due after five minutes to six hours of failures in a row, later with the jitter %d",
    async (random, delays) => {
      const created = setUp({ random });
      created.fakes.email = async () => fail(failureOf("unreadable"));
      await created.refresh("Clare");
      for (const delay of delays) expect(await delayUntilRead(created)).toBe(delay);
    },
  );
});

describe("the member list", () => {
  /** Refreshes another constituency each time, so that only the list decides what is read. */
  function setUpList() {
    const created = setUp();
    const choices = CONSTITUENCIES.values();
    const refreshNext = () => created.refresh(choices.next().value ?? "Clare");
    return { ...created, refreshNext };
  }

  it("is read again after ten minutes, and not before", async () => {
    const { fakes, refreshNext } = setUpList();
    await refreshNext();
    fakes.at += 10 * MINUTE - 1;
    await refreshNext();
    expect(fakes.memberReads).toBe(1);
    fakes.at += 1;
    await refreshNext();
    expect(fakes.memberReads).toBe(2);
  });

  it("is read again a minute after a failure", async () => {
    const { fakes, refreshNext } = setUpList();
    fakes.members = async () => fail(failureOf("unreachable"));
    for (const reads of [1, 2]) {
      expect(await refreshNext()).toEqual(fail("not-fetched"));
      fakes.at += MINUTE - 1;
      await refreshNext();
      expect(fakes.memberReads).toBe(reads);
      fakes.at += 1;
    }
    expect(new Set(fakes.reported)).toEqual(new Set(["refresh /x could not be reached (y)"]));
  });
});
