import { type RefObject, useId, useRef } from "react";
import styled, { css, keyframes } from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import { type Lookup, SAMPLE_EMAIL } from "../domain/lookup.ts";
import { Button } from "../kit/Button.tsx";
import { useFocusOnRemoval } from "../kit/focus-on-removal.ts";
import { Spinner } from "../kit/Spinner.tsx";
import { screenOnly } from "../kit/screen-only.ts";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { colour, MOTION, SPACE } from "../theme/tokens.ts";
import { useHeightLeft } from "./bar-position.ts";
import { Credit } from "./Credit.tsx";
import { EmailPreview } from "./EmailPreview.tsx";
import { OtherWaysToSend } from "./OtherWaysToSend.tsx";
import { OwnWordsForm } from "./OwnWordsForm.tsx";
import { SampleNote } from "./SampleNote.tsx";
import { SendHint } from "./SendHint.tsx";
import { TdCard, UnaddressedTd } from "./TdCard.tsx";

/**
 * The result of a lookup: the TDs or the sample, the letter, and the ways to send it.
 *
 * @param props.status the place that receives the focus when a new lookup removes the result
 */
export function Results(props: {
  lookup: Lookup & { status: "found" | "sample" };
  status?: RefObject<HTMLElement | null>;
}) {
  const { lookup } = props;
  const wording = useWording();
  const id = useId();
  const layout = useRef<HTMLDivElement>(null);
  useFocusOnRemoval(layout, () => props.status?.current);
  const bar = useRef<HTMLDivElement>(null);
  const individualTitle = useRef<HTMLHeadingElement>(null);
  const letter = useRef<HTMLParagraphElement>(null);
  const heightLeft = useHeightLeft({ bar, next: individualTitle, letter });
  const { constituency } = lookup;
  const isSample = lookup.status === "sample";
  const tds: readonly Td[] =
    lookup.status === "found"
      ? lookup.tds
      : [
          {
            name: wording.sample.name(constituency),
            email: SAMPLE_EMAIL,
            party: wording.sample.party,
            constituency,
          },
        ];
  const unaddressed = (lookup.status === "found" && lookup.withoutAddress) || [];
  const leftOut = useContact((state) => state.leftOut);
  const recipients = tds.filter(({ email }) => !leftOut.includes(email));
  const isNobody = recipients.length === 0;
  const sendText =
    recipients.length === tds.length
      ? wording.results.sendAll
      : wording.results.sendSome(recipients.length);
  const showConstituency = tds.some((td) => td.constituency !== constituency);
  const explanationId = `${id}-explanation`;
  return (
    <ResultsLayout ref={layout}>
      <ResultsHeader $heightLeft={heightLeft}>
        <ResultsTitle>{wording.results.title(constituency)}</ResultsTitle>
        {showConstituency ? <p>{wording.results.splitConstituency}</p> : null}
        {isSample ? (
          <SampleNote id={explanationId} constituency={constituency} />
        ) : (
          <TdCount>{wording.results.tdCount(recipients.length)}</TdCount>
        )}
      </ResultsHeader>
      <SendBar ref={bar} $isSticky={!isSample} $isAtFoot={heightLeft > 0}>
        <SendButton
          recipients={recipients}
          isSample={isSample}
          hint={isSample ? explanationId : `${id}-hint`}
        >
          {sendText}
        </SendButton>
        {isSample ? null : <SendHint id={`${id}-hint`} recipients={recipients} />}
      </SendBar>
      <TdsArea>
        <IndividualTitle ref={individualTitle}>{wording.results.individually}</IndividualTitle>
        <TdList>
          {tds.map((td) => (
            <TdCard
              key={td.email}
              td={td}
              showConstituency={showConstituency}
              {...(isSample
                ? { sampleLabel: wording.sample.label, disabledReasonId: explanationId }
                : {})}
            />
          ))}
          {unaddressed.map((name) => (
            <UnaddressedTd key={name} name={name} />
          ))}
        </TdList>
        {lookup.status === "found" ? (
          <>
            <Credit asOf={lookup.asOf} />
            {isNobody ? null : (
              <OtherWaysToSend
                recipients={recipients}
                title={wording.otherWays.titleBeforeSending}
              />
            )}
          </>
        ) : null}
      </TdsArea>
      <LetterArea>
        {isSample ? null : <OwnWordsForm recipients={recipients} />}
        <EmailPreview recipients={isSample ? null : recipients.length} text={letter} />
      </LetterArea>
    </ResultsLayout>
  );
}

/**
 * The large button. A component of its own, so that a press renders only it anew.
 *
 * @param props.hint id of the text that describes it
 */
function SendButton(props: {
  recipients: readonly Td[];
  isSample: boolean;
  hint: string;
  children: string;
}) {
  const { recipients, isSample, hint, children } = props;
  const wording = useWording().results;
  const { send } = useActions();
  const isComposing = useContact(({ sending }) => sending.status === "composing");
  return (
    <Button
      part="send"
      $variant="primary"
      disabled={isSample}
      // A disabled button loses the focus, so it only says that it is disabled while sending.
      aria-disabled={isComposing || recipients.length === 0}
      aria-describedby={hint}
      onClick={() => send(recipients)}
    >
      {isComposing ? <Spinner /> : null}
      {isComposing ? wording.sending : children}
    </Button>
  );
}

const ResultsLayout = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${SPACE.l};
  margin-top: ${SPACE.xl};
  @container (min-width: 720px) {
    display: grid;
    grid-template: "head letter" "send letter" "people letter" 1fr / 5fr 6fr;
    column-gap: ${SPACE.xxl};
  }
`;

/* Keeps the place of the bar that stands at the foot, so that the page does not move. */
const ResultsHeader = styled.div<{ $heightLeft: number }>`
  grid-area: head;
  ${({ $heightLeft }) => $heightLeft > 0 && `margin-bottom: calc(${$heightLeft}px + ${SPACE.l});`}
  @container (min-width: 720px) {
    margin-bottom: 0;
  }
  p {
    margin: ${SPACE.s} 0 0;
  }
`;

const ResultsTitle = styled.h3`
  font-family: var(--bia-font-display, inherit);
  font-size: 1.75em;
  font-weight: 800;
  line-height: 1.1;
`;

const TdCount = styled.p`
  font-size: 1.125em;
`;

const rise = keyframes`from { transform: translateY(100%); }`;

/* On a narrow screen it stands above the TDs. It is at the foot of the screen until its place is
   reached, and again while the letter is read. A short window has no room for that. */
const SendBar = styled.div<{ $isSticky: boolean; $isAtFoot: boolean }>`
  grid-area: send;
  ${({ $isAtFoot }) =>
    $isAtFoot &&
    css`
      order: 1;
      border-top: 2px solid ${colour("ink")};
      animation: ${rise} ${MOTION.slow} ${MOTION.ease};
    `}
  position: ${({ $isSticky }) => ($isSticky ? "sticky" : "static")};
  bottom: 0;
  z-index: 5;
  /* As wide as the element. */
  margin-inline: -${SPACE.l};
  padding: ${SPACE.m} ${SPACE.l} calc(${SPACE.m} + env(safe-area-inset-bottom));
  background: ${colour("paper")};
  text-align: center;
  button {
    width: 100%;
    min-height: 56px;
    font-size: 1.25em;
  }
  p {
    margin: ${SPACE.xs} 0 0;
    font-size: 0.9375em;
  }
  @media (max-height: 480px) {
    position: static;
  }
  @container (min-width: 720px) {
    position: static;
    margin: 0;
    padding: 0;
    border: 0;
    animation: none;
  }
  ${screenOnly}
`;

const LetterArea = styled.div`
  grid-area: letter;
  min-width: 0;
`;

const TdsArea = styled.div`
  grid-area: people;
  min-width: 0;
`;

const IndividualTitle = styled.h4`
  margin: 0 0 ${SPACE.s};
  font-size: 1.125em;
  font-weight: 700;
`;

const TdList = styled.ul`
  border-bottom: 2px solid ${colour("ink")};
  list-style: none;
`;
