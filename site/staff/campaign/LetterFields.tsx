import { useId } from "react";
import styled from "styled-components";
import { letterRoom } from "../../../api/contract/campaign/letter-room.ts";
import type { Problem } from "../../../api/contract/campaign/problems.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { WIDE } from "../../kit/layout.ts";
import { SIZE } from "../../kit/type.ts";
import { CampaignField } from "./CampaignField.tsx";
import type { FormValues } from "./form-values.ts";
import { Group } from "./Group.ts";
import { languageName, ROOM_NOTE, roomWords } from "./words.ts";

const WHOLE_ROOM = letterRoom({ subject: "", body: "" });

/** The letter in one language, with its preview and the room that it leaves in the links. */
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
      <Columns>
        <div>
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
        </div>
        <section aria-labelledby={`${id}-preview`}>
          <h3 id={`${id}-preview`}>As it will be sent</h3>
          <LetterPage>
            <p>
              <span>Subject</span> {subject}
            </p>
            <p>{body.trim()}</p>
          </LetterPage>
        </section>
      </Columns>
    </Group>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${SPACE.xl};
  > div {
    display: grid;
    gap: ${SPACE.l};
  }
  h3 {
    margin-block-end: ${SPACE.xs};
    font-size: ${SIZE.small};
  }
  ${WIDE} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

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

const LetterPage = styled.div`
  padding: ${SPACE.l};
  border: 2px solid ${colour("ink")};
  background: ${colour("paper")};
  font-family: "American Typewriter", "Courier Prime", "Courier New", ui-monospace, monospace;
  font-size: ${SIZE.small};
  line-height: 1.6;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  p:first-child {
    margin-block-end: ${SPACE.l};
    padding-block-end: ${SPACE.m};
    border-block-end: 1px solid ${colour("rule")};
    font-weight: 700;
    white-space: normal;
  }
  span {
    display: block;
    color: ${colour("inkSoft")};
    font-weight: 400;
  }
`;
