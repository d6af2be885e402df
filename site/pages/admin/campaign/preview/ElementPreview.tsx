import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import styled from "styled-components";
import { fields } from "../../../../../api/contract/json.ts";
import { LANGUAGES, type Language } from "../../../../../api/contract/language.ts";
import { ok } from "../../../../../api/contract/result.ts";
import { ThemedContactTd } from "../../../../../widget/ContactTd.tsx";
import { parseShownCampaign, type ShownCampaign } from "../../../../../widget/domain/campaign.ts";
import { stillEffects } from "../../../../../widget/effects/still-effects.ts";
import { createOnDemandFiles } from "../../../../../widget/on-demand-files.ts";
import { ContactContext } from "../../../../../widget/state/contact-context.ts";
import { createContactStore } from "../../../../../widget/state/contact-store.ts";
import { colour, SPACE } from "../../../../../widget/theme/tokens.ts";
import { BrowserFrame } from "../../../../parts/BrowserFrame.tsx";
import { SegmentedControl } from "../../../../parts/SegmentedControl.tsx";
import { PanelHeading } from "../../../../staff/panels.tsx";
import { FAMILY, SIZE } from "../../../../style/type.ts";
import { documentOf, type FormValues } from "../form-values.ts";
import { languageName } from "../wording.ts";

const INVENTED = ["Ann Example", "Seán Ó Sampla"];

/** Every constituency has two invented TDs, and copying works. */
const PREVIEW_EFFECTS = stillEffects({
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

const newStore = () =>
  createContactStore(PREVIEW_EFFECTS, createOnDemandFiles(), {
    theme: "auto",
    lang: "en",
    campaignUrl: new URL("/", document.baseURI).href,
  });

/**
 * The element's own component with the draft, and with a store that sends and counts nothing. It
 * updates while staff type. The published element shows no draft: its campaign is its server's.
 */
export function ElementPreview({ values }: { values: FormValues }) {
  const [store] = useState(newStore);
  const { actions, api } = store;
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const [language, setLanguage] = useState<Language>("en");
  // Typing comes first: the preview follows when the browser has time.
  const settled = useDeferredValue(values);
  const shown = useMemo(() => shownDraft(settled), [settled]);

  useEffect(() => {
    actions.choose("Dublin Central", "initial-attribute");
    return () => actions.cancelPending();
  }, [actions]);
  useEffect(() => {
    // While the draft lacks a field, the previous one stays.
    if (shown !== null) api.setState({ campaign: shown });
  }, [api, shown]);
  useEffect(() => void actions.setLanguage(language), [actions, language]);

  return (
    <PreviewSection aria-label="Preview">
      <PanelHeading>Preview</PanelHeading>
      <p>
        The real element with your draft, as partners’ pages will show it. It sends and counts
        nothing; the TDs are invented, and location and map are left out. Untick one to see a letter
        to one TD.
      </p>
      <SegmentedControl
        title="Language of the partner’s page"
        options={LANGUAGES.map((value) => ({ value, name: languageName(value) }))}
        value={language}
        onChange={setLanguage}
      />
      <BrowserFrame address="a-partner.ie">
        <PartnerPage tabIndex={0} role="group" aria-label="The element with your draft">
          <Host
            ref={(host) => {
              if (host !== null) setRoot(host.shadowRoot ?? host.attachShadow({ mode: "open" }));
            }}
          >
            <p>Visitors of a partner’s page see the link that the page has inside the element.</p>
          </Host>
          {root !== null &&
            createPortal(
              <ContactContext value={store}>
                <ThemedContactTd root={root} />
              </ContactContext>,
              root,
            )}
        </PartnerPage>
      </BrowserFrame>
    </PreviewSection>
  );
}

/** Returns the draft as the element would parse it once it is published; null when a field is missing. */
function shownDraft(values: FormValues): ShownCampaign | null {
  const { state, texts, facts } = fields(documentOf(values));
  return parseShownCampaign({ state, texts, facts });
}

const PreviewSection = styled.section`
  display: grid;
  gap: ${SPACE.m};
  font-size: ${SIZE.small};
  overflow-wrap: anywhere;
  /* Where there is room beside the form, the preview stays in view while the form is scrolled. */
  @media (min-width: 75rem) {
    position: sticky;
    inset-block-start: ${SPACE.l};
  }
`;

const PartnerPage = styled.div`
  background: ${colour("paperRaised")};
  @media (min-width: 75rem) {
    max-block-size: max(20rem, calc(100vh - 16rem));
    overflow-y: auto;
  }
`;

const Host = styled.div`
  --bia-paper: ${colour("paperRaised")};
  --bia-font: ${FAMILY.text};
  --bia-font-display: ${FAMILY.display};
  /* The element inherits the font width. Only the display face has a width axis. */
  font-stretch: 75%;
  > p {
    padding: ${SPACE.l};
  }
`;
