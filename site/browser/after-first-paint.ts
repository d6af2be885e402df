/**
 * Runs a task when the page's first content is on the screen, so that what the task loads does not
 * compete with the first view. In a tab that is not shown, where nothing is painted, it runs at once.
 */
export function afterFirstPaint(run: () => void): void {
  if (document.visibilityState === "hidden") run();
  // A frame is painted after its callbacks, and before a timer that one of them sets.
  else requestAnimationFrame(() => setTimeout(run));
}

const MAX_IDLE_WAIT_MS = 1_000;

/** Runs a task when the browser is idle, or after a second. */
export function whenIdle(run: () => void): void {
  // Without a limit, the browser may never call back on a page that paints nothing more.
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: MAX_IDLE_WAIT_MS });
  else setTimeout(run);
}
