import { type RefObject, useEffect, useId, useState } from "react";
import styled, { css, keyframes } from "styled-components";
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Td } from "../../api/contract/td.ts";
import { composePlan } from "../domain/providers.ts";
import { Button } from "../parts/Button.tsx";
import { Spinner } from "../parts/Spinner.tsx";
import { screenOnly } from "../parts/screen-only.ts";
import { useContact, useNameOf } from "../state/contact-context.ts";
import { isUnsettled } from "../state/contact-state.ts";
import { colour, MOTION, SPACE } from "../theme/tokens.ts";
import { useDraft, useLetterActions, useResultsWording } from "./letter-context.ts";
import { WordField } from "./WordField.tsx";

/**
 * The supporter's name, and the large button.
 *
 * @param props.constituency whose TDs the letter goes to
 * @param props.sampleNote id of the text that says why nothing can be sent; null for TDs
 * @param props.isAtFoot whether it stands at the foot of the screen; see `useHeightLeft`
 */
export function SendBar(props: {
  box: RefObject<HTMLDivElement | null>;
  constituency: Constituency;
  recipients: readonly Td[];
  sampleNote: string | null;
  isAtFoot: boolean;
  children: string;
}) {
  const { box, constituency, recipients, sampleNote, isAtFoot, children } = props;
  const { ownWords: texts, results } = useResultsWording();
  const isUnsettledNow = useContact(isUnsettled);
  return (
    <BarBox ref={box} data-bar $isSticky={sampleNote === null} $isAtFoot={isAtFoot}>
      {sampleNote === null ? <WordField word="name" hint={texts.optional} /> : null}
      {isUnsettledNow ? (
        <Button $variant="primary" disabled>
          {results.unsettled}
        </Button>
      ) : (
        <SendButton constituency={constituency} recipients={recipients} sampleNote={sampleNote}>
          {children}
        </SendButton>
      )}
    </BarBox>
  );
}

/**
 * The large button, whose second line says whose TDs it writes to and with what; below it the reason
 * why it does nothing, or that the letter is pasted. A component of its own, so that a press renders
 * only it anew.
 */
function SendButton(props: {
  constituency: Constituency;
  recipients: readonly Td[];
  sampleNote: string | null;
  children: string;
}) {
  const { constituency, recipients, sampleNote, children } = props;
  const { results, paste } = useResultsWording();
  const { send } = useLetterActions();
  const isComposing = useContact(({ sending }) => sending.status === "composing");
  const provider = useContact((state) => state.provider);
  const device = useContact((state) => state.device);
  const draft = useDraft(recipients, provider);
  const service = useNameOf()(provider, "inText");
  const id = useId();
  const isSample = sampleNote !== null;
  const isNobody = recipients.length === 0;
  const mustPaste = !isNobody && composePlan(draft, device).first.mustPaste;
  return (
    <>
      <Button
        part="send"
        $variant="primary"
        disabled={isSample}
        // A disabled button loses the focus, so it only says that it is disabled while sending.
        aria-disabled={isComposing || isNobody}
        aria-labelledby={`${id}-what`}
        aria-describedby={sampleNote ?? `${id}-to ${id}-hint`}
        onClick={() => send(recipients)}
      >
        {isComposing ? <Spinner /> : null}
        <SendLines>
          <span id={`${id}-what`}>{isComposing ? results.sending : children}</span>
          {isSample || isNobody ? null : (
            <small id={`${id}-to`}>
              {results.sendsTo(recipients.length, constituency, service)}
            </small>
          )}
        </SendLines>
      </Button>
      {isSample ? null : (
        <p id={`${id}-hint`} role="status">
          {isNobody ? results.nobody : mustPaste ? paste.hint(service) : null}
        </p>
      )}
    </>
  );
}

/**
 * Returns the height in pixels that the send bar leaves while it is at the bottom of the screen, and
 * 0 while it is in its own place. It is at the bottom while the letter is on the screen and its own
 * place above it. So it never covers a control, because the letter has none.
 *
 * @param refs.next what follows the bar's own place
 */
export function useHeightLeft(refs: {
  bar: RefObject<HTMLElement | null>;
  next: RefObject<HTMLElement | null>;
  letter: RefObject<HTMLElement | null>;
}): number {
  const [heightLeft, setHeightLeft] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements stay the same
  useEffect(() => {
    const { bar, next, letter } = refs;
    if (bar.current === null || next.current === null || letter.current === null) return;
    const onScreen = new Map<Element, boolean>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) onScreen.set(target, isIntersecting);
      const isReading =
        onScreen.get(letter.current as Element) && !onScreen.get(next.current as Element);
      // The computed height has fractions of a pixel. At the bottom the bar lacks the field.
      const height = () => Number.parseFloat(getComputedStyle(bar.current as Element).height);
      setHeightLeft((left) => (isReading ? left || height() : 0));
    });
    observer.observe(next.current);
    observer.observe(letter.current);
    return () => observer.disconnect();
  }, []);
  return heightLeft;
}

const SendLines = styled.span`
  display: grid;
  line-height: 1.2;
  small {
    font-size: 0.75em;
    font-weight: 400;
  }
`;

const rise = keyframes`from { transform: translateY(100%); }`;

/* On a narrow screen it stands above the TDs. It is at the foot of the screen until its place is
   reached, and again while the letter is read. A short window has no room for that. */
const BarBox = styled.div<{ $isSticky: boolean; $isAtFoot: boolean }>`
  grid-area: send;
  ${({ $isAtFoot }) =>
    $isAtFoot &&
    css`
      order: 1;
      border-top: 2px solid ${colour("ink")};
      animation: ${rise} ${MOTION.slow} ${MOTION.ease};
      /* The letter has the screen, unless the name is being typed. */
      @container (max-width: 719px) {
        > div:not(:focus-within) {
          display: none;
        }
      }
    `}
  position: ${({ $isSticky }) => ($isSticky ? "sticky" : "static")};
  bottom: 0;
  z-index: 5;
  /* As wide as the element. */
  margin-inline: -${SPACE.l};
  padding: ${SPACE.m} ${SPACE.l} calc(${SPACE.m} + env(safe-area-inset-bottom));
  background: ${colour("paper")};
  text-align: center;
  > div {
    margin-bottom: ${SPACE.m};
    text-align: start;
  }
  button {
    width: 100%;
    min-height: 56px;
    font-size: 1.25em;
  }
  > p:not(:empty) {
    margin: ${SPACE.xs} 0 0;
    font-size: 0.9375em;
  }
  @media (max-height: 30em) {
    position: static;
  }
  @container (min-width: 45em) {
    position: static;
    margin: 0;
    padding: 0;
    border: 0;
    animation: none;
  }
  ${screenOnly}
`;
