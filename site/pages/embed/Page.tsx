import { useState } from "react";
import styled from "styled-components";
import { validPartner } from "../../../api/contract/names.ts";
import { SegmentedControl } from "../../../widget/components/SegmentedControl.tsx";
import { nameOf, TOGGLE_PROVIDERS } from "../../../widget/domain/providers.ts";
import { COLOURS, colour } from "../../../widget/theme/tokens.ts";
import { CodeLines, CopiedCode, CopyControl } from "../../components/CopiedCode.tsx";
import { Fold } from "../../components/Fold.tsx";
import { FormattedText } from "../../components/FormattedText.tsx";
import {
  BenchTitle,
  ColourField,
  ConstituencyField,
  PartnerField,
  PartnerForm,
  Workbench,
} from "../../components/PartnerForm.tsx";
import { PrintedReport } from "../../components/report.ts";
import { headIn, usePage, usePublicOrigin, useWording } from "../../document/shown-page.ts";
import { linkTo } from "../../routes.ts";
import { target, WIDE } from "../../style/layout.ts";
import { SIZE } from "../../style/type.ts";
import { formatEmbedCode } from "./embed-code.ts";
import { Preview } from "./Preview.tsx";
import { Places, RecordedData, Reference } from "./Reference.tsx";
import { DEFAULT_SETTINGS, type EmbedSettings, THEMES } from "./settings.ts";
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

/** The settings that a partner can change: two that everyone sees, and more in a fold. */
export function SettingsForm(props: {
  settings: EmbedSettings;
  onChange: (change: Partial<EmbedSettings>) => void;
}) {
  const { settings, onChange } = props;
  const { partner, provider, theme, accent, language, constituency } = settings;
  const { controls } = useWording({ en, ga });
  const { campaign, language: page } = usePage();
  const colours = campaign.colours?.urgent ?? COLOURS.urgent;
  return (
    <PartnerForm title={controls.title}>
      <PartnerField value={partner} onChange={(value) => onChange({ partner: value })} />
      <label>
        {controls.look}
        <select
          value={theme}
          onChange={({ target }) =>
            onChange({ theme: THEMES.find((name) => name === target.value) ?? "page" })
          }
        >
          {THEMES.map((name) => (
            <option key={name} value={name}>
              {controls.looks[name]}
            </option>
          ))}
        </select>
      </label>
      <Fold title={controls.more}>
        <ColourField
          label={controls.accent}
          value={accent}
          usual={colours[theme === "dark" ? "dark" : "light"]}
          onChange={(value) => onChange({ accent: value })}
        />
        <SegmentedControl
          title={controls.provider}
          options={TOGGLE_PROVIDERS.map((value) => ({ value, name: nameOf(value, page) }))}
          value={provider}
          onChange={(value) => onChange({ provider: value })}
        />
        <div>
          <SegmentedControl
            title={controls.language}
            options={[
              { value: "page", name: controls.languageOfPage },
              { value: "en", name: "English" },
              { value: "ga", name: "Gaeilge" },
            ]}
            value={language ?? "page"}
            onChange={(value) => onChange({ language: value === "page" ? null : value })}
          />
          <p>
            <FormattedText text={controls.languageHint} />
          </p>
        </div>
        <ConstituencyField
          none={controls.constituencyNone}
          value={constituency}
          onChange={(value) => onChange({ constituency: value })}
        />
      </Fold>
    </PartnerForm>
  );
}
