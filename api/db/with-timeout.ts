import { fail, ok, type Result } from "../contract/result.ts";

/**
 * What `asked` comes to, if it comes within `patienceMs`: its value, or why
 * not. A connection that went silent would otherwise be waited for for minutes.
 */
export function withTimeout<T>(
  asked: Promise<T>,
  patienceMs: number,
): Promise<Result<T, { reason: unknown }>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(fail({ reason: "It took too long" })), patienceMs);
    asked
      .then(
        (value) => resolve(ok(value)),
        (reason: unknown) => resolve(fail({ reason })),
      )
      .finally(() => clearTimeout(timer));
  });
}
