import { afterEach, describe, expect, it, vi } from "vitest";
import { CONSTITUENCIES, type Constituency } from "../../../../api/contract/constituencies.ts";
import type { PopulationProgress } from "../../../../api/contract/population.ts";
import { fail, ok, type Result } from "../../../../api/contract/result.ts";
import { collect } from "../../../../api/tds/population/collect.ts";
import { createRefresh } from "../../../../api/tds/population/refresh.ts";
import type { TdRow } from "../../../../api/tds/population/td-store.ts";
import type { Member } from "../../../../api/tds/source/members.ts";
import type { Source } from "../../../../api/tds/source/source.ts";
import type { SourceFailure } from "../../../../api/tds/source/source-client.ts";
import { collectedOf, contactOf, emailOf, memberOf, rowOf, rowsOf } from "../../../td.ts";

afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;
const START = Date.parse("2026-11-20T10:00:00Z");

const failing = (code: SourceFailure["code"]) => async () =>
  fail({ code, path: "/x", detail: "y" });
const memberIn = (constituency: Constituency, name = `Ann of ${constituency}`) =>
  memberOf(name, { constituency });
/** The row of a member that is read at `START`. */
const storedOf = ({ name, code, constituency }: Member) =>
  rowOf(name, { code, constituency, roles: [], updated_at: new Date(START) });

/** Refreshes with a clock. The rest of the fakes is what the source answers, and what happened. */
function setUp() {
  const { signal } = new AbortController();
  const fakes = {
    at: START,
    members: async (): Promise<Result<Member[], SourceFailure>> =>
      ok(CONSTITUENCIES.map((constituency) => memberIn(constituency))),
    email: async (name: string): Promise<Result<string | null, SourceFailure>> => ok(emailOf(name)),
    refusal: async (): Promise<string | null> => null,
    memberReads: 0,
    addressReads: 0,
    stored: [] as [Constituency, readonly TdRow[], Date][],
    reported: [] as string[],
  };
  const refresh = createRefresh({
    source: {
      members: (ownSignal) => {
        fakes.memberReads++;
        expect(ownSignal).toBe(signal);
        return fakes.members();
      },
      address: async ({ name }, ownSignal) => {
        fakes.addressReads++;
        expect(ownSignal).toBe(signal);
        const email = await fakes.email(name);
        return email.ok ? ok(contactOf(email.value)) : email;
      },
    },
    store: async (constituency, members, readAt) => {
      const rows = rowsOf(members, readAt);
      fakes.stored.push([constituency, rows, readAt]);
      const refusal = await fakes.refusal();
      return refusal === null ? ok(rows) : fail(refusal);
    },
    signal,
    troubles: { report: (kind, reason) => void fakes.reported.push(`${kind} ${reason}`) },
    now: () => new Date(fakes.at),
  });
  return { fakes, refresh };
}

describe("a refresh", () => {
  it("reads only the TDs of its constituency, and stores those with an address as of its first request", async () => {
    const { fakes, refresh } = setUp();
    const [ann, cat] = [memberIn("Clare", "Ann"), memberIn("Clare", "Cat")];
    fakes.members = async () => ok([ann, memberIn("Mayo"), cat, memberIn("Clare", "Dan")]);
    fakes.email = async (name) => {
      fakes.at += MINUTE;
      return ok(name === "Dan" ? null : emailOf(name));
    };
    const rows = [ann, cat].map(storedOf);
    expect(await refresh("Clare")).toEqual(ok(rows));
    expect(fakes.stored).toEqual([["Clare", rows, new Date(START)]]);
    expect(fakes).toMatchObject({ addressReads: 3, reported: [] });
  });

  it.each<[string, Partial<ReturnType<typeof setUp>["fakes"]>, string]>([
    ["not-scraped", { members: async () => ok([]) }, "Clare: no TD with a published address"],
    ["not-scraped", { email: failing("unreadable") }, "Clare: /x has an unexpected format (y)"],
    ["not-fetched", { members: failing("refused") }, "/x returned an error (y)"],
    // Nobody writes to TDs whom a person has to look at first.
    ["not-scraped", { refusal: async () => "Look first" }, "Clare: not stored: Look first"],
  ])("fails with %s, and says why: %j %s", async (code, over, reason) => {
    const { fakes, refresh } = setUp();
    Object.assign(fakes, over);
    expect(await refresh("Clare")).toEqual(fail(code));
    expect(fakes.reported).toEqual([`refresh ${reason}`]);
  });

  it.each([
    ["fails", () => Promise.reject(new Error("gone")), "Error: gone"],
    ["hangs", () => new Promise<never>(() => {}), "timed out after 2000 ms"],
  ])(
    "whose store %s returns the TDs with an address of the parliament, and reports why",
    async (_how, refusal, reason) => {
      vi.useFakeTimers();
      const { fakes, refresh } = setUp();
      const [ann, bob] = [memberIn("Clare", "Ann"), memberIn("Clare", "Bob")];
      fakes.members = async () => ok([ann, bob]);
      fakes.email = async (name) => ok(name === "Bob" ? "bob@mail.example" : emailOf(name));
      fakes.refusal = refusal;
      const refreshed = refresh("Clare");
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await refreshed).toEqual(ok([storedOf(ann)]));
      expect(fakes.reported).toEqual([`refresh Clare: not stored: ${reason}`]);
    },
  );

  it.each([
    ["succeeds", async (name: string) => ok(emailOf(name))],
    ["fails", failing("unreachable")],
  ])("that %s is joined, and used for ten minutes", async (_how, email) => {
    const { fakes, refresh } = setUp();
    fakes.email = email;
    const [first, second] = await Promise.all([refresh("Clare"), refresh("Clare")]);
    expect(second).toBe(first);
    fakes.at += 10 * MINUTE - 1;
    expect(await refresh("Clare")).toBe(first);
    await refresh("Mayo");
    expect(fakes).toMatchObject({ memberReads: 1, addressReads: 2 });
    fakes.at += 1;
    expect(await refresh("Clare")).not.toBe(first);
    expect(fakes).toMatchObject({ memberReads: 2, addressReads: 3 });
  });
});

const UNREACHABLE = "/x could not be reached (y)";

const member = (name: string, constituency = "Clare") => memberOf(name, { constituency });
const members = (count: number) =>
  Array.from({ length: count }, (_each, index) => member(`Ann ${String(index).padStart(3, "0")}`));

type ReadAddress = (name: string) => Promise<Awaited<ReturnType<Source["address"]>>>;
const published: ReadAddress = async (name) => ok(contactOf(`${name}@oireachtas.ie`));

/** Collects these members from a source. Returns the result, the progress and the names whose pages were read. */
async function collectFrom(
  sitting: readonly Member[],
  address: ReadAddress = published,
  listMembers: Source["members"] = async () => ok([...sitting]),
) {
  const { signal } = new AbortController();
  const progress: PopulationProgress[] = [];
  const names: string[] = [];
  const source: Source = {
    members: listMembers,
    address: async ({ name }, ownSignal) => {
      expect(ownSignal).toBe(signal);
      names.push(name);
      return address(name);
    },
  };
  const result = await collect(source, signal, (each) => progress.push(each));
  const collected = result.ok ? result.value : [];
  return { result, collected, progress, names };
}

describe("collecting the members", () => {
  it("gives each with their address, also namesakes, by constituency and name, and reports each step", async () => {
    const sitting = [member("Bob", "Mayo"), member("Dan"), member("Ann"), member("Ann")];
    const { collected, progress } = await collectFrom(sitting, async (name) =>
      ok(contactOf(name === "Dan" ? null : `${name}@oireachtas.ie`)),
    );
    const of = (name: string, constituency: string, email: string | null) =>
      collectedOf(name, { constituency, address: contactOf(email) });
    expect(collected).toEqual([
      of("Ann", "Clare", "Ann@oireachtas.ie"),
      of("Ann", "Clare", "Ann@oireachtas.ie"),
      of("Dan", "Clare", null),
      of("Bob", "Mayo", "Bob@oireachtas.ie"),
    ]);
    expect(progress).toHaveLength(5);
    expect(progress[3]).toEqual({ done: 3, total: 4, constituency: "Clare", found: 2 });
  });

  it.each(["Atlantis", "Tipperary"])(
    "fails for a member of %s, which elects none",
    async (name) => {
      const { result, names } = await collectFrom([member("Ann"), member("Cat", name)]);
      expect(result).toEqual(fail(`Cat is of an unknown constituency, ${name}`));
      expect(names).toEqual([]);
    },
  );
});

describe("addresses that cannot be read", () => {
  /** Reads members of whom the first `unreached` have an address that cannot be read. */
  const collectWithout = (unreached: number, count: number) => {
    const names = members(unreached).map(({ name }) => name);
    return collectFrom(members(count), async (name) =>
      names.includes(name) ? failing("unreachable")() : published(name),
    );
  };

  it("are reported with their reason when they are 17 of 174", async () => {
    const { collected, progress } = await collectWithout(17, 174);
    const addresses = collected.map(({ address }) => address);
    expect(addresses.slice(0, 17)).toEqual(Array(17).fill({ unreached: UNREACHABLE }));
    expect(addresses.filter((address) => "email" in address)).toHaveLength(157);
    expect(progress.at(-1)).toMatchObject({ done: 174, found: 157 });
  });

  it("end the collection when they are 18 of 174", async () => {
    const { result, progress } = await collectWithout(18, 174);
    const counted = "The addresses of 18 members could not be read";
    expect(result).toEqual(fail(`${counted}; the last reason: ${UNREACHABLE}`));
    expect(progress.at(-1)).toMatchObject({ done: 17, found: 0 });
  });

  it("end the collection at once when they were aborted", async () => {
    const { result, progress, names } = await collectFrom(members(100), failing("aborted"));
    expect(result).toEqual(fail("/x was cancelled (y)"));
    expect([names.length, progress.length]).toEqual([4, 1]);
  });
});
