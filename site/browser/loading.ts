import { isSupported } from "../../widget/theme/browser-floor.ts";

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

/**
 * Loads the element when the page has been painted and the browser is idle, or after a second. One
 * that cannot be loaded leaves its light child, which works without scripts.
 */
export function loadElementWhenIdle(): void {
  const load = () => void loadElement().catch(askToReload);
  afterFirstPaint(() => {
    // Without a limit, the browser may never call back on a page that paints nothing more.
    if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: MAX_IDLE_WAIT_MS });
    else setTimeout(load);
  });
}

/**
 * Defines `<bia-contact-td>` on this page: in a build by the file that partners' pages load, else
 * by its source. Rejects when the script cannot be loaded; the element's light child then stays, as
 * it does in a browser that is too old.
 */
export async function loadElement(): Promise<unknown> {
  if (!isSupported()) return;
  return typeof __ELEMENT_URL__ === "undefined"
    ? import("../../widget/define.ts")
    : import(/* @vite-ignore */ __ELEMENT_URL__);
}

/**
 * Says that a script of the page is missing, for example after an update, and offers to reload
 * (`missing-script.ts`). That script has a name without a hash, so that servers of any release
 * have it.
 */
export function askToReload(reason: unknown): void {
  console.error(reason);
  const script = "/missing-script.js";
  import(/* @vite-ignore */ script).catch(console.error);
}
