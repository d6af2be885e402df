import { useState } from "react";
import styled from "styled-components";
import { validPartner } from "../../../api/contract/names.ts";
import { colour } from "../../../widget/theme/tokens.ts";
import { CodeLines, CopiedCode, CopyControl } from "../../components/CopiedCode.tsx";
import { BenchTitle, Workbench } from "../../components/PartnerForm.tsx";
import { PrintedReport } from "../../components/report.ts";
import { headIn, usePage, usePublicOrigin, useWording } from "../../document/shown-page.ts";
import { linkTo } from "../../routes.ts";
import { target, WIDE } from "../../style/layout.ts";
import { SIZE } from "../../style/type.ts";
import { formatEmbedCode } from "./embed-code.ts";
import { Preview } from "./Preview.tsx";
import { Places, RecordedData, Reference } from "./Reference.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { DEFAULT_SETTINGS, type EmbedSettings } from "./settings.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

Page.headOf = headIn({ en, ga });

export function Page() {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  const origin = usePublicOrigin();
  const page = usePage();
  const { hero, builder, snippet } = useWording({ en, ga });
  const change = (part: Partial<EmbedSettings>) =>
    setSettings((before) => ({ ...before, ...part }));
  const partner = validPartner(settings.partner);
  const kit = `${linkTo("/kit", page.language)}${partner ? `?partner=${partner}` : ""}`;
  return (
    <>
      <PrintedReport />
      <EmbedBench aria-label={builder}>
        <BenchTitle title={hero.title} lead={hero.lead(page.campaign.nameInText)} />
        <SettingsForm settings={settings} onChange={change} />
        <CopiedCode
          code={formatEmbedCode(origin, settings, page)}
          copy={snippet.copy}
          copied={snippet.copied}
          variant="primary"
        />
        <Preview settings={settings} />
        <SmallPrint>
          {snippet.plain} <a href={kit}>{snippet.kit}</a>
        </SmallPrint>
      </EmbedBench>
      <Places origin={origin} settings={settings} />
      <RecordedData />
      <Reference origin={origin} />
    </>
  );
}

const SmallPrint = styled.p`
  order: 1;
  max-inline-size: 36rem;
  font-size: ${SIZE.small};
  a {
    ${target}
    color: inherit;
    font-weight: 700;
  }
  ${WIDE} {
    grid-column: 2;
  }
`;

/* The code stands below the preview, so that the first view has the form, the button and the preview. */
const EmbedBench = styled(Workbench)`
  ${CodeLines} {
    order: 1;
    font-size: ${SIZE.small};
    @media (prefers-color-scheme: dark), (forced-colors: active) {
      border-color: ${colour("rule")};
    }
  }
  ${CopyControl} {
    font-size: ${SIZE.small};
    > div,
    button {
      inline-size: 100%;
    }
  }
  ${WIDE} {
    grid-template: auto auto 1fr / 22rem minmax(0, 1fr);
    ${CodeLines} {
      grid-column: 2;
    }
  }
`;
