/** Whether a query failed because its connection could not be made, was lost or was closed. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  // The driver's own codes, those of the system, and those of Node's streams and TLS.
  return /^(?:CONNECT|E[A-Z]+(?:_[A-Z]+)?$|ERR_S)/.test(String(error.code));
}

/** Whether a query failed because the disk of the database is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isFull = "code" in error && error.code === "53100";
  return isFull || /no space left on device/i.test(error.message);
}
