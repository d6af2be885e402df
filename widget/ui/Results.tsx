import { type RefObject, useId, useRef } from "react";
import styled from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import { type Lookup, SAMPLE_EMAIL } from "../domain/lookup.ts";
import { Button } from "../kit/Button.tsx";
import { useFocusOnRemoval } from "../kit/focus-on-removal.ts";
import { Spinner } from "../kit/Spinner.tsx";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { Credit } from "./Credit.tsx";
import { EmailPreview } from "./EmailPreview.tsx";
import { OtherWaysToSend } from "./OtherWaysToSend.tsx";
import { SampleNote } from "./SampleNote.tsx";
import { TdCard } from "./TdCard.tsx";

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
  const words = useWording();
  const { send } = useActions();
  const provider = useContact((state) => state.provider);
  const isComposing = useContact(({ sending }) => sending.status === "composing");
  const id = useId();
  const layout = useRef<HTMLDivElement>(null);
  useFocusOnRemoval(layout, () => props.status?.current);
  const { constituency } = lookup;
  const isSample = lookup.status === "sample";
  const tds: readonly Td[] =
    lookup.status === "found"
      ? lookup.tds
      : [
          {
            name: words.sample.name(constituency),
            email: SAMPLE_EMAIL,
            party: words.sample.party,
            constituency,
          },
        ];
  const showConstituency = tds.some((td) => td.constituency !== constituency);
  const explanationId = `${id}-explanation`;
  return (
    <ResultsLayout ref={layout}>
      <ResultsHeader>
        <ResultsTitle>{words.results.title(constituency)}</ResultsTitle>
        {showConstituency ? <p>{words.results.splitConstituency}</p> : null}
        {isSample ? (
          <SampleNote id={explanationId} constituency={constituency} />
        ) : (
          <TdCount>{words.results.tdCount(tds.length)}</TdCount>
        )}
      </ResultsHeader>
      <SendBar>
        <Button
          part="send"
          $variant="primary"
          disabled={isSample}
          // A disabled button loses the focus, so it only says that it is disabled while sending.
          aria-disabled={isComposing}
          aria-describedby={isSample ? explanationId : `${id}-hint`}
          onClick={() => send(tds)}
        >
          {isComposing ? <Spinner /> : null}
          {isComposing ? words.results.sending : words.results.sendAll}
        </Button>
        {isSample ? null : <p id={`${id}-hint`}>{words.results.sendAllHint(provider)}</p>}
      </SendBar>
      <TdsArea>
        <IndividualTitle>{words.results.individually}</IndividualTitle>
        <TdList>
          {tds.map((td) => (
            <TdCard
              key={td.email}
              td={td}
              showConstituency={showConstituency}
              {...(isSample
                ? { sampleLabel: words.sample.label, disabledReasonId: explanationId }
                : {})}
            />
          ))}
        </TdList>
        {lookup.status === "found" ? (
          <>
            <Credit asOf={lookup.asOf} />
            <OtherWaysToSend recipients={tds} title={words.otherWays.titleBeforeSending} />
          </>
        ) : null}
      </TdsArea>
      <LetterArea>
        <EmailPreview recipients={isSample ? null : tds.length} />
      </LetterArea>
    </ResultsLayout>
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

const ResultsHeader = styled.div`
  grid-area: head;
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

/* On a narrow screen it stays at the bottom while the visitor scrolls. */
const SendBar = styled.div`
  grid-area: send;
  order: 1;
  position: sticky;
  bottom: 0;
  z-index: 5;
  padding-block: ${SPACE.m} calc(${SPACE.m} + env(safe-area-inset-bottom));
  border-top: 2px solid ${colour("ink")};
  background: ${colour("paperRaised")};
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
  @container (min-width: 720px) {
    position: static;
    padding: 0;
    border: 0;
    background: none;
  }
  @media print {
    display: none;
  }
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
