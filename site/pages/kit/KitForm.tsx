import styled from "styled-components";
import { ChoiceLabel } from "../../../widget/components/ChoiceLabel.ts";
import { SegmentedControl } from "../../../widget/components/SegmentedControl.tsx";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import {
  ColourField,
  ConstituencyField,
  PartnerField,
  PartnerForm,
} from "../../components/PartnerForm.tsx";
import { usePage, useWording } from "../../document/shown-page.ts";
import { coloursOf, groundOf, LOOK_IDS } from "./looks.ts";
import { type KitSettings, PIECE_IDS, PIECES, type PieceId, sizeOf } from "./pieces.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

export function KitForm(props: {
  settings: KitSettings;
  onChange: (change: Partial<KitSettings>) => void;
}) {
  const { settings, onChange } = props;
  const wording = useWording({ en, ga });
  const { campaign } = usePage();
  return (
    <PartnerForm title={wording.settings}>
      <PartnerField value={settings.partner} onChange={(partner) => onChange({ partner })} />
      <PieceList>
        <legend>{wording.pieces}</legend>
        {PIECE_IDS.map((id) => (
          <ChoiceLabel key={id}>
            <input
              type="radio"
              name="piece"
              checked={id === settings.piece}
              onChange={() => onChange({ piece: id })}
            />
            <SizePicture id={id} />
            <span>
              {wording.names[id]} <small>{sizeOf(PIECES[id])}</small>
            </span>
          </ChoiceLabel>
        ))}
      </PieceList>
      <SegmentedControl
        title={wording.look}
        options={LOOK_IDS.map((value) => ({ value, name: wording.looks[value] }))}
        value={settings.look}
        onChange={(look) => onChange({ look })}
      />
      <ColourField
        label={wording.colour}
        value={settings.colour}
        usual={coloursOf(campaign).first}
        hint={
          settings.colour !== null && groundOf(settings.colour).isCorrected
            ? wording.colourCorrected
            : undefined
        }
        onChange={(colour) => onChange({ colour })}
      />
      <ConstituencyField
        none={wording.everywhere}
        value={settings.constituency}
        onChange={(constituency) => onChange({ constituency })}
      />
    </PartnerForm>
  );
}

/** The outline of a piece, at the scale of its kind. */
function SizePicture({ id }: { id: PieceId }) {
  const { kind, width, height } = PIECES[id];
  const scale = (kind === "print" ? 420 : 1200) / 36;
  const [wide, tall] = [width / scale, height / scale];
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path d={`M${20 - wide / 2} ${20 - tall / 2}h${wide}v${tall}h${-wide}z`} />
    </svg>
  );
}

const PieceList = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  grid-column: 1 / -1;
  legend {
    padding: 0 0 ${SPACE.xs};
    font-weight: 700;
  }
  /* Large text stands below the picture of the size. */
  label {
    flex-wrap: wrap;
    place-content: center start;
    padding-inline: ${SPACE.s};
  }
  label:has(:checked) {
    background: ${colour("inkGround")};
    color: ${colour("onDark")};
  }
  svg {
    flex: none;
    inline-size: 1.75rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2.5;
  }
  span {
    flex: 1 1 9rem;
    min-inline-size: 0;
  }
  small {
    font-size: inherit;
    font-weight: 400;
  }
`;
