import type { Constituency } from "../../contract/constituencies.ts";
import type { LookupErrorCode } from "../../contract/messages.ts";
import { fail, ok, type Result } from "../../contract/result.ts";
import type { Log } from "../../observe/log.ts";
import type { Member } from "../source/members.ts";
import type { Source } from "../source/source.ts";
import type { RequestPriority } from "../source/source-client.ts";
import { type SourceFailure, sourceMessage } from "../source/source-failure.ts";
import { createBackOff } from "./back-off.ts";
import type { TdRow } from "./td-store.ts";

/** What the source came to for one constituency. */
export type Refreshed = Result<TdRow[], LookupErrorCode>;

/** Reads the TDs of one constituency anew. */
export type Refresher = {
  /**
   * Joins the refresh of that constituency that is under way, or starts one;
   * where one failed lately, answers that failure and asks nobody.
   */
  refresh: (seat: Constituency) => Promise<Refreshed>;
  /** Before when, in milliseconds of the clock, another refresh would not start. */
  notBefore: (seat: Constituency) => number;
};

export type RefreshDeps = {
  source: Source;
  /** Stores what was read, or answers in words why it did not. */
  store: (
    seat: Constituency,
    rows: readonly TdRow[],
    readAt: Date,
  ) => Promise<Result<void, string>>;
  signal: AbortSignal;
  log: Log;
  now: () => Date;
  random: () => number;
};

/** The list of members serves every constituency for so long. */
const MEMBERS_MS = 600_000;
/** At least this between two refreshes of one constituency, whatever the first came to. */
const LEAST_MS = 300_000;
const MEMBERS_BACK_OFF = { firstMs: 60_000, mostMs: 3_600_000 };
const SEAT_BACK_OFF = { firstMs: LEAST_MS, mostMs: 6 * 3_600_000 };

type Seat = {
  underWay: Promise<Refreshed> | null;
  last: Refreshed;
  notBefore: number;
  backOff: () => number;
};

/**
 * Makes the one thing in a process that refreshes constituencies. However many
 * ask, a constituency is read once at a time and the list of members once in
 * ten minutes; failures put off the next try by ever longer.
 */
export function createRefresher(deps: RefreshDeps): Refresher {
  const { source, store, signal, log, now, random } = deps;
  const asking: RequestPriority = { signal, urgent: true };
  const at = () => now().getTime();
  const seats = new Map<Constituency, Seat>();
  let list: { until: number; read: Promise<Result<Member[], SourceFailure>> } | null = null;
  let membersBackOff = createBackOff(MEMBERS_BACK_OFF, random);

  const members = () => {
    if (list !== null && at() < list.until) return list.read;
    const read = source.members(asking).then((members) => {
      if (members.ok) membersBackOff = createBackOff(MEMBERS_BACK_OFF, random);
      else {
        mine.until = at() + membersBackOff();
        if (!signal.aborted) log.warn(`TDs cannot be refreshed: ${sourceMessage(members.failure)}`);
      }
      return members;
    });
    const mine = { until: at() + MEMBERS_MS, read };
    list = mine;
    return read;
  };

  const read = async (seat: Constituency): Promise<Refreshed> => {
    const readAt = now();
    const listed = await members();
    if (!listed.ok) return fail(codeOf(listed.failure));
    const sitting = listed.value.filter(({ constituency }) => constituency === seat);
    const addresses = await Promise.all(sitting.map((member) => source.address(member, asking)));
    const rows: TdRow[] = [];
    for (const [index, address] of addresses.entries()) {
      const member = sitting[index];
      if (!address.ok) {
        if (!signal.aborted) {
          log.warn(`${seat} cannot be refreshed: ${sourceMessage(address.failure)}`);
        }
        return fail(codeOf(address.failure));
      }
      const { email } = address.value;
      if (member === undefined || email === null) continue;
      const { name, party } = member;
      rows.push({ name, email, party, constituency: seat, updated_at: readAt });
    }
    if (rows.length === 0) return fail("not-scraped");
    const stored = await store(seat, rows, readAt);
    if (!stored.ok) log.warn(`${seat} was read anew and not stored: ${stored.failure}`);
    return ok(rows);
  };

  const start = (seat: Constituency, known: Seat | undefined): Promise<Refreshed> => {
    const state: Seat = known ?? {
      underWay: null,
      last: fail("not-fetched"),
      notBefore: 0,
      backOff: createBackOff(SEAT_BACK_OFF, random),
    };
    seats.set(seat, state);
    state.underWay = read(seat)
      .catch((error: unknown): Refreshed => {
        log.warn(`${seat} cannot be refreshed: ${error}`);
        return fail("not-connected");
      })
      .then((refreshed) => {
        state.underWay = null;
        state.last = refreshed;
        if (refreshed.ok) state.backOff = createBackOff(SEAT_BACK_OFF, random);
        state.notBefore = at() + (refreshed.ok ? LEAST_MS : state.backOff());
        return refreshed;
      });
    return state.underWay;
  };

  return {
    refresh: (seat) => {
      const known = seats.get(seat);
      if (known?.underWay) return known.underWay;
      if (known !== undefined && at() < known.notBefore) return Promise.resolve(known.last);
      return start(seat, known);
    },
    notBefore: (seat) => seats.get(seat)?.notBefore ?? 0,
  };
}

/** The specification's code of a failure: what was got and could not be read, or not got at all. */
function codeOf({ code }: SourceFailure): LookupErrorCode {
  return code === "unreadable" ? "not-scraped" : "not-fetched";
}
