import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { LANGUAGES, type Language } from "../../../../api/contract/language.ts";
import { shownLanguage, textsIn } from "../../../../widget/domain/campaign.ts";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { BrowserFrame } from "../../../embed/BrowserFrame.tsx";
import { SegmentedControl } from "../../../kit/SegmentedControl.tsx";
import { FAMILY, SIZE } from "../../../kit/type.ts";
import { PanelHeading } from "../../admin/panels.tsx";
import type { FormValues } from "../form-values.ts";
import { PREVIEW_WORDS } from "../form-words.ts";
import { languageName } from "../words.ts";
import type { MountedElement } from "./mount-element.tsx";
import { shownDraft } from "./shown-draft.ts";

/** Time without a change after which the preview shows the draft. */
const PAUSE_MS = 250;

/** The element with the draft. It updates while staff type, and sends and counts nothing. */
export function ElementPreview({ values }: { values: FormValues }) {
  const host = useRef<HTMLDivElement>(null);
  const [element, setElement] = useState<MountedElement | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [language, setLanguage] = useState<Language>("en");
  const settled = useSettled(values);
  const shown = shownDraft(settled);

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
    const campaign = shownDraft(settled);
    // While the draft lacks a field, the previous one stays.
    if (campaign !== null) element?.show(campaign);
  }, [element, settled]);
  useEffect(() => element?.setLanguage(language), [element, language]);

  return (
    <PreviewSection aria-label={PREVIEW_WORDS.title}>
      <PanelHeading>{PREVIEW_WORDS.title}</PanelHeading>
      <p>{PREVIEW_WORDS.note}</p>
      <SegmentedControl
        title={PREVIEW_WORDS.language}
        options={LANGUAGES.map((value) => ({ value, name: languageName(value) }))}
        value={language}
        onChange={setLanguage}
      />
      <BrowserFrame address={PREVIEW_WORDS.address}>
        <PartnerPage tabIndex={0} role="group" aria-label={PREVIEW_WORDS.element}>
          <Host ref={host}>
            <p>{PREVIEW_WORDS.lightChild}</p>
          </Host>
        </PartnerPage>
      </BrowserFrame>
      {isFailed && <p role="alert">{PREVIEW_WORDS.notLoaded}</p>}
      {shown !== null && shown.shownInstead === null && (
        <p>
          <strong>{PREVIEW_WORDS.caption}</strong>{" "}
          <span lang={shownLanguage(shown, language)}>
            {textsIn(shown, language).caption.replace("{page}", PREVIEW_WORDS.page)}
          </span>
        </p>
      )}
    </PreviewSection>
  );
}

/** Returns the value once it has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const PreviewSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.m};
  min-inline-size: 0;
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
