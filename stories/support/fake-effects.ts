import { fail, ok } from "../../api/contract/result.ts";
import type { ElementEvents } from "../../widget/domain/element-events.ts";
import { type Effects, stillEffects } from "../../widget/effects/effects.ts";
import { AS_OF, inventedTds } from "./invented-tds.ts";
import type { Scenario } from "./scenario.ts";

/** The number of letters that other supporters opened today. */
export const ACTIONS_TODAY = 128;

/** Fake effects, a record of their calls, and a control for their timers. */
export type FakeEffects = {
  effects: Effects;
  /** The addresses that were opened in a window or passed to an app. */
  openedUrls: string[];
  copiedTexts: string[];
  emittedEvents: (keyof ElementEvents)[];
  /** Runs all pending timers now, so that tests do not wait. */
  runTimers: () => void;
};

/**
 * Creates the product's `Effects` without a browser: nothing is fetched, opened or
 * copied. Timers run in real time unless `runTimers` is called.
 *
 * @param log receives each call, for the Actions panel
 */
export function createFakeEffects(
  scenario: Scenario,
  log: (name: string, detail: unknown) => void,
): FakeEffects {
  const pendingTimers = new Map<number, () => void>();
  const record: Omit<FakeEffects, "effects"> = {
    openedUrls: [],
    copiedTexts: [],
    emittedEvents: [],
    runTimers() {
      for (const [timer, run] of [...pendingTimers]) {
        window.clearTimeout(timer);
        pendingTimers.delete(timer);
        run();
      }
    },
  };
  const { failure } = scenario;
  const effects = stillEffects({
    files: {
      find: async () =>
        failure === "search unavailable" ? null : import("../../widget/find/find.ts"),
      share: () => import("../../widget/share/share.ts"),
      irish: () => import("../../widget/domain/wording/ga.ts"),
    },
    device: () => scenario.device,
    lookup(constituency) {
      if (failure === "lookup pending") return new Promise(() => {});
      if (failure === "lookup unreachable") return Promise.resolve(fail({ code: "unreachable" }));
      if (failure === "lookup answered") {
        return Promise.resolve(fail({ code: "answered", message: null }));
      }
      const tds = inventedTds(scenario.tds, constituency);
      return Promise.resolve(ok({ tds, asOf: AS_OF, source: "stored" }));
    },
    open(href, target) {
      log("open", href);
      record.openedUrls.push(href);
      if (failure === "nothing opens") return false;
      return target === "self" || failure !== "windows blocked";
    },
    openApp(href) {
      log("open app", href);
      record.openedUrls.push(href);
    },
    after(ms, run) {
      const timer = window.setTimeout(() => {
        pendingTimers.delete(timer);
        run();
      }, ms);
      pendingTimers.set(timer, run);
      return () => {
        window.clearTimeout(timer);
        pendingTimers.delete(timer);
      };
    },
    recordLetterOpened: (provider, personalised) =>
      log("count a letter", { provider, personalised }),
    fetchLettersToday: async () => (failure === "count unknown" ? null : ACTIONS_TODAY),
    async copy(text) {
      if (failure === "copying refused") return false;
      log("copy", text);
      record.copiedTexts.push(text);
      return true;
    },
    emit(type, detail) {
      log(type, detail);
      record.emittedEvents.push(type);
    },
  });
  return { ...record, effects };
}
