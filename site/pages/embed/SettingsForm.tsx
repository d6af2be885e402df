import { LANGUAGES } from "../../../api/contract/language.ts";
import { SegmentedControl } from "../../../widget/components/SegmentedControl.tsx";
import { nameOf, TOGGLE_PROVIDERS } from "../../../widget/domain/providers.ts";
import { COLOURS } from "../../../widget/theme/tokens.ts";
import { Fold } from "../../components/Fold.tsx";
import { FormattedText } from "../../components/FormattedText.tsx";
import {
  ColourField,
  ConstituencyField,
  PartnerField,
  PartnerForm,
} from "../../components/PartnerForm.tsx";
import { usePage, useWording } from "../../document/shown-page.ts";
import { type EmbedSettings, THEMES } from "./settings.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

const LANGUAGE_NAMES = { en: "English", ga: "Gaeilge" } as const;

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
              ...LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] })),
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
