import { withTimeout } from "../db/availability.ts";

/** What was read, and when its query began. */
export type Recent<Value> = { value: Value; readAt: Date };

const READ_TIMEOUT_MS = 5_000;

/**
 * Creates the memory of what a public answer is made of. `read` is called at most once every
 * `refreshMs`, and only when somebody asks. Instead of what is older than `maxMs`, the caller waits
 * for the next one, which is null while the database is away.
 */
export function createRecent<Value>(
  read: () => Promise<Value>,
  { refreshMs, maxMs }: { refreshMs: number; maxMs: number },
  now: () => Date,
): () => Promise<Recent<Value> | null> {
  let known: Recent<Value> | null = null;
  let reading: Promise<Recent<Value> | null> | null = null;

  const refresh = async () => {
    const readAt = now();
    const done = await withTimeout(read(), READ_TIMEOUT_MS);
    reading = null;
    if (!done.ok) return null;
    known = { value: done.value, readAt };
    return known;
  };

  return async () => {
    const sinceMs = known === null ? -1 : now().getTime() - known.readAt.getTime();
    // A negative age means that the clock was set back; the age is then unknown.
    const ageMs = sinceMs < 0 ? Number.POSITIVE_INFINITY : sinceMs;
    if (ageMs >= refreshMs) reading ??= refresh();
    return ageMs < maxMs ? known : reading;
  };
}
