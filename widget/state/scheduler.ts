import type { Cancel, Effects } from "./effects.ts";

/** Returns the timers and listeners of a store, which can all be cancelled together. */
export function createScheduler(effects: Pick<Effects, "after" | "onceHidden">) {
  const pending = new Set<Cancel>();

  function track(start: (run: () => void) => Cancel, run: () => void): Cancel {
    const cancel = () => {
      pending.delete(cancel);
      stop();
    };
    const stop = start(() => {
      pending.delete(cancel);
      run();
    });
    pending.add(cancel);
    return cancel;
  }

  const after = (ms: number, run: () => void) => track((done) => effects.after(ms, done), run);

  return {
    /** Calls `run` once after `ms`. */
    after,
    /** Calls `onTimeout` after `ms`, or `onHidden` if the page is hidden first by an app that opens. */
    unlessHidden(ms: number, onTimeout: () => void, onHidden?: () => void) {
      const cancelHidden = track(effects.onceHidden, () => {
        cancelTimer();
        onHidden?.();
      });
      const cancelTimer = after(ms, () => {
        cancelHidden();
        onTimeout();
      });
    },
    cancelAll() {
      for (const cancel of [...pending]) cancel();
    },
  };
}
