import { fail } from "../../api/contract/result.ts";
import type { Effects } from "../../widget/state/contact-state.ts";

/**
 * Returns effects that use no network, open no window and count nothing, for stories and tests. Timers run; a lookup finds no TDs, and nothing else has a result.
 *
 * @param observed the effects that the caller observes or replaces
 */
export function stillEffects(observed: Partial<Effects>): Effects {
  const none = async () => null;
  return {
    device: () => "desktop",
    appBrowser: () => null,
    lookup: async () => fail({ code: "unreachable" }),
    open: () => true,
    openApp: () => {},
    mayOpen: () => true,
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    onceAppShown: () => () => {},
    onceMailShown: () => () => {},
    countLetter: () => {},
    countCall: () => {},
    readOwnWords: () => null,
    keepOwnWords: () => {},
    readChoice: () => null,
    isReturn: () => false,
    keepChoice: () => {},
    onKept: () => () => {},
    fetchCampaign: none,
    fetchActionCount: none,
    copy: async () => true,
    emit: () => {},
    ...observed,
  };
}
