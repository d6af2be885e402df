import styled from "styled-components";
import { CONSTITUENCIES } from "../../api/contract/constituencies.ts";
import { COLOURS, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { MEDIUM, WIDE } from "../kit/layout.ts";
import { SegmentedControl } from "../kit/SegmentedControl.tsx";
import { display, SIZE } from "../kit/type.ts";
import { contrast } from "./contrast.ts";
import { field, LinkLike } from "./fields.ts";
import { readableOn } from "./look-css.ts";
import { BUTTON_TEXT, LOOK_IDS, LOOKS } from "./look-presets.ts";
import { PartnerField } from "./PartnerField.tsx";
import type { Settings } from "./settings.ts";
import { CONTROLS } from "./words.ts";

interface ControlsProps {
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}

/** What a partner may set, the one thing most will set first. */
export function Controls({ settings, onChange }: ControlsProps) {
  const { provider, theme, look, constituency } = settings;
  const words = CONTROLS;
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Title>{words.title}</Title>
      <PartnerField settings={settings} onChange={onChange} />
      <label>
        {words.look}
        <select
          value={look ?? ""}
          onChange={({ target }) =>
            onChange({ look: LOOK_IDS.find((id) => id === target.value) ?? null })
          }
        >
          <option value="">{words.lookOwn}</option>
          {LOOK_IDS.map((id) => (
            <option key={id} value={id}>
              {LOOKS[id].name}
            </option>
          ))}
        </select>
      </label>
      <SegmentedControl
        title={words.theme}
        options={words.themes}
        value={theme}
        onChange={(value) => onChange({ theme: value })}
      />
      <Accent settings={settings} onChange={onChange} />
      <SegmentedControl
        title={words.provider}
        options={words.providers}
        value={provider}
        onChange={(value) => onChange({ provider: value })}
      />
      <label>
        {words.constituency}
        <select
          value={constituency ?? ""}
          onChange={({ target }) =>
            onChange({ constituency: CONSTITUENCIES.find((name) => name === target.value) ?? null })
          }
        >
          <option value="">{words.constituencyNone}</option>
          {CONSTITUENCIES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    </Form>
  );
}

/** The send button's colour, and whether its text can be read on it. */
function Accent({ settings, onChange }: ControlsProps) {
  const { accent, look, theme } = settings;
  const own = look === null ? null : LOOKS[look].properties["--bia-accent"];
  const shown = accent ?? own ?? COLOURS.urgent[theme === "dark" ? "dark" : "light"];
  const text = readableOn(shown);
  return (
    <div>
      <label>
        {CONTROLS.accent}
        <input
          type="color"
          value={shown.toLowerCase()}
          onChange={({ target }) => onChange({ accent: target.value })}
        />
      </label>
      <p role="status">
        {accent === null ? null : (
          <>
            {CONTROLS.accentText[text](contrast(BUTTON_TEXT[text], accent).toFixed(1))}{" "}
            <LinkLike type="button" onClick={() => onChange({ accent: null })}>
              {CONTROLS.accentReset}
            </LinkLike>
          </>
        )}
      </p>
    </div>
  );
}

const Form = styled.form`
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
    ${field}
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

const Title = styled.h2`
  ${display}
  font-size: ${SIZE.title};
  color: inherit;
`;
