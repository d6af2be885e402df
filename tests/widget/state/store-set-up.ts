import type { Constituency } from "../../../api/contract/constituencies.ts";
import { ok } from "../../../api/contract/result.ts";
import type { Td } from "../../../api/contract/td.ts";
import { createLetterActions } from "../../../widget/answer/letter-actions.ts";
import type { Device } from "../../../widget/domain/providers.ts";
import type { FoundTds } from "../../../widget/effects/effects.ts";
import type { Settings } from "../../../widget/state/contact-state.ts";
import { createContactStore } from "../../../widget/state/contact-store.ts";
import { fakeEffects } from "./fake-effects.ts";

/** Returns an invented TD. */
export const td = (name: string, constituency: Constituency): Td => ({
  name,
  email: `${name.toLowerCase()}@oireachtas.ie`,
  constituency,
});

/** The reply to a lookup of Clare: two invented TDs. */
export const CLARE: FoundTds = {
  tds: [td("Crowe", "Clare"), td("Dooley", "Clare")],
  asOf: "2026-07-19T00:00:00.000Z",
  source: "stored",
};

export const SETTINGS: Settings = {
  theme: "light",
  lang: "en",
  campaignUrl: "https://campaign.example/",
};

/** Returns a new store on fake effects: its actions, its state, and what it did. */
export function setUp(device?: Device) {
  const fake = fakeEffects(device);
  const store = createContactStore(fake.effects, SETTINGS);
  const { api, actions } = store;
  /** Returns the code of the notice that is shown, if one is. */
  const notices = () => {
    const { toast } = api.getState();
    return toast === null ? [] : [toast.notice.code];
  };
  const types = () => fake.events.map(({ type }) => type);
  return {
    ...fake,
    ...actions,
    ...createLetterActions(store),
    store,
    state: api.getState,
    notices,
    types,
  };
}

/** Returns a new store that has found the TDs of Clare. */
export async function setUpWithClare(device?: Device) {
  const store = setUp(device);
  store.choose("Clare");
  await store.lookups[0]?.reply(ok(CLARE));
  return store;
}
