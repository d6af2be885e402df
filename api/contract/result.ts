/** The result of an operation that can be expected to fail: a value, or a failure. */
export type Result<T, Failure> = { ok: true; value: T } | { ok: false; failure: Failure };

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

export function fail<const Failure>(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure };
}
