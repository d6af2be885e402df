const CHECK_EVERY_MS = 500;

/**
 * Ends this process as a `SIGTERM` does when npm, which started it, has ended. npm forwards a
 * signal only to its shell, so the server would otherwise continue and keep its port.
 */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, CHECK_EVERY_MS);
  timer.unref();
}
