import type { PopulationProgress } from "../../contract/population.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import type { Source } from "../source/source.ts";
import type { RequestPriority } from "../source/source-client.ts";
import { sourceMessage } from "../source/source-failure.ts";
import type { Found } from "./plan.ts";

/** Members looked for together: more than the client asks at a time, so that one who waits to be tried again holds up nobody. */
const TOGETHER = 4;
/** Where more than this share cannot be looked for, the source is away and is let be. */
const MOST_UNREACHED = 0.1;

/**
 * Reads every sitting member and their address from the source, constituency
 * by constituency, telling how far it is. Fails, in words, when the source is
 * away or was not waited for.
 */
export async function collect(
  source: Source,
  asking: RequestPriority,
  tell: (progress: PopulationProgress) => void,
): Promise<Result<Found[], string>> {
  const [members, constituencies] = await Promise.all([
    source.members(asking),
    source.constituencies(asking),
  ]);
  for (const read of [members, constituencies]) {
    if (!read.ok) return fail(sourceMessage(read.failure));
  }
  if (!members.ok || !constituencies.ok) return fail("");
  const sitting = [...members.value].sort(
    (a, b) => compare(a.constituency, b.constituency) || compare(a.name, b.name),
  );
  const unnamed = sitting.find(({ constituency }) => !constituencies.value.includes(constituency));
  if (unnamed !== undefined) {
    return fail(`The source lists no constituency ${unnamed.constituency}, of ${unnamed.name}`);
  }

  const collected: Found[] = [];
  let found = 0;
  let unreached = 0;
  let failure: string | null = null;
  tell({ done: 0, total: sitting.length, constituency: "", found });
  const waiting = sitting.values();
  const lookForAll = async () => {
    for (const member of waiting) {
      const address = await source.address(member, asking);
      if (failure !== null) return;
      if (!address.ok) {
        const reason = sourceMessage(address.failure);
        if (address.failure.code === "aborted") failure = reason;
        if (++unreached > MOST_UNREACHED * sitting.length) {
          failure = `The address of ${unreached} members could not be looked for; the last: ${reason}`;
        }
        if (failure !== null) return;
      } else if (address.value.email !== null) found++;
      const { name, party, constituency } = member;
      collected.push({
        name,
        party,
        constituency,
        address: address.ok ? address.value : { unreached: sourceMessage(address.failure) },
      });
      tell({ done: collected.length, total: sitting.length, constituency, found });
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, lookForAll));
  return failure === null ? ok(collected) : fail(failure);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
