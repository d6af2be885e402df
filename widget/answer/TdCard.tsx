import { useId } from "react";
import styled from "styled-components";
import type { ReadTd } from "../../api/contract/lookup.ts";
import { OFFICIAL_TD_LIST_URL } from "../../api/contract/oireachtas.ts";
import { tdLines } from "../../api/contract/td.ts";
import { Button } from "../kit/Button.tsx";
import { screenOnly } from "../kit/screen-only.ts";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { CallTd } from "./CallTd.tsx";
import { useAnswerWording, useLetterActions } from "./letter-context.ts";
import { PublicRecord } from "./PublicRecord.tsx";

/**
 * A list item with a TD and their public record, a checkbox that decides whether the large button
 * writes to them, and a button that sends the letter to them only.
 *
 * @param props.sampleNote id of the text that says why nothing can be sent to the sample; null for
 *   a TD
 */
export function TdCard(props: {
  td: ReadTd;
  showConstituency: boolean;
  sampleNote: string | null;
}) {
  const { td, sampleNote } = props;
  const { constituency: nameOf } = useWording();
  const { results: texts, sample } = useAnswerWording();
  const { setRecipient } = useActions();
  const { send } = useLetterActions();
  const isRecipient = useContact(({ leftOut }) => !leftOut.includes(td.email));
  const id = useId();
  const isComposing = useContact(({ sending }) => sending.status === "composing");
  const at = td.email.indexOf("@");
  return (
    <CardItem part="card">
      {sampleNote === null ? (
        <TdChoice>
          <input
            id={id}
            type="checkbox"
            aria-label={texts.writeTo(td.name)}
            checked={isRecipient}
            onChange={() => setRecipient(td, !isRecipient)}
          />
        </TdChoice>
      ) : null}
      <TdDetails>
        <TdName>
          <label htmlFor={id}>{td.name}</label>{" "}
          {sampleNote === null ? null : <SampleMark>{sample.label}</SampleMark>}
        </TdName>
        {tdLines(td).map(({ name, text }) => (
          <TdDetail key={name}>{name === "party" ? texts.party(text) : text}</TdDetail>
        ))}
        {props.showConstituency ? <TdDetail>{nameOf(td.constituency)}</TdDetail> : null}
        {/* A long address breaks before its host. */}
        <TdDetail $isAddress>
          {td.email.slice(0, at)}
          <wbr />
          {td.email.slice(at)}
        </TdDetail>
        <PublicRecord td={td} />
        {td.phone === undefined ? null : <CallTd name={td.name} phone={td.phone} />}
      </TdDetails>
      <Button
        aria-label={texts.sendTo(td.name)}
        aria-describedby={sampleNote ?? undefined}
        disabled={sampleNote !== null}
        // A disabled button loses the focus, so it only says that it is disabled while sending.
        aria-disabled={isComposing}
        onClick={() => send([td])}
      >
        {texts.send}
      </Button>
    </CardItem>
  );
}

/** A TD without a published address, and where the supporter can reach them. */
export function UnaddressedTd({ name }: { name: string }) {
  const texts = useAnswerWording().results;
  return (
    <CardItem part="card">
      <TdDetails>
        <TdName>{name}</TdName>
        <TdDetail>
          {texts.withoutAddress}{" "}
          <a href={OFFICIAL_TD_LIST_URL} target="_blank" rel="noopener noreferrer">
            {texts.officialPage(name)}
          </a>
        </TdDetail>
      </TdDetails>
    </CardItem>
  );
}

const CardItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${SPACE.m};
  padding-block: ${SPACE.m};
  border-top: 2px solid ${colour("ink")};
  break-inside: avoid;
  /* Beside an open list, the controls stay at its head. */
  &:has([open]) {
    align-items: start;
  }
`;

/* The target is as high as a button; the box stands at the edge, above the lines of the list. */
const TdChoice = styled.label`
  display: grid;
  place-items: center start;
  width: 40px;
  min-height: ${TARGET_SIZE};
  margin-inline-end: -${SPACE.m};
  flex: none;
  cursor: pointer;
  ${screenOnly}
`;

/* In a narrow column the button stands below, and the checkbox, 40 px with the gap, beside it. */
const TdDetails = styled.div`
  flex: 1 1 min(10em, 100% - 40px);
  min-width: 0;
`;

const TdName = styled.p`
  font-size: 1.125em;
  font-weight: 700;
  line-height: 1.3;
`;

const TdDetail = styled.p<{ $isAddress?: boolean }>`
  font-size: 0.9375em;
  ${({ $isAddress }) => ($isAddress ? `color: ${colour("inkSoft")}; overflow-wrap: anywhere;` : "")}
  a {
    color: inherit;
  }
`;

const SampleMark = styled.span`
  padding: 0 ${SPACE.s};
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
  font-size: 0.875em;
`;
