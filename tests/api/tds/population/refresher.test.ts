import { describe, expect, it } from "vitest";
import { CONSTITUENCIES } from "../../../../api/contract/constituencies.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import { emailOf } from "../../../td.ts";
import { failureOf, HOUR, MINUTE, memberOf, rowOf, START, setUp } from "./refresher-set-up.ts";

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
    // Somebody may wait for it, and a shutdown aborts it.
    expect([...fakes.options]).toEqual([{ signal: controller.signal, urgent: true }]);
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

  it("is read again a minute after a failure, later with each failure in a row up to an hour", async () => {
    const { fakes, refreshNext } = setUpList();
    const works = fakes.members;
    const failing = async () => fail(failureOf("unreachable"));
    fakes.members = failing;
    expect(await refreshNext()).toEqual(fail("not-fetched"));
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const { memberReads } = fakes;
      fakes.at += minutes * MINUTE - 1;
      await refreshNext();
      expect(fakes.memberReads).toBe(memberReads);
      fakes.at += 1;
      await refreshNext();
      expect(fakes.memberReads).toBe(memberReads + 1);
    }
    expect(new Set(fakes.reported)).toEqual(new Set(["refresh /x could not be reached (y)"]));

    // After a success, the delays begin anew.
    fakes.members = works;
    fakes.at += HOUR;
    expect(await refreshNext()).toMatchObject({ ok: true });
    fakes.members = failing;
    fakes.at += HOUR;
    await refreshNext();
    const { memberReads } = fakes;
    fakes.at += MINUTE;
    await refreshNext();
    expect(fakes.memberReads).toBe(memberReads + 1);
  });
});
