/** The result of an operation that can be expected to fail: a value, or a failure with its code. */
export type Result<T, Failure> = { ok: true; value: T } | { ok: false; failure: Failure };

/** Creates a success. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** Creates a failure. */
export function fail<Failure>(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure };
}
