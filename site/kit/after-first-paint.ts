/** Longest wait for the browser to be idle. */
const MAX_IDLE_WAIT_MS = 1_000;

/**
 * Runs a task when the page has been painted and the browser is idle, so that what the task loads
 * does not compete with the first view. In a tab that is not shown, nothing is painted: the task
 * runs when the browser is idle.
 */
export function afterFirstPaint(run: () => void): void {
  const runWhenIdle = () => {
    // Without a limit, a page that paints nothing more may never be called back.
    if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: MAX_IDLE_WAIT_MS });
    else setTimeout(run);
  };
  if (document.visibilityState === "hidden") runWhenIdle();
  // A frame's callbacks run before its paint, a task after it.
  else requestAnimationFrame(() => setTimeout(runWhenIdle));
}
