import { isSupported } from "../../widget/theme/browser-floor.ts";

/** Runs a task after the first paint, with which it would compete; at once in a tab that is not shown. */
export function afterFirstPaint(run: () => void): void {
  if (document.visibilityState === "hidden") run();
  // A frame is painted after its callbacks, and before a timer that one of them sets.
  else requestAnimationFrame(() => setTimeout(run));
}

const MAX_IDLE_WAIT_MS = 1_000;

/** Loads the element after the first paint, when the browser is idle, or after a second. */
export function loadElementWhenIdle(): void {
  const load = () => void loadElement().catch(askToReload);
  afterFirstPaint(() => {
    // Without a limit, the browser may never call back on a page that paints nothing more.
    if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: MAX_IDLE_WAIT_MS });
    else setTimeout(load);
  });
}

/** Defines `<bia-contact-td>` by the built file, else by its source. Where that fails, its light child stays. */
export async function loadElement(): Promise<unknown> {
  if (!isSupported()) return;
  return typeof __ELEMENT_URL__ === "undefined"
    ? import("../../widget/define.ts")
    : import(/* @vite-ignore */ __ELEMENT_URL__);
}

/** Says that a script of the page is missing, and offers to reload, by a script that servers of any release have. */
export function askToReload(reason: unknown): void {
  console.error(reason);
  const script = "/missing-script.js";
  import(/* @vite-ignore */ script).catch(console.error);
}
