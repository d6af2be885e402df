import { CONSTITUENCIES } from "../../../api/contract/constituencies.ts";
import { LANGUAGES, localPath } from "../../../api/contract/language.ts";
import { validPartner } from "../../../api/contract/partner-name.ts";
import { constituenciesIn, constituencyName } from "../../../api/words/irish-names.ts";
import { nameOf, providersIn } from "../../../widget/domain/providers.ts";
import { COLOURS } from "../../../widget/theme/all-colours.ts";
import { usePage, useTexts } from "../../page/shown-page.ts";
import { FormattedText } from "../../parts/FormattedText.tsx";
import { ColourField, PartnerField, PartnerForm } from "../../parts/PartnerForm.tsx";
import { SegmentedControl } from "../../parts/SegmentedControl.tsx";
import { LOOK_IDS, LOOKS } from "./look-presets.ts";
import type { Settings } from "./settings.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

const THEMES = ["light", "dark", "auto"] as const;

/** The names of the languages, each in its own. */
const LANGUAGE_NAMES = { en: "English", ga: "Gaeilge" } as const;

/** The value for an element in the language of the page around it. */
const OF_PAGE = "page";

interface SettingsFormProps {
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}

/** The settings that a partner can change, and the link to the kit with the partner id. */
export function SettingsForm({ settings, onChange }: SettingsFormProps) {
  const { partner, provider, theme, look, accent, language, constituency } = settings;
  const { controls, looks } = useTexts({ en, ga });
  const { campaign, language: page } = usePage();
  const valid = validPartner(partner);
  const colours = campaign.colours?.urgent ?? COLOURS.urgent;
  return (
    <PartnerForm title={controls.title}>
      <div>
        <PartnerField value={partner} onChange={(value) => onChange({ partner: value })} />
        <a href={`${localPath("/kit", page)}${valid ? `?partner=${valid}` : ""}`}>{controls.kit}</a>
      </div>
      <label>
        {controls.look}
        <select
          value={look ?? ""}
          onChange={({ target }) =>
            onChange({ look: LOOK_IDS.find((id) => id === target.value) ?? null })
          }
        >
          <option value="">{controls.lookDefault}</option>
          {LOOK_IDS.map((id) => (
            <option key={id} value={id}>
              {looks[id]}
            </option>
          ))}
        </select>
      </label>
      <SegmentedControl
        title={controls.theme}
        options={THEMES.map((value) => ({ value, name: controls.themes[value] }))}
        value={theme}
        onChange={(value) => onChange({ theme: value })}
      />
      <ColourField
        label={controls.accent}
        value={accent}
        usual={
          look === null
            ? colours[theme === "dark" ? "dark" : "light"]
            : LOOKS[look].properties["--bia-accent"]
        }
        onChange={(value) => onChange({ accent: value })}
      />
      <SegmentedControl
        title={controls.provider}
        options={providersIn("toggle").map((value) => ({ value, name: nameOf(value, page) }))}
        value={provider}
        onChange={(value) => onChange({ provider: value })}
      />
      <div>
        <SegmentedControl
          title={controls.language}
          options={[
            { value: OF_PAGE, name: controls.languageOfPage },
            ...LANGUAGES.map((value) => ({ value, name: LANGUAGE_NAMES[value] })),
          ]}
          value={language ?? OF_PAGE}
          onChange={(value) => onChange({ language: value === OF_PAGE ? null : value })}
        />
        <p>
          <FormattedText text={controls.languageHint} />
        </p>
      </div>
      <label>
        {controls.constituency}
        <select
          value={constituency ?? ""}
          onChange={({ target }) =>
            onChange({ constituency: CONSTITUENCIES.find((name) => name === target.value) ?? null })
          }
        >
          <option value="">{controls.constituencyNone}</option>
          {constituenciesIn(page).map((value) => (
            <option key={value} value={value}>
              {constituencyName(value, page)}
            </option>
          ))}
        </select>
      </label>
    </PartnerForm>
  );
}
