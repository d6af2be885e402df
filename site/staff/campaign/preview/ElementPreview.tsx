import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { fields } from "../../../../api/contract/json.ts";
import { LANGUAGES, type Language } from "../../../../api/contract/language.ts";
import { parseShownCampaign, type ShownCampaign } from "../../../../widget/domain/campaign.ts";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { BrowserFrame } from "../../../embed/BrowserFrame.tsx";
import { SegmentedControl } from "../../../kit/SegmentedControl.tsx";
import { FAMILY, SIZE } from "../../../kit/type.ts";
import { PanelHeading } from "../../panels.tsx";
import { documentOf, type FormValues } from "../form-values.ts";
import { languageName } from "../wording.ts";
import type { MountedElement } from "./mount-element.tsx";

/** The element with the draft. It updates while staff type, and sends and counts nothing. */
export function ElementPreview({ values }: { values: FormValues }) {
  const host = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<MountedElement | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [language, setLanguage] = useState<Language>("en");
  // Typing comes first: the preview follows when the browser has time.
  const settled = useDeferredValue(values);
  const shown = useMemo(() => shownDraft(settled), [settled]);

  useEffect(() => {
    let mounted: MountedElement | null = null;
    let isGone = false;
    import("./mount-element.tsx").then(
      ({ mountElement }) => {
        if (isGone || host.current === null) return;
        mounted = mountElement(host.current);
        setElement(mounted);
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      mounted?.unmount();
    };
  }, []);
  useEffect(() => {
    // While the draft lacks a field, the previous one stays.
    if (shown !== null) element?.show(shown);
  }, [element, shown]);
  useEffect(() => element?.setLanguage(language), [element, language]);

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
          <Host ref={host}>
            <p>Visitors of a partner’s page see the link that the page has inside the element.</p>
          </Host>
        </PartnerPage>
      </BrowserFrame>
      {isFailed && <p role="alert">The preview could not be loaded. Reload the page to see it.</p>}
    </PreviewSection>
  );
}

/**
 * Returns the campaign that the element would show if the draft were published, parsed as the
 * element parses the server's answer; null when a field is missing.
 */
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
