import styled from "styled-components";
import { localPath } from "../../api/contract/language.ts";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { scriptedOnly } from "../embed/styles.ts";
import { fieldStyle } from "../kit/field-style.ts";
import { SegmentedControl } from "../kit/SegmentedControl.tsx";
import { TextField } from "../kit/TextField.tsx";
import { display, SIZE } from "../kit/type.ts";
import { usePage, useTexts } from "../shown-page.ts";
import { groundOf, LOOK_IDS } from "./looks.ts";
import { PIECE_IDS, PIECES, type PieceId, sizeOf } from "./pieces.ts";
import { colourOf, isNoColour, type KitSettings, kitQuery, partnerOf } from "./settings.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

interface KitFormProps {
  settings: KitSettings;
  /** False until the script answers, so that nothing is pressed in vain. */
  isReady?: boolean;
  onChange: (change: Partial<KitSettings>) => void;
  chosen: PieceId;
  onChoose: (id: PieceId) => void;
}

/** What partners set: their name, the piece, its look, their colours and the language. */
export function KitForm(props: KitFormProps) {
  const { settings, isReady = true, onChange, chosen, onChoose } = props;
  const wording = useTexts({ en, ga });
  const { language } = usePage();
  const other = language === "en" ? "ga" : "en";
  const { partner, look } = settings;
  const isInvalid = partner.trim() !== "" && partnerOf(settings) === undefined;
  return (
    <SettingsGrid inert={!isReady} onSubmit={(event) => event.preventDefault()}>
      <h2>{wording.settings}</h2>
      <TextField
        label={wording.partner}
        value={partner}
        hint={wording.partnerHint}
        error={isInvalid ? wording.partnerInvalid : null}
        onChange={(value) => onChange({ partner: value })}
      />
      <PieceList>
        <legend>{wording.pieces}</legend>
        {PIECE_IDS.map((id) => (
          <label key={id}>
            <input
              type="radio"
              name="piece"
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <SizePicture id={id} />
            <span>
              {wording.names[id]} <small>{sizeOf(PIECES[id])}</small>
            </span>
          </label>
        ))}
      </PieceList>
      <SegmentedControl
        title={wording.look}
        options={LOOK_IDS.map((value) => ({ value, name: wording.looks[value] }))}
        value={look}
        onChange={(value) => onChange({ look: value })}
      />
      {look === "mono" ? (
        <p>{wording.noColours}</p>
      ) : (
        (["first", "second"] as const).map((name) => (
          <ColourField
            key={name}
            label={wording[name]}
            value={settings[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))
      )}
      <a lang={other} href={`${localPath("/kit", other)}${kitQuery(settings)}`}>
        {wording.otherLanguage}
      </a>
    </SettingsGrid>
  );
}

/** The outline of a piece, at the scale of its kind. */
function SizePicture({ id }: { id: PieceId }) {
  const { kind, width, height } = PIECES[id];
  const scale = (kind === "print" ? 420 : 1920) / 36;
  const [wide, tall] = [width / scale, height / scale];
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d={`M${20 - wide / 2} ${20 - tall / 2}h${wide}v${tall}h${-wide}z`} />
    </svg>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field for a colour, which says what is wrong with it and what becomes of it. */
function ColourField({ label, value, onChange }: FieldProps) {
  const wording = useTexts({ en, ga });
  const valid = colourOf(value);
  const isCorrected = valid !== undefined && groundOf(valid).isCorrected;
  return (
    <TextField
      label={label}
      value={value}
      hint={isCorrected ? wording.colourCorrected : wording.colourHint}
      error={isNoColour(value) ? wording.colourInvalid : null}
      onChange={onChange}
    />
  );
}

const SettingsGrid = styled.form`
  display: grid;
  align-content: start;
  gap: ${SPACE.l};
  font-size: ${SIZE.small};
  h2 {
    ${display}
    font-size: ${SIZE.title};
  }
  label,
  legend {
    font-weight: 700;
  }
  > div > label {
    display: grid;
    gap: ${SPACE.xs};
  }
  > div > label > input {
    ${fieldStyle}
    inline-size: 100%;
    min-inline-size: 0;
    background: ${colour("paperRaised")};
    font-weight: 400;
  }
  p:not(:empty) {
    margin-block-start: ${SPACE.xs};
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
    font-weight: 700;
  }
  ${scriptedOnly}
`;

const PieceList = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  margin: 0;
  padding: 0;
  border: 0;
  label {
    display: flex;
    align-items: center;
    gap: ${SPACE.s};
    min-block-size: ${TARGET_SIZE};
    padding-inline: ${SPACE.s};
    cursor: pointer;
  }
  label:has(:checked) {
    background: ${colour("inkGround")};
    color: ${colour("onDark")};
  }
  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${colour("marigold")};
  }
  svg {
    flex: none;
    inline-size: 2.25rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
  }
  small {
    font-size: inherit;
    font-weight: 400;
    white-space: nowrap;
  }
`;
