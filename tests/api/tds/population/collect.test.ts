import { describe, expect, it } from "vitest";
import type { PopulationProgress } from "../../../../api/contract/population.ts";
import { fail, ok } from "../../../../api/contract/result.ts";
import { collect } from "../../../../api/tds/population/collect.ts";
import type { Member } from "../../../../api/tds/source/members.ts";
import type { Source } from "../../../../api/tds/source/source.ts";
import type { SourceFailure } from "../../../../api/tds/source/source-client.ts";
import { collectedOf, contactOf, memberOf } from "../../../td.ts";

const failureOf = (code: SourceFailure["code"]) => fail({ code, path: "/x", detail: "y" });
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
      names.includes(name) ? failureOf("unreachable") : published(name),
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
    const { result, progress, names } = await collectFrom(members(100), async () =>
      failureOf("aborted"),
    );
    expect(result).toEqual(fail("/x was cancelled (y)"));
    expect([names.length, progress.length]).toEqual([4, 1]);
  });
});
