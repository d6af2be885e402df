import { useId } from "react";
import styled from "styled-components";
import { followUpRoom, letterRoom } from "../../../api/contract/campaign/letter-room.ts";
import { colour } from "../../../widget/theme/tokens.ts";
import { SIZE } from "../../kit/type.ts";
import { barStyle } from "../panels.tsx";
import { CampaignFields, type FormProps } from "./CampaignField.tsx";
import { Group } from "./form-parts.ts";
import { letterIn, pathsIn } from "./form-values.ts";
import { languageName, ROOM_NOTE, roomText } from "./wording.ts";

const WHOLE_ROOM = letterRoom({ subject: "", body: "" });

/** The letter in one language, and what follows it, with the room that each leaves in the links. */
export function LetterFields({ language, ...form }: FormProps & { language: string }) {
  const id = useId();
  const letter = letterIn(form.values, language);
  const second = `texts.${language}.followUp`;
  const others = pathsIn("later", `texts.${language}`).filter((path) => path !== second);
  const followUp = form.values[second] ?? "";
  return (
    <>
      <Group>
        <legend>Letter in {languageName(language)}</legend>
        <CampaignFields
          paths={pathsIn("letter", `texts.${language}`)}
          describedBy={`${id}-room`}
          {...form}
        />
        <Room id={`${id}-room`} room={letterRoom(letter)} />
      </Group>
      <Group>
        <legend>After the letter in {languageName(language)}</legend>
        <CampaignFields paths={[second]} describedBy={`${id}-second`} {...form} />
        <Room id={`${id}-second`} room={followUpRoom({ subject: letter.subject, followUp })} />
        <CampaignFields paths={others} {...form} />
      </Group>
    </>
  );
}

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
