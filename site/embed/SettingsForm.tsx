import styled from "styled-components";
import { CONSTITUENCIES } from "../../api/contract/constituencies.ts";
import { contrastRatio, readableTextOn } from "../../widget/theme/contrast.ts";
import { BUTTON_TEXT, COLOURS, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { MEDIUM, WIDE } from "../kit/layout.ts";
import { SegmentedControl } from "../kit/SegmentedControl.tsx";
import { display, SIZE } from "../kit/type.ts";
import { fieldStyle, TextButton } from "./fields.ts";
import { LOOK_IDS, LOOKS } from "./look-presets.ts";
import { PartnerField } from "./PartnerField.tsx";
import type { Settings } from "./settings.ts";
import { CONTROLS } from "./words.ts";

interface SettingsFormProps {
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}

/** The settings that a partner can change. */
export function SettingsForm({ settings, onChange }: SettingsFormProps) {
  const { provider, theme, look, constituency } = settings;
  return (
    <FormGrid onSubmit={(event) => event.preventDefault()}>
      <FormTitle>{CONTROLS.title}</FormTitle>
      <PartnerField settings={settings} onChange={onChange} />
      <label>
        {CONTROLS.look}
        <select
          value={look ?? ""}
          onChange={({ target }) =>
            onChange({ look: LOOK_IDS.find((id) => id === target.value) ?? null })
          }
        >
          <option value="">{CONTROLS.lookDefault}</option>
          {LOOK_IDS.map((id) => (
            <option key={id} value={id}>
              {LOOKS[id].name}
            </option>
          ))}
        </select>
      </label>
      <SegmentedControl
        title={CONTROLS.theme}
        options={CONTROLS.themes}
        value={theme}
        onChange={(value) => onChange({ theme: value })}
      />
      <AccentField settings={settings} onChange={onChange} />
      <SegmentedControl
        title={CONTROLS.provider}
        options={CONTROLS.providers}
        value={provider}
        onChange={(value) => onChange({ provider: value })}
      />
      <label>
        {CONTROLS.constituency}
        <select
          value={constituency ?? ""}
          onChange={({ target }) =>
            onChange({ constituency: CONSTITUENCIES.find((name) => name === target.value) ?? null })
          }
        >
          <option value="">{CONTROLS.constituencyNone}</option>
          {CONSTITUENCIES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    </FormGrid>
  );
}

/** The field for the send button's colour, with the contrast of its text. */
function AccentField({ settings, onChange }: SettingsFormProps) {
  const { accent, look, theme } = settings;
  const lookAccent = look === null ? null : LOOKS[look].properties["--bia-accent"];
  const current = accent ?? lookAccent ?? COLOURS.urgent[theme === "dark" ? "dark" : "light"];
  const text = readableTextOn(current);
  return (
    <div>
      <label>
        {CONTROLS.accent}
        <input
          type="color"
          value={current.toLowerCase()}
          onChange={({ target }) => onChange({ accent: target.value })}
        />
      </label>
      <p role="status">
        {accent === null ? null : (
          <>
            {CONTROLS.accentText[text](contrastRatio(BUTTON_TEXT[text], accent).toFixed(1))}{" "}
            <TextButton type="button" onClick={() => onChange({ accent: null })}>
              {CONTROLS.accentReset}
            </TextButton>
          </>
        )}
      </p>
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
    gap: ${SPACE.xs};
    font-weight: 700;
  }
  input,
  select {
    ${fieldStyle}
  }
  input[type="color"] {
    inline-size: 100%;
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
  @media (scripting: none), print {
    display: none;
  }
`;

const FormTitle = styled.h2`
  ${display}
  font-size: ${SIZE.title};
  color: inherit;
`;
