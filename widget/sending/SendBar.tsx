import { type ReactNode, useId } from "react";
import styled from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import { Button } from "../components/Button.tsx";
import { Row } from "../components/Disclosure.tsx";
import { Spinner } from "../components/Spinner.tsx";
import { composePlan } from "../domain/providers.ts";
import { useContact } from "../state/contact-context.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { colour, ELEMENT_INSET, SPACE } from "../theme/tokens.ts";
import { SAMPLE_NOTE, useDraft, useLetterActions, useNameOf } from "./letter-context.ts";
import { OtherWaysToSend, ProviderToggle } from "./WaysToSend.tsx";

type SendProps = { recipients: readonly Td[]; children?: ReactNode };

/** The large button, or `children`; below the button the provider and all other ways to send. */
export function SendBar({ recipients, children }: SendProps) {
  const wording = useResultsWording().results;
  const isSample = useContact(({ lookup }) => lookup.status === "sample");
  return (
    <BarBox
      data-bar
      data-controls
      $isSticky={!isSample}
      // A bar with an open list leaves the foot of the screen for its place below the letter.
      onClick={({ currentTarget: bar }) => {
        const follow = () => {
          if (getComputedStyle(bar).position === "static") bar.scrollIntoView({ block: "nearest" });
        };
        // After the rendering, which follows a frame.
        requestAnimationFrame(() => setTimeout(follow));
      }}
    >
      {children ?? <SendButton recipients={recipients} />}
      {isSample || children ? null : (
        <WaysRow $justify="space-between">
          <ProviderToggle />
          <OtherWaysToSend recipients={recipients} />
          <LoginNote>{wording.loggedIn}</LoginNote>
        </WaysRow>
      )}
    </BarBox>
  );
}

/**
 * The large button, whose second line says whose TDs the letter goes to and with what; below the button
 * why a press does nothing, or that the letter is pasted. Apart from the bar, so that a press renders
 * the button alone.
 */
function SendButton({ recipients }: SendProps) {
  const { results: wording, paste } = useResultsWording();
  const { send } = useLetterActions();
  const isComposing = useContact(({ sending }) => sending.status === "composing");
  const provider = useContact((state) => state.provider);
  const device = useContact((state) => state.device);
  const draft = useDraft(recipients, provider);
  const service = useNameOf()(provider, "inText");
  const id = useId();
  const lookup = useContact((state) => state.lookup);
  const isSample = lookup.status !== "found";
  const isToAll = isSample || recipients.length === lookup.tds.length;
  const isNobody = recipients.length === 0;
  const label = isToAll ? wording.sendAll : wording.sendSome(recipients.length);
  const firstLine = isComposing ? wording.sending : label;
  const secondLine = wording.sendsTo(recipients.length, service);
  const mustPaste = !isNobody && composePlan(draft, device).first.mustPaste;
  return (
    <>
      <LargeButton
        part="send"
        disabled={isSample}
        // A disabled button would lose the focus.
        aria-disabled={isComposing || isNobody}
        aria-labelledby={`${id}-what`}
        aria-describedby={isSample ? SAMPLE_NOTE : `${id}-to ${id}-hint`}
        onClick={() => send(recipients)}
      >
        {isComposing ? <Spinner /> : null}
        {/* Each text has a new element: a translator would keep the number in an old one. */}
        <SendLines>
          <span key={firstLine} id={`${id}-what`}>
            {firstLine}
          </span>
          {isSample || isNobody ? null : (
            <small key={secondLine} id={`${id}-to`}>
              {secondLine}
            </small>
          )}
        </SendLines>
      </LargeButton>
      {isSample ? null : (
        <p id={`${id}-hint`} role="status">
          {isNobody ? wording.nobody : mustPaste ? paste.hint(service) : null}
        </p>
      )}
    </>
  );
}

/** The bar's large button. */
export const LargeButton = styled(Button).attrs({ $variant: "primary" })`
  width: 100%;
  min-height: 56px;
  font-size: 1.25em;
`;

/** The two lines of a large button. */
export const SendLines = styled.span`
  display: grid;
  small {
    font-size: 0.75em;
    font-weight: 400;
  }
`;

/*
 * On a narrow screen the bar stands below the letter, and at the foot of the screen until that place is
 * reached: not while somebody types in the letter or a list is open, which need the room, nor in a
 * short window, which has none.
 */
const BarBox = styled.div<{ $isSticky: boolean }>`
  grid-area: send;
  position: ${({ $isSticky }) => ($isSticky ? "sticky" : "static")};
  bottom: 0;
  z-index: 5;
  margin-inline: calc(-1 * ${ELEMENT_INSET});
  padding: ${SPACE.m} ${ELEMENT_INSET} calc(${SPACE.s} + env(safe-area-inset-bottom));
  border-block: 2px solid ${colour("ink")};
  background: ${colour("paper")};
  text-align: center;
  > p:not(:empty) {
    margin: ${SPACE.xs} 0 0;
    font-size: 0.9375em;
  }
  :has(> [part="preview"] :is(input, textarea):focus) + &,
  &:has([aria-expanded="true"], [data-advice]) {
    position: static;
  }
  /* Where the row of the ways breaks, that row hangs below the screen's edge, so that the letter has room. */
  @container (max-width: 16.5em) {
    bottom: -108px;
  }
  @media (max-height: 30em) {
    position: static;
  }
  @container (min-width: 45em) {
    position: static;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

/* The provider and the button of the list stand in one line, and the list below them. */
const WaysRow = styled(Row)`
  margin-top: ${SPACE.s};
  text-align: start;
`;

/* On a phone the confirmation says so. */
const LoginNote = styled.p`
  display: none;
  margin: ${SPACE.s} 0 0;
  font-size: 0.9375em;
  @container (min-width: 45em) {
    display: block;
  }
`;
