import { useId, useState } from "react";
import styled from "styled-components";
import { DEFAULT_CALL } from "../../api/contract/campaign/default-call.ts";
import type { ReadTd } from "../../api/contract/lookup.ts";
import { OFFICIAL_TD_LIST_URL } from "../../api/contract/oireachtas.ts";
import { telLink } from "../../api/contract/phone.ts";
import { tdLines } from "../../api/contract/td.ts";
import { Button } from "../parts/Button.tsx";
import { screenOnly } from "../parts/screen-only.ts";
import { useLetterActions, useResultsWording } from "../sending/letter-context.ts";
import {
  useActions,
  useCampaign,
  useContact,
  useContactStore,
  useWording,
} from "../state/contact-context.ts";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { CardDetails, PublicRecord } from "./PublicRecord.tsx";

/**
 * A list item with a TD and their public record, a checkbox that decides whether the large button
 * writes to them, and a button that sends the letter to them only.
 *
 * @param props.sampleNote id of the text that says why nothing can be sent; null for a TD
 */
export function TdCard(props: {
  td: ReadTd;
  showConstituency: boolean;
  sampleNote: string | null;
}) {
  const { td, sampleNote } = props;
  const { constituency: nameOf } = useWording();
  const { results: texts, sample } = useResultsWording();
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
          <p key={name}>{name === "party" ? texts.party(text) : text}</p>
        ))}
        {props.showConstituency ? <p>{nameOf(td.constituency)}</p> : null}
        {/* A long address breaks before its host. */}
        <TdAddress>
          {td.email.slice(0, at)}
          <wbr />
          {td.email.slice(at)}
        </TdAddress>
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

/**
 * A TD's phone number as a link that dials it, and the campaign's sentences to say, which a press
 * opens. A number that cannot be dialled is text.
 */
function CallTd({ name, phone }: { name: string; phone: string }) {
  const words = useResultsWording().call;
  const { call, lang } = useCampaign();
  const { effects } = useContactStore();
  const [isOpen, setOpen] = useState(false);
  const lines = (call || DEFAULT_CALL[lang]).split("\n").filter(Boolean);
  const href = telLink(phone);
  const press = () => {
    effects.countCall();
    setOpen(true);
  };
  return (
    <CallArea>
      {href === null ? (
        <p>{words.phone(phone)}</p>
      ) : (
        <CallLink href={href} aria-label={`${words.call(phone)}, ${name}`} onClick={press}>
          {words.call(phone)}
        </CallLink>
      )}
      <Sentences open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary aria-label={`${words.whatToSay}, ${name}`}>{words.whatToSay}</summary>
        <ol lang={lang}>
          {lines.slice(0, -1).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <p lang={lang}>{lines.at(-1)}</p>
      </Sentences>
    </CallArea>
  );
}

/** A TD without a published address, and where the supporter can reach them. */
export function UnaddressedTd({ name }: { name: string }) {
  const texts = useResultsWording().results;
  return (
    <CardItem part="card">
      <TdDetails>
        <TdName>{name}</TdName>
        <p>
          {texts.withoutAddress}{" "}
          <a href={OFFICIAL_TD_LIST_URL} target="_blank" rel="noopener noreferrer">
            {texts.officialPage(name)}
          </a>
        </p>
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
  > :not(:first-child) {
    font-size: 0.9375em;
  }
  p > a {
    color: inherit;
  }
`;

const TdName = styled.p`
  font-size: 1.125em;
  font-weight: 700;
  line-height: 1.3;
`;

const TdAddress = styled.p`
  color: ${colour("inkSoft")};
  overflow-wrap: anywhere;
`;

const SampleMark = styled.span`
  padding: 0 ${SPACE.s};
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
  font-size: 0.875em;
`;

const CallArea = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${SPACE.l};
`;

const CallLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${TARGET_SIZE};
  color: ${colour("link")};
  font-weight: 700;
  text-underline-offset: 0.2em;
  @media print {
    min-height: 0;
    color: inherit;
    font-weight: inherit;
    text-decoration: none;
  }
`;

const Sentences = styled(CardDetails)`
  &[open] {
    flex-basis: 100%;
  }
  ${screenOnly}
`;
