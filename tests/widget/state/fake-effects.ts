import type { Constituency } from "../../../api/contract/constituencies.ts";
import type { Result } from "../../../api/contract/result.ts";
import type { Device } from "../../../widget/domain/compose-links.ts";
import type { ElementEvents } from "../../../widget/domain/element-event.ts";
import type { Provider } from "../../../widget/domain/email-draft.ts";
import type { Found, LookupFailure } from "../../../widget/domain/lookup.ts";
import type { Cancel, Effects } from "../../../widget/effects/effects.ts";

type Answer = Result<Found, LookupFailure>;

/** A lookup that waits to be answered. */
export type Pending = {
  constituency: Constituency;
  signal: AbortSignal;
  answer: (with_: Answer) => Promise<void>;
};

/** A world a store can be put into: its clock stands still until it is moved. */
export function fakeEffects(device: Device = "desktop") {
  let now = 0;
  const timers = new Map<object, { at: number; run: () => void }>();
  const hidden = new Set<() => void>();
  const lookups: Pending[] = [];
  const opened: { href: string; target: "self" | "blank" | "app" }[] = [];
  const events: { type: keyof ElementEvents; detail: ElementEvents[keyof ElementEvents] }[] = [];
  const recorded: Provider[] = [];
  const copied: string[] = [];
  const world = { windows: true, clipboard: true, today: 6 as number | null };

  const effects: Effects = {
    device: () => device,
    lookup: (constituency, signal) =>
      new Promise((resolve) => {
        const answer = async (with_: Answer) => {
          resolve(with_);
          await Promise.resolve();
          await Promise.resolve();
        };
        lookups.push({ constituency, signal, answer });
      }),
    open(href, target) {
      opened.push({ href, target });
      return target === "self" || world.windows;
    },
    openApp: (href) => opened.push({ href, target: "app" }),
    after(ms, run): Cancel {
      const key = {};
      timers.set(key, { at: now + ms, run });
      return () => timers.delete(key);
    },
    onceHidden(run): Cancel {
      const once = () => {
        hidden.delete(once);
        run();
      };
      hidden.add(once);
      return () => hidden.delete(once);
    },
    async copy(text) {
      if (world.clipboard) copied.push(text);
      return world.clipboard;
    },
    record: (provider) => recorded.push(provider),
    countToday: async () => world.today,
    emit: (type, detail) => events.push({ type, detail }),
  };

  return {
    effects,
    world,
    lookups,
    opened,
    events,
    recorded,
    copied,
    /** Lets `ms` pass, running what falls due in its order. */
    pass(ms: number): void {
      const until = now + ms;
      for (;;) {
        const due = [...timers]
          .filter(([, { at }]) => at <= until)
          .sort(([, a], [, b]) => a.at - b.at)[0];
        if (due === undefined) break;
        timers.delete(due[0]);
        now = due[1].at;
        due[1].run();
      }
      now = until;
    },
    /** Another app or tab takes over the screen. */
    hide(): void {
      for (const run of [...hidden]) run();
    },
    /** How many timers and listeners are arranged. */
    pending: () => timers.size + hidden.size,
  };
}
