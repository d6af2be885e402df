import { fail, ok } from "../../api/contract/result.ts";
import type { ElementEvents } from "../../widget/domain/element-event.ts";
import type { Effects } from "../../widget/effects/effects.ts";
import type { Scenario } from "./scenario.ts";
import { AS_OF, inventedTds } from "./tds.ts";

/** Letters that others have opened today. */
export const TODAY = 128;

/** What a component did to the world around it, and that world's clock. */
export type World = {
  effects: Effects;
  /** Addresses that were opened, or handed to an app. */
  opened: string[];
  copied: string[];
  emitted: (keyof ElementEvents)[];
  /** Lets everything that waits for its time happen now, so that no test waits. */
  passTime: () => void;
};

/**
 * The product's `Effects` with no browser behind them: nothing is fetched,
 * opened or copied. Time runs as it does for a supporter, until it is passed.
 *
 * @param tell hears what a designer may want to see in the Actions panel
 */
export function createWorld(scenario: Scenario, tell: (what: string, of: unknown) => void): World {
  const waiting = new Map<number, () => void>();
  const hidden = new Set<() => void>();
  const world: Omit<World, "effects"> = {
    opened: [],
    copied: [],
    emitted: [],
    passTime() {
      for (const [timer, run] of [...waiting]) {
        window.clearTimeout(timer);
        waiting.delete(timer);
        run();
      }
    },
  };
  const { failure } = scenario;
  const effects: Effects = {
    device: () => scenario.device,
    lookup(constituency) {
      if (!scenario.answers) return new Promise(() => {});
      if (failure === "lookup unreachable") return Promise.resolve(fail({ code: "unreachable" }));
      if (failure === "lookup answered") {
        return Promise.resolve(fail({ code: "answered", message: null }));
      }
      const tds = inventedTds(scenario.tds, constituency);
      return Promise.resolve(ok({ tds, asOf: AS_OF, source: "stored" }));
    },
    open(href, target) {
      tell("open", href);
      world.opened.push(href);
      return target === "self" || failure !== "windows blocked";
    },
    openApp(href) {
      tell("open app", href);
      world.opened.push(href);
    },
    after(ms, run) {
      const timer = window.setTimeout(() => {
        waiting.delete(timer);
        run();
      }, ms);
      waiting.set(timer, run);
      return () => {
        window.clearTimeout(timer);
        waiting.delete(timer);
      };
    },
    onceHidden(run) {
      hidden.add(run);
      return () => hidden.delete(run);
    },
    record: (provider) => tell("count a letter", provider),
    countToday: async () => (failure === "count unknown" ? null : TODAY),
    async copy(text) {
      if (failure === "copying refused") return false;
      tell("copy", text);
      world.copied.push(text);
      return true;
    },
    emit(type, detail) {
      tell(type, detail);
      world.emitted.push(type);
    },
  };
  return { ...world, effects };
}
