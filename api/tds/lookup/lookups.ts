import { type Constituency, currentConstituencies } from "../../contract/constituencies.ts";
import type { LookupErrorCode } from "../../contract/messages.ts";
import { withTimeout } from "../../db/with-timeout.ts";
import type { Answer } from "../../http/answer.ts";
import type { Log } from "../../observe/log.ts";
import type { Refresher } from "./refresh.ts";
import { failedLookup, liveAnswer, type TdIndex, tdIndex } from "./td-index.ts";
import type { TdRow } from "./td-store.ts";

/** The answer to a lookup; a promise only where nothing is stored. */
export type LookupAnswers = {
  get: (choice: Constituency) => Answer | Promise<Answer> | undefined;
};

/** Lookups that keep themselves fresh. */
export type Lookups = {
  get: (choice: Constituency) => Answer | Promise<Answer>;
  /** Reads the stored rows anew; lookups go over to them all at once. */
  reload: () => Promise<void>;
  index: () => TdIndex;
};

export type LookupDeps = {
  read: () => Promise<TdRow[]>;
  refresher: Refresher;
  maxAgeMs: number;
  /** Whether all TDs are being read anew just now, so that old ones need no refresh of their own. */
  isPopulating: () => boolean;
  log: Log;
  now: () => Date;
};

/** How long a visitor waits for the source; less than the element waits for the answer. */
const WAIT_MS = 7_000;
const RETRY_MS = 1_000;

/**
 * Answers lookups from memory. What is older than `maxAgeMs` is answered at
 * once and read anew behind it; only where nothing is stored does a lookup
 * wait for the source.
 */
export async function openLookups(deps: LookupDeps): Promise<Lookups> {
  const { read, refresher, maxAgeMs, isPopulating, log, now } = deps;
  let index = tdIndex(await read());
  let reloading: Promise<void> | null = null;
  let askedAgain = false;
  /** Until when, in milliseconds of the clock, a choice is not looked at for its age. */
  const freshUntil = new Map<Constituency, number>();

  const isOld = (seat: Constituency) => {
    const checkedAt = index.checkedAtByConstituency.get(seat);
    return checkedAt === undefined || now().getTime() - checkedAt.getTime() > maxAgeMs;
  };

  const readAll = async (): Promise<void> => {
    do {
      askedAgain = false;
      const rows = await read();
      index = tdIndex(rows);
      freshUntil.clear();
    } while (askedAgain);
  };
  const reload = (): Promise<void> => {
    askedAgain = true;
    reloading ??= readAll()
      .catch((error: unknown) => {
        log.warn(`The stored TDs could not be read anew: ${error}`);
        setTimeout(reload, RETRY_MS).unref();
      })
      .finally(() => {
        reloading = null;
      });
    return reloading;
  };

  /** Looks after the old seats of a choice behind its answer, and when to look again. */
  const refreshStale = (choice: Constituency, at: number) => {
    const seats = currentConstituencies(choice);
    const old = seats.filter(isOld);
    if (old.length > 0 && !isPopulating()) for (const seat of old) void refresher.refresh(seat);
    const ages = seats.map(
      (seat) => (index.checkedAtByConstituency.get(seat)?.getTime() ?? 0) + maxAgeMs,
    );
    const waits = old.map(refresher.notBefore);
    freshUntil.set(
      choice,
      Math.max(at + RETRY_MS, old.length > 0 ? Math.min(...waits) : Math.min(...ages)),
    );
  };

  const live = async (choice: Constituency): Promise<Answer> => {
    const asked = Promise.all(currentConstituencies(choice).map(refresher.refresh));
    const refreshed = await withTimeout(asked, WAIT_MS);
    const outcomes = refreshed.ok ? refreshed.value : [];
    const rows = outcomes.flatMap((outcome) => (outcome.ok ? outcome.value : []));
    if (rows.length > 0) return liveAnswer(rows);
    const failure = outcomes.find((outcome) => !outcome.ok);
    const code: LookupErrorCode = failure && !failure.ok ? failure.failure : "not-fetched";
    return failedLookup(code);
  };

  return {
    get: (choice) => {
      const answer = index.answers.get(choice);
      if (answer === undefined || answer.status !== 200) return live(choice);
      const at = now().getTime();
      if (at >= (freshUntil.get(choice) ?? 0)) refreshStale(choice, at);
      return answer;
    },
    reload,
    index: () => index,
  };
}
