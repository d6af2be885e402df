import type { PartnerCountResponse } from "../contract/partner-figures.ts";
import { withTimeout } from "../db/with-timeout.ts";
import {
  type Answer,
  API_HEADERS,
  failedAnswer,
  OPEN_HEADERS,
  plainAnswer,
} from "../http/answer.ts";

/** An older count is neither served nor kept by a cache. */
const MAX_AGE_MS = 60_000;
const READ_TIMEOUT_MS = 5_000;

const UNAVAILABLE = failedAnswer(503, "not-ready", { ...OPEN_HEADERS, "retry-after": "60" });

/**
 * Creates the answers of `GET /api/partner-count`. `read` counts the letters of all partners, at most
 * once a minute and only when one is asked for, so that no script can cause more by many names.
 */
export function createPartnerCounts(
  read: () => Promise<ReadonlyMap<string, number>>,
  now: () => Date,
): (partner: string) => Promise<Answer> {
  let known: { counts: ReadonlyMap<string, number>; readAt: Date } | null = null;
  let reading: Promise<void> | null = null;

  const refresh = async () => {
    // The counts are as old as the start of their query.
    const readAt = now();
    const counted = await withTimeout(read(), READ_TIMEOUT_MS);
    known = counted.ok ? { counts: counted.value, readAt } : null;
    reading = null;
  };
  // A negative age means that the clock was set back; the age is then unknown.
  const ageMs = () => (known === null ? -1 : now().getTime() - known.readAt.getTime());
  const isFresh = () => ageMs() >= 0 && ageMs() < MAX_AGE_MS;

  return async (partner) => {
    if (!isFresh()) {
      reading ??= refresh();
      await reading;
    }
    return known === null ? UNAVAILABLE : answerOf(partner, known, Math.max(0, ageMs()));
  };
}

function answerOf(
  partner: string,
  { counts, readAt }: { counts: ReadonlyMap<string, number>; readAt: Date },
  ageMs: number,
): Answer {
  const body: PartnerCountResponse = {
    success: true,
    partner,
    // Nobody can tell an unknown partner from one without letters.
    count: counts.get(partner) ?? 0,
    as_of: readAt.toISOString(),
  };
  return plainAnswer(200, JSON.stringify(body), {
    ...API_HEADERS,
    ...OPEN_HEADERS,
    "cache-control": `public, max-age=${MAX_AGE_MS / 1000}`,
    // The minute begins when the letters are counted, not when an answer is sent.
    age: `${Math.floor(ageMs / 1000)}`,
  });
}
