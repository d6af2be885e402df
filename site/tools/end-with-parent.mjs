const CHECK_EVERY_MS = 500;

/**
 * Ends this process as a `SIGTERM` does when npm, which started it, is gone. npm passes a signal on
 * to its shell only, so the server would go on and keep its port.
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
