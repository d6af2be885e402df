import { ok } from "../../../../api/contract/result.ts";
import type { Td } from "../../../../api/contract/td.ts";
import type { Effects } from "../../../../widget/effects/effects.ts";

const INVENTED_TD = { name: "An example TD", email: "td@oireachtas.example" } as const;

/**
 * Returns the effects of a preview. They send no request, open no mail window and record no event.
 * Every constituency has one invented TD. Timers and copying work.
 */
export function previewEffects(): Effects {
  return {
    files: {
      find: async () => null,
      share: async () => null,
      irish: () => import("../../../../widget/domain/wording/ga.ts").catch(() => null),
    },
    device: () => "desktop",
    lookup: async (constituency) => {
      const tds: Td[] = [{ ...INVENTED_TD, constituency }];
      return ok({ tds, asOf: new Date().toISOString(), source: "stored" });
    },
    open: () => true,
    openApp: () => {},
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    onceHidden: () => () => {},
    recordLetterOpened: () => {},
    readOwnWords: () => null,
    keepOwnWords: () => {},
    onOwnWordsKept: () => () => {},
    fetchCampaign: async () => null,
    fetchLettersToday: async () => null,
    copy: (text) =>
      navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      ),
    emit: () => {},
  };
}
