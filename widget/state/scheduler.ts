import type { Cancel, Effects } from "../effects/effects.ts";

/** The pending timers and listeners of a store, which can all be cancelled together. */
export type Scheduler = {
  /** Calls `run` once after `ms`. */
  after: (ms: number, run: () => void) => Cancel;
  /** Calls `onTimeout` after `ms`, or `onHidden` if the page is hidden first by an app that opens. */
  unlessHidden: (ms: number, onTimeout: () => void, onHidden?: () => void) => void;
  cancelAll: () => void;
};

/** Returns a scheduler that uses the given timer and visibility effects. */
export function createScheduler(effects: Pick<Effects, "after" | "onceHidden">): Scheduler {
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
    after,
    unlessHidden(ms, onTimeout, onHidden) {
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
