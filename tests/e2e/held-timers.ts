import type { Page } from "@playwright/test";

/**
 * Holds every timer of this length on the pages that `page` opens from now on, so that a slow
 * machine does not miss what ends with it. Returns a function that runs the held timers.
 */
export async function holdTimers(page: Page, ms: number): Promise<() => Promise<void>> {
  await page.addInitScript((heldMs) => {
    const held = new Map<number, TimerHandler>();
    let lastId = 0;
    const { setTimeout: set, clearTimeout: clear } = window;
    Object.assign(window, {
      setTimeout(run: TimerHandler, delay?: number, ...parameters: unknown[]) {
        if (delay !== heldMs) return set(run, delay, ...parameters);
        lastId -= 1;
        held.set(lastId, run);
        return lastId;
      },
      clearTimeout(id?: number) {
        if (!held.delete(id ?? 0)) clear(id);
      },
      runHeldTimers() {
        for (const run of held.values()) if (typeof run === "function") run();
        held.clear();
      },
    });
  }, ms);
  return () => page.evaluate(() => Reflect.get(window, "runHeldTimers")());
}
