import { fail, ok, type Result } from "../contract/result.ts";

/**
 * Returns the value of `promise`, or the reason why it rejected or did not settle within
 * `timeoutMs`. A query on a dead connection can otherwise take minutes to reject.
 */
export function withTimeout<T>(
  promise: Promise<T>,
  timeoutMs = 8_000,
): Promise<Result<T, { reason: unknown }>> {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => resolve(fail({ reason: `timed out after ${timeoutMs} ms` })),
      timeoutMs,
    );
    promise
      .then(
        (value) => resolve(ok(value)),
        (reason: unknown) => resolve(fail({ reason })),
      )
      .finally(() => clearTimeout(timer));
  });
}
