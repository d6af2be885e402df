import styled from "styled-components";
import { CONSTITUENCIES } from "../../api/contract/constituencies.ts";
import { constituenciesIn, constituencyName } from "../../api/contract/irish-names.ts";
import { LANGUAGES, localPath } from "../../api/contract/language.ts";
import { nameOf, providersIn } from "../../widget/domain/providers.ts";
import { COLOURS } from "../../widget/theme/all-colours.ts";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { FormattedText } from "../kit/FormattedText.tsx";
import { fieldStyle } from "../kit/field-style.ts";
import { MEDIUM, WIDE } from "../kit/layout.ts";
import { SegmentedControl } from "../kit/SegmentedControl.tsx";
import { TextField } from "../kit/TextField.tsx";
import { display, SIZE } from "../kit/type.ts";
import { usePage, useTexts } from "../shown-page.ts";
import { LOOK_IDS, LOOKS } from "./look-presets.ts";
import { hasInvalidPartner, type Settings, validPartner } from "./settings.ts";
import { scriptedOnly, TextButton } from "./styles.ts";
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

/** The settings that a partner can change. */
export function SettingsForm({ settings, onChange }: SettingsFormProps) {
  const { provider, theme, look, language, constituency } = settings;
  const { controls, looks } = useTexts({ en, ga });
  const { language: page } = usePage();
  return (
    <FormGrid onSubmit={(event) => event.preventDefault()}>
      <FormTitle>{controls.title}</FormTitle>
      <PartnerField settings={settings} onChange={onChange} />
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
      <AccentField settings={settings} onChange={onChange} />
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
    </FormGrid>
  );
}

/** The field for the partner id, and the link to the kit with it. */
function PartnerField({ settings, onChange }: SettingsFormProps) {
  const { controls } = useTexts({ en, ga });
  const { language } = usePage();
  const partner = validPartner(settings);
  return (
    <div>
      <TextField
        label={controls.partner}
        value={settings.partner}
        placeholder={controls.partnerExample}
        hint={controls.partnerHint}
        error={hasInvalidPartner(settings) ? controls.partnerInvalid : null}
        onChange={(value) => onChange({ partner: value })}
      />
      <KitLink href={`${localPath("/kit", language)}${partner ? `?partner=${partner}` : ""}`}>
        {controls.kit}
      </KitLink>
    </div>
  );
}

/** The field for the send button's colour. */
function AccentField({ settings, onChange }: SettingsFormProps) {
  const { accent, look, theme } = settings;
  const lookAccent = look === null ? null : LOOKS[look].properties["--bia-accent"];
  const { controls } = useTexts({ en, ga });
  const { campaign } = usePage();
  const usual = campaign.colours?.urgent ?? COLOURS.urgent;
  const current = accent ?? lookAccent ?? usual[theme === "dark" ? "dark" : "light"];
  return (
    <div>
      <label>
        {controls.accent}
        <input
          type="color"
          value={current.toLowerCase()}
          onChange={({ target }) => onChange({ accent: target.value })}
        />
      </label>
      {accent === null ? null : (
        <TextButton type="button" onClick={() => onChange({ accent: null })}>
          {controls.accentReset}
        </TextButton>
      )}
    </div>
  );
}

const FormGrid = styled.form`
  display: grid;
  align-content: start;
  gap: ${SPACE.l};
  font-size: ${SIZE.small};
  label {
    display: grid;
    align-content: start;
    gap: ${SPACE.xs};
    font-weight: 700;
  }
  input,
  select {
    ${fieldStyle}
    inline-size: 100%;
    min-inline-size: 0;
    background: ${colour("paperRaised")};
    font-weight: 400;
  }
  ::placeholder {
    color: ${colour("inkSoft")};
    opacity: 1;
  }
  input[type="color"] {
    min-block-size: ${TARGET_SIZE};
    padding: ${SPACE.xs};
    cursor: pointer;
  }
  p:not(:empty) {
    margin-block-start: ${SPACE.xs};
  }
  ${MEDIUM} {
    grid-template-columns: 1fr 1fr;
    column-gap: ${SPACE.xl};
    > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
  ${WIDE} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${scriptedOnly}
`;

const FormTitle = styled.h2`
  ${display}
  font-size: ${SIZE.title};
  color: inherit;
`;

const KitLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${TARGET_SIZE};
  color: inherit;
  font-weight: 700;
`;
