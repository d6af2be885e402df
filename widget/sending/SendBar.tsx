import { type RefObject, useEffect, useId, useState } from "react";
import styled, { css, keyframes } from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import { composePlan } from "../domain/providers.ts";
import { Button } from "../parts/Button.tsx";
import { Spinner } from "../parts/Spinner.tsx";
import { screenOnly } from "../parts/screen-only.ts";
import { useContact, useNameOf } from "../state/contact-context.ts";
import { colour, MOTION, SPACE } from "../theme/tokens.ts";
import { useAnswerWording, useDraft, useLetterActions } from "./letter-context.ts";
import { WordField } from "./WordField.tsx";

/**
 * The supporter's name, the large button, and what it does.
 *
 * @param props.sampleNote id of the text that says why nothing can be sent; null for TDs
 * @param props.isAtFoot whether it stands at the foot of the screen; see `useHeightLeft`
 */
export function SendBar(props: {
  box: RefObject<HTMLDivElement | null>;
  recipients: readonly Td[];
  sampleNote: string | null;
  isAtFoot: boolean;
  children: string;
}) {
  const { box, recipients, sampleNote, isAtFoot, children } = props;
  const texts = useAnswerWording().ownWords;
  const id = useId();
  return (
    <BarBox ref={box} $isSticky={sampleNote === null} $isAtFoot={isAtFoot}>
      {sampleNote === null ? <WordField word="name" hint={texts.optional} /> : null}
      <SendButton recipients={recipients} isSample={sampleNote !== null} hint={sampleNote ?? id}>
        {children}
      </SendButton>
      {sampleNote === null ? <SendHint id={id} recipients={recipients} /> : null}
    </BarBox>
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
  const texts = useAnswerWording().results;
  const { send } = useLetterActions();
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
      {isComposing ? texts.sending : children}
    </Button>
  );
}

/** Describes the large button: its effect, or the reason why it is disabled. */
function SendHint({ id, recipients }: { id: string; recipients: readonly Td[] }) {
  const { results, paste } = useAnswerWording();
  const provider = useContact((state) => state.provider);
  const device = useContact((state) => state.device);
  const draft = useDraft(recipients, provider);
  const nameOf = useNameOf();
  if (recipients.length === 0) {
    return (
      <p id={id} role="status">
        {results.nobody}
      </p>
    );
  }
  const { first } = composePlan(draft, device);
  return (
    <p id={id}>
      {(first.mustPaste ? paste.hint : results.sendAllHint)(nameOf(provider, "inText"))}
    </p>
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
  > p {
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
