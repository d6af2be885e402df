import { describe, expect, it } from "vitest";
import { ok } from "../../../../api/contract/result.ts";
import { createLog } from "../../../../api/observe/log.ts";
import { createRefresher } from "../../../../api/tds/lookup/refresh.ts";
import type { Member } from "../../../../api/tds/source/members.ts";

const MEMBERS: Member[] = (["Clare", "Mayo", "Kerry"] as const).map((constituency) => ({
  code: `${constituency}.D.1`,
  name: `Ann of ${constituency}`,
  party: "Independent",
  constituency,
}));

/** A refresher of a source that always answers, with a clock and the number of reads. */
function createWorld() {
  const world = { at: Date.parse("2026-11-20T10:00:00Z"), memberReads: 0 };
  const refresher = createRefresher({
    source: {
      members: async () => {
        world.memberReads++;
        return ok(MEMBERS);
      },
      constituencies: async () => ok(["Clare", "Mayo", "Kerry"]),
      address: async ({ code }) => ok({ email: `${code}@oireachtas.ie`, dropped: [] }),
    },
    store: async () => ok(undefined),
    signal: new AbortController().signal,
    log: createLog("error", () => {}),
    now: () => new Date(world.at),
    elapsedMs: () => world.at,
    random: () => 0,
  });
  return { world, refresher };
}

describe("the member list", () => {
  it("is read again after ten minutes, and not before", async () => {
    const { world, refresher } = createWorld();
    await refresher.refresh("Clare");
    world.at += 600_000 - 1;
    await refresher.refresh("Mayo");
    expect(world.memberReads).toBe(1);
    world.at += 1;
    await refresher.refresh("Kerry");
    expect(world.memberReads).toBe(2);
  });
});
