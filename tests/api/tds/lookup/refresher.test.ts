import { describe, expect, it } from "vitest";
import { CONSTITUENCIES } from "../../../../api/contract/constituencies.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import { createWorld, failureOf, HOUR, MINUTE, memberOf, rowOf, START } from "./refresher-world.ts";

describe("a refresh", () => {
  it("reads only the TDs of its constituency, and stores and returns those with an address", async () => {
    const { world, refresh } = createWorld();
    const members = [memberOf("Clare", "Ann"), memberOf("Mayo", "Bob"), memberOf("Clare", "Cat")];
    const none = memberOf("Clare", "Dan");
    world.members = async () => ok([...members, none]);
    world.email = async (name) => ok(name === "Dan" ? null : "td@oireachtas.ie");
    const rows = [memberOf("Clare", "Ann"), memberOf("Clare", "Cat")].map(rowOf);
    expect(await refresh("Clare")).toEqual(ok(rows));
    expect(world.stored).toEqual([["Clare", rows, new Date(START)]]);
    expect(world.addressReads).toBe(3);
    expect(world.reported).toEqual([]);
  });

  it("sends urgent requests, which a shutdown aborts", async () => {
    const { world, refresh, controller } = createWorld();
    await refresh("Clare");
    expect([...world.options]).toEqual([{ signal: controller.signal, urgent: true }]);
  });

  it("states the time before its first request as the time of the read", async () => {
    const { world, refresh } = createWorld();
    world.email = async () => {
      world.at += MINUTE;
      return ok("td@oireachtas.ie");
    };
    expect(await refresh("Clare")).toMatchObject({ value: [{ updated_at: new Date(START) }] });
    expect(world.stored[0]?.[2]).toEqual(new Date(START));
  });

  it.each([
    ["lists nobody in the constituency", [], "td@oireachtas.ie"],
    ["publishes no address", [memberOf("Clare")], null],
  ])("fails and stores nothing when the source %s", async (_what, members, email) => {
    const { world, refresh } = createWorld();
    world.members = async () => ok(members);
    world.email = async () => ok(email);
    expect(await refresh("Clare")).toEqual(fail("not-scraped"));
    expect(world.stored).toEqual([]);
    expect(world.reported).toEqual(["refresh Clare: no TD with a published address"]);
  });

  it.each([
    ["unreadable", "not-scraped"],
    ["unreachable", "not-fetched"],
    ["refused", "not-fetched"],
    ["timed-out", "not-fetched"],
  ] as const)(
    "fails, reports the reason and stores nothing when an address is %s",
    async (code, failure) => {
      const { world, refresh } = createWorld();
      world.email = async () => fail(failureOf(code));
      expect(await refresh("Clare")).toEqual(fail(failure));
      expect(world.reported).toEqual([expect.stringMatching(/^refresh Clare: \/x .+ \(y\)$/)]);
      expect(world.stored).toEqual([]);
    },
  );

  it("reports nothing about requests that a shutdown aborted", async () => {
    const { world, refresh, controller } = createWorld();
    controller.abort();
    world.email = async () => fail(failureOf("aborted"));
    await refresh("Clare");
    world.members = async () => fail(failureOf("aborted"));
    world.at += HOUR;
    await refresh("Clare");
    expect(world.memberReads).toBe(2);
    expect(world.reported).toEqual([]);
  });

  it("fails when the TDs may not be stored, so that nobody writes to them, and reports the reason", async () => {
    const { world, refresh } = createWorld();
    world.store = async () => fail("a person has to look");
    expect(await refresh("Clare")).toEqual(fail("not-scraped"));
    expect(world.reported).toEqual(["refresh Clare: not stored: a person has to look"]);
  });

  it.each(["Clare", "Mayo"] as const)(
    "of %s fails when a member of it is unreadable, and only then",
    async (constituency) => {
      const { world, refresh } = createWorld();
      const unreadable = "The published name is not plain text";
      world.members = async () => ok([{ ...memberOf("Clare"), unreadable }, memberOf("Mayo")]);
      const isReadable = constituency === "Mayo";
      expect(await refresh(constituency)).toEqual(
        isReadable ? ok([rowOf(memberOf("Mayo"))]) : fail("not-scraped"),
      );
      expect(world.reported).toEqual(
        isReadable ? [] : [`refresh Clare: Ann of Clare: ${unreadable}`],
      );
      expect(world.addressReads).toBe(isReadable ? 1 : 0);
    },
  );

  it("fails and reports the error when the database throws", async () => {
    const { world, refresh } = createWorld();
    world.store = () => Promise.reject(new Error("gone"));
    expect(await refresh("Clare")).toEqual(fail("not-connected"));
    expect(world.reported).toEqual(["refresh Clare: Error: gone"]);
  });

  it("is joined by others while it runs, and its result is returned until the next one", async () => {
    const { world, refresh } = createWorld();
    const [first, second] = await Promise.all([refresh("Clare"), refresh("Clare")]);
    expect(second).toBe(first);
    world.at += 5 * MINUTE - 1;
    expect(await refresh("Clare")).toBe(first);
    expect(world.addressReads).toBe(1);
    world.at += 1;
    await refresh("Clare");
    expect(world.addressReads).toBe(2);
  });
});

describe("failed refreshes", () => {
  it("have ended when every constituency that failed is up to date", async () => {
    const { world, refresher, refresh } = createWorld();
    refresher.updated("Clare");
    world.email = async () => fail(failureOf("unreadable"));
    await refresh("Clare");
    await refresh("Mayo");
    for (const constituency of ["Mayo", "Mayo", "Louth"] as const) refresher.updated(constituency);
    expect(world.ends).toBe(0);
    refresher.updated("Clare");
    refresher.updated("Clare");
    expect(world.ends).toBe(1);
  });
});

describe("the next refresh", () => {
  it("is due at once when there was none, and five minutes after a success", async () => {
    const { refresher, refresh } = createWorld({ random: 1 });
    expect(refresher.nextRefreshAt("Clare")).toBe(0);
    await refresh("Clare");
    expect(refresher.nextRefreshAt("Clare")).toBe(START + 5 * MINUTE);
  });

  const DELAYS = [5, 10, 20, 40, 80, 160, 320, 360, 360].map((minutes) => minutes * MINUTE);
  it.each([
    [0, DELAYS],
    [0.5, DELAYS.map((ms) => ms * 1.125)],
    [1, DELAYS.map((ms) => ms * 1.25)],
  ])(
    "is due after five minutes to six hours of failures in a row, longer by jitter with the random number %d",
    async (random, delays) => {
      const { world, refresher, refresh } = createWorld({ random });
      world.email = async () => fail(failureOf("unreadable"));
      for (const delay of delays) {
        await refresh("Clare");
        expect(refresher.nextRefreshAt("Clare") - world.at).toBe(delay);
        world.at += delay;
      }
    },
  );

  it("is due after five minutes again when a success came between two failures", async () => {
    const { world, refresher, refresh } = createWorld();
    const works = world.email;
    const results = [false, false, true, false];
    const delays: number[] = [];
    for (const isReachable of results) {
      world.email = isReachable ? works : async () => fail(failureOf("unreadable"));
      await refresh("Clare");
      delays.push((refresher.nextRefreshAt("Clare") - world.at) / MINUTE);
      world.at = refresher.nextRefreshAt("Clare");
    }
    expect(delays).toEqual([5, 10, 5, 5]);
  });
});

describe("the member list", () => {
  /** Refreshes another constituency each time, so that only the list decides what is read. */
  function createListWorld() {
    const created = createWorld();
    const choices = CONSTITUENCIES.values();
    const refreshNext = () => created.refresh(choices.next().value ?? "Clare");
    return { ...created, refreshNext };
  }

  it("is read again after ten minutes, and not before", async () => {
    const { world, refreshNext } = createListWorld();
    await refreshNext();
    world.at += 10 * MINUTE - 1;
    await refreshNext();
    expect(world.memberReads).toBe(1);
    world.at += 1;
    await refreshNext();
    expect(world.memberReads).toBe(2);
  });

  it("is read again a minute after a failure, later with each failure in a row up to an hour", async () => {
    const { world, refreshNext } = createListWorld();
    const works = world.members;
    const failing = async () => fail(failureOf("unreachable"));
    world.members = failing;
    expect(await refreshNext()).toEqual(fail("not-fetched"));
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const { memberReads } = world;
      world.at += minutes * MINUTE - 1;
      await refreshNext();
      expect(world.memberReads).toBe(memberReads);
      world.at += 1;
      await refreshNext();
      expect(world.memberReads).toBe(memberReads + 1);
    }
    expect(new Set(world.reported)).toEqual(new Set(["refresh /x could not be reached (y)"]));

    // After a success, the delays begin anew.
    world.members = works;
    world.at += HOUR;
    expect(await refreshNext()).toMatchObject({ ok: true });
    world.members = failing;
    world.at += HOUR;
    await refreshNext();
    const { memberReads } = world;
    world.at += MINUTE;
    await refreshNext();
    expect(world.memberReads).toBe(memberReads + 1);
  });
});
