import type { Cancel, Effects } from "./effects.ts";

/** Creates the timers and listeners of a store, which can be cancelled together. */
export function createScheduler(effects: Pick<Effects, "after">) {
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
    /** Calls `onTimeout` after `ms`, or `onSign` if a sign that an app opened comes first. */
    unless(
      sign: (run: () => void) => Cancel,
      ms: number,
      onTimeout: () => void,
      onSign?: () => void,
    ) {
      const cancelSign = track(sign, () => {
        cancelTimer();
        onSign?.();
      });
      const cancelTimer = after(ms, () => {
        cancelSign();
        onTimeout();
      });
    },
    cancelAll() {
      for (const cancel of [...pending]) cancel();
    },
  };
}
