import type { Cancel, Effects } from "../effects/effects.ts";

/** Timers and listeners that a store has arranged, so that none outlives it. */
export type Arranged = {
  after: (ms: number, run: () => void) => Cancel;
  /**
   * Runs `late` after `ms`, unless the page goes to the background first: then
   * an app has taken over, and `hidden` runs instead, at once.
   */
  unlessHidden: (ms: number, late: () => void, hidden?: () => void) => void;
  cancelAll: () => void;
};

/** Wraps the timer effects so that everything pending can be taken back at once. */
export function createArranged(effects: Pick<Effects, "after" | "onceHidden">): Arranged {
  const pending = new Set<Cancel>();

  function keep(arrange: (run: () => void) => Cancel, run: () => void): Cancel {
    const cancel = () => {
      pending.delete(cancel);
      take();
    };
    const take = arrange(() => {
      pending.delete(cancel);
      run();
    });
    pending.add(cancel);
    return cancel;
  }

  const after = (ms: number, run: () => void) => keep((done) => effects.after(ms, done), run);

  return {
    after,
    unlessHidden(ms, late, hidden) {
      const cancelHidden = keep(effects.onceHidden, () => {
        cancelLate();
        hidden?.();
      });
      const cancelLate = after(ms, () => {
        cancelHidden();
        late();
      });
    },
    cancelAll() {
      for (const cancel of [...pending]) cancel();
    },
  };
}
