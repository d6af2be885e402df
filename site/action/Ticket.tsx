import styled, { css } from "styled-components";
import { colour, MOTION, SPACE } from "../../widget/theme/tokens.ts";
import { display } from "../kit/type.ts";

/** What a ticket can be printed on. */
export const STOCKS = {
  /** The urgent thing: one per screen. */
  urgent: css`
    --stock: ${colour("urgent")};
    color: ${colour("onUrgent")};
  `,
  /** The step after it. */
  outlined: css`
    --stock: ${colour("paperRaised")};
    color: ${colour("ink")};
  `,
} as const;

interface TicketProps {
  /** Where on the page the step is done; the focus goes there with the reader. */
  href: string;
  step: number;
  title: string;
  stock: keyof typeof STOCKS;
  /** Besides going there. */
  onPress?: () => void;
}

/** A step of the action as a gig ticket; its stub gives a little when it is about to be torn off. */
export function Ticket({ href, step, title, stock, onPress }: TicketProps) {
  return (
    <Admission href={href} $stock={stock} onClick={onPress}>
      <Stub>
        <Face>
          <Word>Step</Word>
          <Numeral>{step}</Numeral>
        </Face>
      </Stub>
      <Body>
        <Face>
          <Title>{title}</Title>
          <Arrow viewBox="0 0 32 32" aria-hidden="true" focusable="false">
            <path d="M16 3V27M5 17L16 28L27 17" />
          </Arrow>
        </Face>
      </Body>
    </Admission>
  );
}

/* Two pieces of card, each an ink shape with the colour printed a line's width inside it; the corners that meet are punched out, round one centre for both. */
const LINE = "3px";
const punched = (side: "left" | "right", radius: string, above: string) => css`
  mask-image:
    radial-gradient(circle ${radius} at ${side} ${above}, transparent 97%, currentcolor),
    radial-gradient(circle ${radius} at ${side} calc(100% - ${above}), transparent 97%, currentcolor);
  mask-composite: intersect;
  @media (forced-colors: active) {
    mask-image: none;
  }
`;
const card = (side: "left" | "right") => punched(side, "0.7rem", "0px");
const print = (side: "left" | "right") => punched(side, `calc(0.7rem + ${LINE})`, `-${LINE}`);

const Face = styled.span`
  display: flex;
  align-items: center;
  gap: ${SPACE.l};
  block-size: 100%;
  background: var(--stock);
  @media (forced-colors: active) {
    border: 2px solid;
  }
`;

const piece = css`
  display: block;
  background: ${colour("ink")};
  transition: transform ${MOTION.slow} ${MOTION.ease};
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const Stub = styled.span`
  ${piece}
  ${card("right")}
  padding: ${LINE} 0 ${LINE} ${LINE};
  transform-origin: 100% 100%;
  > ${Face} {
    ${print("right")}
    flex-direction: column;
    justify-content: center;
    gap: 0;
    padding: ${SPACE.s} ${SPACE.xl} ${SPACE.m};
  }
`;

const Body = styled.span`
  ${piece}
  ${card("left")}
  flex: 1;
  padding: ${LINE} ${LINE} ${LINE} 0;
  > ${Face} {
    ${print("left")}
    justify-content: space-between;
    padding: ${SPACE.l} ${SPACE.xl} ${SPACE.l} ${SPACE.xl};
    background-image: radial-gradient(circle, ${colour("ink")} 0.12rem, transparent 0.14rem);
    background-size: 0.5rem 0.6rem;
    background-position: -0.25rem center;
    background-repeat: repeat-y;
  }
`;

const Admission = styled.a<{ $stock: keyof typeof STOCKS }>`
  ${({ $stock }) => STOCKS[$stock]}
  display: flex;
  text-decoration: none;
  filter: drop-shadow(5px 5px 0 ${colour("ink")});
  &:hover ${Stub}, &:focus-visible ${Stub} {
    transform: rotate(-2.500deg) translateX(-3px);
  }
  &:focus-visible {
    outline-offset: 8px;
  }
  &:active ${Body} {
    transform: translate(2px, 2px);
  }
`;

const Word = styled.span`
  ${display}
  font-size: 1rem;
  letter-spacing: 0.04em;
  text-transform: uppercase;
`;

const Numeral = styled.span`
  ${display}
  font-size: calc(var(--ticket-title, 2rem) * 2.5);
  line-height: 0.78;
  /* Text then stands on plates of its own, which must not cover the word above. */
  @media (forced-colors: active) {
    line-height: 1.3;
  }
`;

const Title = styled.span`
  ${display}
  font-size: var(--ticket-title, 2rem);
  letter-spacing: -0.015em;
`;

const Arrow = styled.svg`
  flex: none;
  inline-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem);
  fill: none;
  stroke: currentcolor;
  stroke-width: 4;
`;
