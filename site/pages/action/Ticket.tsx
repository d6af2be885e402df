import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import type {} from "../../../widget/index.ts";
import { colour, MOTION, SPACE } from "../../../widget/theme/tokens.ts";
import { ElementPanel, untilElement } from "../../components/ElementPanel.tsx";
import { FindForm } from "../../components/FindForm.tsx";
import { useWording } from "../../document/shown-page.ts";
import { notPrinted, WIDE } from "../../style/layout.ts";
import { display } from "../../style/type.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** A step of the action page as a concert ticket: a link with its number, and below it what belongs to the step. */
export function Ticket(props: {
  /** Link to the section of the page for this step. The browser moves the focus there. */
  href: string;
  step: number;
  title: string;
  /** The ticket below its head, which then belongs to it and is the most urgent of the page. */
  children?: ReactNode;
}) {
  const { href, step, title, children } = props;
  const isLetter = step === 1;
  return (
    <TicketBox>
      <TicketHead href={href} $isUrgent={isLetter} data-records-letter={isLetter || undefined}>
        <TicketFace>
          <TicketStub>
            <StepLabel>{useWording({ en, ga }).step}</StepLabel>
            <StepNumber>{step}</StepNumber>
          </TicketStub>
          <TicketTitle>{title}</TicketTitle>
          {isLetter ? null : (
            <DownArrow viewBox="0 0 32 32" aria-hidden="true">
              <path d="M16 3V27M5 17L16 28L27 17" />
            </DownArrow>
          )}
        </TicketFace>
      </TicketHead>
      {children}
    </TicketBox>
  );
}

/** The id of ticket 1 in the page's address. */
const LETTER_TICKET_ID = "find-your-tds";

/** Ticket 1: its head is the tile of step 1, and it holds the element, or the form that the element replaces. */
export function LetterTicket({ title }: { title: string }) {
  const wording = useWording({ en, ga });
  return (
    <TicketSection id={LETTER_TICKET_ID} aria-label={wording.findSection} tabIndex={-1}>
      <Ticket href={`#${LETTER_TICKET_ID}`} step={1} title={title}>
        <Panel>
          <bia-contact-td theme="auto">
            <FallbackForm />
          </bia-contact-td>
        </Panel>
      </Ticket>
    </TicketSection>
  );
}

const BORDER = "3px";
/** The width of the stub, whatever its number is, so that the perforations of all tickets are in line. */
const STUB = "5.25rem";

/* A shape of the border's colour, and in it a face whose notches are wider by the border. */
const notched = (radius: string, inset: string) => css`
  mask-image:
    radial-gradient(circle ${radius} at calc(${STUB} - ${inset}) -${inset}, transparent 97%, currentcolor),
    radial-gradient(circle ${radius} at calc(${STUB} - ${inset}) calc(100% + ${inset}), transparent 97%, currentcolor);
  mask-composite: intersect;
  @media (forced-colors: active) {
    mask-image: none;
  }
`;

/* The shadow begins below the upper notch, where the ground is seen. */
const TicketBox = styled.div`
  position: relative;
  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    inset: 1rem -6px -6px 6px;
    background: ${colour("ink")};
    ${notPrinted}
  }
`;

const TicketHead = styled.a<{ $isUrgent: boolean }>`
  --tile-background: ${({ $isUrgent }) => colour($isUrgent ? "urgent" : "paperRaised")};
  color: ${({ $isUrgent }) => colour($isUrgent ? "onUrgent" : "ink")};
  display: block;
  padding: ${BORDER};
  background: ${colour("ink")};
  text-decoration: none;
  transition: transform ${MOTION.fast} ${MOTION.ease};
  ${notched("0.6rem", "0px")}
  &:only-child:active {
    transform: translate(2px, 2px);
  }
  &:focus-visible {
    outline-offset: -0.75rem;
  }
  ${notPrinted}
`;

const TicketFace = styled.span`
  display: flex;
  align-items: center;
  min-block-size: 4.25rem;
  background: var(--tile-background);
  ${notched(`calc(0.6rem + ${BORDER})`, BORDER)}
  @media (forced-colors: active) {
    border: 2px solid;
  }
`;

/* Round holes of one size, with whole ones at both ends. */
const TicketStub = styled.span`
  flex: none;
  align-self: stretch;
  display: grid;
  align-content: center;
  justify-items: center;
  inline-size: calc(${STUB} - ${BORDER});
  background: radial-gradient(circle, ${colour("ink")} 1.5px, transparent 2px) calc(100% + 4px) 2px / 8px 8px repeat-y;
`;

const StepLabel = styled.span`
  ${display}
  font-size: 0.875rem;
  letter-spacing: 0.04em;
  text-transform: uppercase;
`;

const StepNumber = styled.span`
  ${display}
  font-size: calc(var(--tile-title) * 1.75);
  line-height: 0.82;
  /* Forced colours draw a background behind text. It must not cover the label above. */
  @media (forced-colors: active) {
    line-height: 1.3;
  }
`;

const TicketTitle = styled.span`
  ${display}
  flex: 1 1 min-content;
  padding: ${SPACE.s} ${SPACE.l};
  font-size: var(--tile-title);
  letter-spacing: -0.015em;
  text-wrap: balance;
`;

const DownArrow = styled.svg`
  flex: none;
  inline-size: clamp(1.5rem, 1.2rem + 1.4cqi, 2.25rem);
  margin-inline-end: ${SPACE.l};
  fill: none;
  stroke: currentcolor;
  stroke-width: 4;
`;

const TicketSection = styled.section`
  &:focus {
    outline: none;
  }
`;

/* The height of the element without a choice, so that nothing moves when it takes over from the form. */
const Panel = styled(ElementPanel)`
  min-block-size: 11.5rem;
  padding-block: 0;
  border-block-start: 0;
  box-shadow: none;
  ${WIDE} {
    min-block-size: 12rem;
    padding: ${SPACE.s};
    box-shadow: none;
  }
`;

/* The form that visitors without scripts use. The element replaces it. */
const FallbackForm = styled(FindForm)`
  padding: ${SPACE.l};
  ${untilElement}
  @media (scripting: enabled) {
    /* The form for a typed place would be taller than the element that replaces it. */
    details {
      display: none;
    }
  }
  ${notPrinted}
`;
