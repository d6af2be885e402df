/** Longest wait for the report of the first paint. */
const MAX_PAINT_WAIT_MS = 1_000;

/** Longest wait for the browser to be idle. */
const MAX_IDLE_WAIT_MS = 1_000;

/**
 * Runs a task when the page's first content is on the screen, so that what the task loads does not
 * compete with the first view. In a tab that is not shown, nothing is painted: the task runs at
 * once. It also runs when the browser reports no paint within a second.
 */
export function afterFirstPaint(run: () => void): void {
  if (document.visibilityState === "hidden") {
    run();
    return;
  }
  const finish = () => {
    clearTimeout(timer);
    observer.disconnect();
    run();
  };
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length > 0) finish();
  });
  const timer = setTimeout(finish, MAX_PAINT_WAIT_MS);
  observer.observe({ type: "paint", buffered: true });
}

/** Runs a task when the browser is idle, or after a second. */
export function whenIdle(run: () => void): void {
  // Without a limit, the browser may never call back on a page that paints nothing more.
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: MAX_IDLE_WAIT_MS });
  else setTimeout(run);
}
