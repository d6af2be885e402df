/** Runs a task when the browser is idle, or soon after where it does not say so. */
export function whenIdle(run: () => void): void {
  // Without a limit, a page that moves without pause may never call back.
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 200);
}
