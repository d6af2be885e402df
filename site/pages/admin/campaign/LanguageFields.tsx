import { useId } from "react";
import styled from "styled-components";
import { IRISH_REVIEW } from "../../../../api/contract/campaign/default-campaign.ts";
import { followUpRoom, letterRoom } from "../../../../api/measures/letter-room.ts";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { Actions, barStyle, Details, PageButton } from "../../../staff/panels.tsx";
import { MEDIUM } from "../../../style/layout.ts";
import { SIZE } from "../../../style/type.ts";
import { CampaignFields, type FormProps, fieldId, useAnnouncedChange } from "./CampaignField.tsx";
import { Entry, Group } from "./form-parts.ts";
import {
  type FormValues,
  figurePaths,
  figurePictures,
  hasIrish,
  letterIn,
  MAX_FIGURES,
  pathsIn,
  withIrish,
  withNewFigure,
  withoutFigure,
  withoutIrish,
} from "./form-values.ts";
import { languageName, ROOM_NOTE, roomText, withLanguage } from "./wording.ts";

/** All texts of one language: the letter, what follows it, the texts of the pages, and the figures. */
export function LanguageFields({ language, ...form }: FormProps & { language: string }) {
  const id = useId();
  const name = languageName(language);
  const texts = `texts.${language}`;
  const second = `${texts}.followUp`;
  const letter = letterIn(form.values, language);
  const followUp = form.values[second] ?? "";
  return (
    <>
      <Group>
        <legend>Letter in {name}</legend>
        <CampaignFields paths={pathsIn("letter", texts)} describedBy={`${id}-letter`} {...form} />
        <Room id={`${id}-letter`} room={letterRoom(letter)} />
      </Group>
      <Group>
        <legend>After the letter in {name}</legend>
        <CampaignFields paths={[second]} describedBy={`${id}-second`} {...form} />
        <Room id={`${id}-second`} room={followUpRoom({ subject: letter.subject, followUp })} />
        <CampaignFields
          paths={pathsIn("later", texts).filter((path) => path !== second)}
          {...form}
        />
      </Group>
      <Group $columns>
        <legend>Texts in {name}</legend>
        <CampaignFields paths={pathsIn("texts", texts)} {...form} />
      </Group>
      <Figures language={language} {...form} />
    </>
  );
}

const WHOLE_ROOM = letterRoom({ subject: "", body: "" });

/** The room that a letter leaves in the links, as a meter and in words. */
function Room({ id, room }: { id: string; room: number }) {
  return (
    <>
      <RoomMeter
        aria-label="Room used in the links"
        max={WHOLE_ROOM}
        value={Math.min(WHOLE_ROOM, WHOLE_ROOM - room)}
      />
      <RoomText id={id} $over={room < 0}>
        <strong>{roomText(room)}</strong> {ROOM_NOTE}
      </RoomText>
    </>
  );
}

/** The figures, each with its picture. */
function Figures({ language, ...form }: FormProps & { language: string }) {
  const { values, onChange } = form;
  const { said, change } = useAnnouncedChange(onChange);
  const count = figurePictures(values, language).length;
  const hasRoom = count < MAX_FIGURES;
  const addPath = `texts.${language}.findings`;
  const firstPath = (index: number) => `${addPath}.${index}.figure`;
  return (
    <Group>
      <legend>Figures in {languageName(language)}</legend>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place in the list
        <Figure key={index} aria-label={`Figure ${index + 1} in ${languageName(language)}`}>
          <CampaignFields paths={figurePaths(language, index)} {...form} />
          <PageButton
            $variant="quiet"
            aria-label={withLanguage(`Remove figure ${index + 1}`, language)}
            onClick={() =>
              change(
                (now) => withoutFigure(now, language, index),
                index < count - 1 ? firstPath(index) : addPath,
                `Figure ${index + 1} is removed; ${count - 1} left.`,
              )
            }
          >
            Remove figure {index + 1}
          </PageButton>
        </Figure>
      ))}
      <p role="status">{said}</p>
      <Actions>
        <PageButton
          id={fieldId(addPath)}
          aria-disabled={!hasRoom}
          aria-label={withLanguage("Add a figure", language)}
          onClick={() => hasRoom && change((now) => withNewFigure(now, language), firstPath(count))}
        >
          Add a figure
        </PageButton>
        {!hasRoom && "There is room for four figures."}
      </Actions>
    </Group>
  );
}

/** The place of the Irish texts: their summary, or the button that adds them. */
const IRISH = "texts.ga";
const TITLE = "Irish (Gaeilge)";

/**
 * The Irish texts, closed at first. They are added and removed as a whole.
 *
 * @param props.base the values of the version that the draft began with
 */
export function IrishFields({ base, ...form }: FormProps & { base: FormValues }) {
  const { values, problems, onChange } = form;
  const { change } = useAnnouncedChange(onChange);
  const refused = problems.filter(({ field }) => field.startsWith("texts.ga.")).length;
  const note = (
    <p>
      Without Irish texts, Irish pages show the English ones. Those that came with the software are{" "}
      {IRISH_REVIEW}.
    </p>
  );
  if (!hasIrish(values)) {
    return (
      <Group>
        <legend>{TITLE}</legend>
        {note}
        <div>
          <PageButton
            id={fieldId(IRISH)}
            onClick={() => change((now) => withIrish(now, base), IRISH)}
          >
            Add Irish texts
          </PageButton>
        </div>
      </Group>
    );
  }
  return (
    <IrishDetails>
      <summary id={fieldId(IRISH)}>
        {TITLE} {refused > 0 && <strong>Fields to change: {refused}</strong>}
      </summary>
      <div>
        <LanguageFields language="ga" {...form} />
        <div>
          {note}
          <PageButton $variant="quiet" onClick={() => change(withoutIrish, IRISH)}>
            Remove all Irish texts
          </PageButton>
        </div>
      </div>
    </IrishDetails>
  );
}

const RoomMeter = styled.meter`
  ${barStyle}
`;

const RoomText = styled.p<{ $over: boolean }>`
  font-size: ${SIZE.small};
  strong {
    font-variant-numeric: tabular-nums;
    ${({ $over }) => $over && `color: ${colour("urgent")};`}
  }
`;

const Figure = styled(Entry)`
  column-gap: ${SPACE.xl};
  ${MEDIUM} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const IrishDetails = styled(Details)`
  border-block-start: 3px solid ${colour("ink")};
  summary {
    font-size: ${SIZE.lead};
  }
  strong {
    color: ${colour("urgent")};
    font-size: ${SIZE.small};
  }
  summary + div {
    display: grid;
    gap: ${SPACE.xxl};
    padding-block: ${SPACE.l};
  }
`;
