import { useId } from "react";
import styled from "styled-components";
import { letterRoom } from "../../../api/contract/campaign/letter-room.ts";
import type { Problem } from "../../../api/contract/campaign/problems.ts";
import { colour } from "../../../widget/theme/tokens.ts";
import { SIZE } from "../../kit/type.ts";
import { CampaignField } from "./CampaignField.tsx";
import type { FormValues } from "./form-values.ts";
import { Group } from "./Group.ts";
import { languageName, ROOM_NOTE, roomWords } from "./words.ts";

const WHOLE_ROOM = letterRoom({ subject: "", body: "" });

/** The letter in one language, with the room that it leaves in the links. */
export function LetterFields(props: {
  language: string;
  values: FormValues;
  problems: readonly Problem[];
  onChange: (path: string, value: string) => void;
}) {
  const { language, values, problems, onChange } = props;
  const id = useId();
  const path = `texts.${language}.letter`;
  const subject = values[`${path}.subject`] ?? "";
  const body = values[`${path}.body`] ?? "";
  const room = letterRoom({ subject, body });
  const letterField = (name: "subject" | "body", value: string) => (
    <CampaignField
      path={`${path}.${name}`}
      value={value}
      problems={problems}
      describedBy={`${id}-room`}
      onChange={(next) => onChange(`${path}.${name}`, next)}
    />
  );
  return (
    <Group>
      <legend>Letter in {languageName(language)}</legend>
      {letterField("subject", subject)}
      {letterField("body", body)}
      <RoomMeter
        aria-label="Room used in the links"
        max={WHOLE_ROOM}
        value={Math.min(WHOLE_ROOM, WHOLE_ROOM - room)}
      />
      <RoomText id={`${id}-room`} $over={room < 0}>
        <strong>{roomWords(room)}</strong> {ROOM_NOTE}
      </RoomText>
    </Group>
  );
}

const RoomMeter = styled.meter`
  appearance: none;
  overflow: hidden;
  inline-size: 100%;
  block-size: 1.5rem;
  border: 3px solid ${colour("ink")};
  background: ${colour("paper")};
  &::-webkit-meter-inner-element {
    display: block;
    block-size: 100%;
  }
  &::-webkit-meter-bar {
    block-size: 100%;
    border: 0;
    border-radius: 0;
    background: ${colour("paper")};
  }
  &::-webkit-meter-optimum-value {
    border-inline-end: 3px solid ${colour("ink")};
    background: ${colour("marigold")};
  }
  &::-moz-meter-bar {
    background: ${colour("marigold")};
  }
`;

const RoomText = styled.p<{ $over: boolean }>`
  font-size: ${SIZE.small};
  strong {
    font-variant-numeric: tabular-nums;
    ${({ $over }) => $over && `color: ${colour("urgent")};`}
  }
`;
