/** An outcome that is expected to fail at times: a value, or a failure with its code. */
export type Result<T, Failure> = { ok: true; value: T } | { ok: false; failure: Failure };

/** A success. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** A failure. */
export function fail<Failure>(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure };
}
