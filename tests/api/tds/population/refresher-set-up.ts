import { CONSTITUENCIES, type Constituency } from "../../../../api/contract/constituencies.ts";
import { fail, ok, type Result } from "../../../../api/contract/result.ts";
import { createRefresher } from "../../../../api/tds/population/refresh.ts";
import type { TdRow } from "../../../../api/tds/population/td-store.ts";
import type { Member } from "../../../../api/tds/source/members.ts";
import type { RequestOptions } from "../../../../api/tds/source/source-client.ts";
import type { SourceFailure } from "../../../../api/tds/source/source-failure.ts";
import { emailOf, rowsOf, memberOf as sittingMember, rowOf as tdRowOf } from "../../../td.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** The time of the clock at the start of a test. */
export const START = Date.parse("2026-11-20T10:00:00Z");

/** A failure of the source with this code. */
export const failureOf = (code: SourceFailure["code"]) => ({ code, path: "/x", detail: "y" });

/** A sitting member. */
export const memberOf = (constituency: Constituency, name = `Ann of ${constituency}`) =>
  sittingMember(name, { constituency });
/** The row of a member that is read at `START`. */
export const rowOf = ({ name, code, constituency }: Member) =>
  tdRowOf(name, { code, constituency, updated_at: new Date(START) });

/** A refresher with a clock. The rest of the fakes is what its source answers, and what it did. */
export function setUp({ random = 0 } = {}) {
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
    options: new Set<RequestOptions>(),
    stored: [] as [Constituency, readonly TdRow[], Date][],
    /** The reasons of the failures that were reported. */
    reported: [] as string[],
    /** How often the end of all failures was reported. */
    ends: 0,
  };
  const refresher = createRefresher({
    source: {
      members: (options) => {
        fakes.memberReads++;
        fakes.options.add(options);
        return fakes.members();
      },
      address: async ({ name }, options) => {
        fakes.addressReads++;
        fakes.options.add(options);
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
