import { createRoot } from "react-dom/client";
import type { Language } from "../../../../api/contract/language.ts";
import { ok } from "../../../../api/contract/result.ts";
import type { ShownCampaign } from "../../../../widget/domain/campaign.ts";
import { stillEffects } from "../../../../widget/effects/effects.ts";
import { createOnDemandFiles } from "../../../../widget/effects/on-demand-files.ts";
import { ContactContext } from "../../../../widget/state/contact-context.ts";
import { createContactStore } from "../../../../widget/state/contact-store.ts";
import { ThemedContactTd } from "../../../../widget/ui/ContactTd.tsx";

const INVENTED = ["Ann Example", "Seán Ó Sampla"];

/** Every constituency has two invented TDs, and copying works. */
const PREVIEW_EFFECTS = stillEffects({
  files: createOnDemandFiles(),
  lookup: async (constituency) => {
    const tds = INVENTED.map((name, id) => ({
      name,
      email: `${id}@oireachtas.example`,
      constituency,
    }));
    return ok({ tds, asOf: new Date().toISOString(), source: "stored" });
  },
  copy: (text) =>
    navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    ),
});

/** An element that is mounted as a preview. */
export type MountedElement = {
  show: (campaign: ShownCampaign) => void;
  /** Shows the element's texts in a language. */
  setLanguage: (language: Language) => void;
  unmount: () => void;
};

/**
 * Mounts the element's own component in `host`, with a store and effects that send and record
 * nothing. The element of partners' pages takes its campaign only from its server and cannot show a
 * draft.
 */
export function mountElement(host: HTMLElement): MountedElement {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const store = createContactStore(PREVIEW_EFFECTS, {
    theme: "auto",
    lang: "en",
    campaignUrl: new URL("/", document.baseURI).href,
  });
  // A separate React root, so that no event of the element reaches the handlers of the form.
  const root = createRoot(shadow);
  root.render(
    <ContactContext value={store}>
      <ThemedContactTd root={shadow} />
    </ContactContext>,
  );
  store.actions.choose("Dublin Central", "initial-attribute");
  return {
    show: (campaign) => store.api.setState({ campaign }),
    setLanguage: (language) => void store.actions.setLanguage(language),
    unmount: () => {
      store.actions.cancelPending();
      // React refuses to unmount a root while it renders another one.
      queueMicrotask(() => root.unmount());
    },
  };
}
