import { useState } from "react";
import styled from "styled-components";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { headIn, usePage, useTexts } from "../../page/shown-page.ts";
import { usePublicOrigin } from "../../page/use-public-origin.ts";
import { Workbench } from "../../parts/PartnerForm.tsx";
import { PosterHeader } from "../../parts/PosterHeader.tsx";
import { PrintedReport } from "../../parts/report.ts";
import { MEDIUM, WIDE } from "../../style/layout.ts";
import { BillPostingArt } from "./BillPostingArt.tsx";
import { IntegrationNotes, RecordedData } from "./IntegrationNotes.tsx";
import { Preview } from "./Preview.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { Snippet } from "./Snippet.tsx";
import { DEFAULT_SETTINGS, type Settings, updateSettings } from "./settings.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Returns the page's metadata. */
export const headOf = headIn({ en, ga });

/** `/embed`: the page for partners, who configure, preview and copy the HTML of the element here. */
export function Page() {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  const origin = usePublicOrigin();
  const { campaign } = usePage();
  const { hero, builder } = useTexts({ en, ga });
  const change = (part: Partial<Settings>) => setSettings((before) => updateSettings(before, part));
  return (
    <>
      <PrintedReport />
      <HeroPoster title={hero.title} lead={hero.lead(campaign.nameInText)}>
        <HeroArt />
      </HeroPoster>
      <EmbedBench aria-label={builder}>
        <SettingsForm settings={settings} onChange={change} />
        <Snippet origin={origin} settings={settings} />
        <Preview settings={settings} />
      </EmbedBench>
      <IntegrationNotes origin={origin} />
      <RecordedData />
    </>
  );
}

const HeroPoster = styled(PosterHeader)`
  --tall: 31rem;
  --lead: min(47cqi, 13rem);
  ${MEDIUM} {
    --tall: 36rem;
  }
  ${WIDE} {
    --tall: clamp(30rem, 36cqi, 38rem);
    --top: ${SPACE.l};
    --headline: clamp(7rem, 11.4cqi, 10.5rem);
    --lead: 31rem;
  }
`;

const HeroArt = styled(BillPostingArt)`
  inset-block-start: 9rem;
  inset-inline-end: -10rem;
  inline-size: 28rem;
  ${MEDIUM} {
    inset-block-start: 7rem;
    inset-inline-end: -8rem;
    inline-size: 36rem;
  }
  ${WIDE} {
    inset-block-start: -4.25rem;
    inset-inline-end: 0;
    inline-size: clamp(32rem, 44cqi, 42rem);
  }
`;

/* The code and the preview are beside the form. */
const EmbedBench = styled(Workbench)`
  ${WIDE} {
    > :first-child {
      grid-row: span 2;
    }
  }
`;
