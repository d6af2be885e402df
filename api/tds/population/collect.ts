import { currentConstituencies, isConstituency } from "../../contract/constituencies.ts";
import type { PopulationProgress } from "../../contract/population.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import type { PublishedContact } from "../source/contact-pages.ts";
import type { Member } from "../source/members.ts";
import type { Source } from "../source/source.ts";
import { formatSourceFailure, type SourceFailure } from "../source/source-client.ts";

/** A sitting member with their published address, or the reason why their page could not be read. */
export type CollectedMember = Member & { address: PublishedContact | { unreached: string } };

type CollectFailure = { code: SourceFailure["code"]; reason: string; unreached: number };

/** More than the client's concurrency, so that a retry delay of one member blocks no other member. */
const CONCURRENCY = 4;
/** Above this share of unreadable addresses, the source counts as unavailable. */
const MAX_UNREACHED_SHARE = 0.1;

/** Reads every sitting member with address, by constituency. Fails with the reason, also when the signal aborts. */
export async function collect(
  source: Source,
  signal: AbortSignal,
  onProgress: (progress: PopulationProgress) => void,
): Promise<Result<CollectedMember[], string>> {
  const sitting = await source.members(signal);
  if (!sitting.ok) return fail(formatSourceFailure(sitting.failure));
  for (const { name, constituency } of sitting.value) {
    if (!isConstituency(constituency) || currentConstituencies(constituency)[0] !== constituency)
      return fail(`${name} is of an unknown constituency, ${constituency}`);
  }
  const collected = await collectAddresses(source, sitting.value, signal, onProgress);
  if (collected.ok) return collected;
  const { code, reason, unreached } = collected.failure;
  const summary = `The addresses of ${unreached} members could not be read; the last reason: ${reason}`;
  return fail(code === "aborted" ? reason : summary);
}

/** Reads the addresses, sorted by constituency. Fails when over a tenth cannot be read or the signal aborts. */
export async function collectAddresses(
  source: Pick<Source, "address">,
  members: readonly Member[],
  signal: AbortSignal,
  onProgress: (progress: PopulationProgress) => void = () => {},
): Promise<Result<CollectedMember[], CollectFailure>> {
  const sitting = [...members].sort(
    (a, b) => a.constituency.localeCompare(b.constituency) || a.name.localeCompare(b.name),
  );
  const collected: CollectedMember[] = [];
  let found = 0;
  let unreached = 0;
  let failure: CollectFailure | null = null;
  onProgress({ done: 0, total: sitting.length, constituency: "", found });
  // The readers share one iterator: each takes the next member.
  const remaining = sitting.values();
  const readAddresses = async () => {
    for (const member of remaining) {
      const { constituency } = member;
      // The source composes the fadas of a code in one answer and not in another.
      const details = { ...member, code: member.code.normalize("NFC") };
      const contact = await source.address(member, signal);
      if (failure !== null) return;
      if (contact.ok) {
        if (contact.value.email !== null) found++;
        collected.push({ ...details, address: contact.value });
      } else {
        const reason = formatSourceFailure(contact.failure);
        const { code } = contact.failure;
        unreached++;
        if (unreached > MAX_UNREACHED_SHARE * sitting.length || code === "aborted") {
          failure = { code, reason, unreached };
          return;
        }
        collected.push({ ...details, address: { unreached: reason } });
      }
      onProgress({ done: collected.length, total: sitting.length, constituency, found });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, readAddresses));
  return failure === null ? ok(collected) : fail(failure);
}
