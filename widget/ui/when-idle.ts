/** Runs a task when the browser is idle, or after 200 ms in a browser that does not report this. */
export function whenIdle(run: () => void): void {
  // Without a limit, a page that moves without pause may never call back.
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 200);
}
