import styled, { css } from "styled-components";
import { colour, MOTION, SPACE } from "../../../widget/theme/tokens.ts";
import { useWording } from "../../document/shown-page.ts";
import { display } from "../../style/type.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

interface StepTileProps {
  /** Link to the section of the page for this step. The browser moves the focus there. */
  href: string;
  step: number;
  title: string;
}

/** A step of the action page, drawn as a concert ticket. The page's script records the clicks of step 1. */
export function StepTile({ href, step, title }: StepTileProps) {
  const isLetter = step === 1;
  return (
    <TileLink href={href} $isUrgent={isLetter} data-records-letter={isLetter || undefined}>
      <TileStub>
        <TileFace>
          <StepLabel>{useWording({ en, ga }).step}</StepLabel>
          <StepNumber>{step}</StepNumber>
        </TileFace>
      </TileStub>
      <TileBody>
        <TileFace>
          <TileTitle>{title}</TileTitle>
          <DownArrow viewBox="0 0 32 32" aria-hidden="true">
            <path d="M16 3V27M5 17L16 28L27 17" />
          </DownArrow>
        </TileFace>
      </TileBody>
    </TileLink>
  );
}

/*
 * Stub and body are two ink-coloured shapes, each with a coloured face inside a border of this width.
 * Round notches are cut out of the corners where they meet, around a common centre.
 */
const BORDER = "3px";
const notched = (side: "left" | "right", radius: string, inset: string) => css`
  mask-image:
    radial-gradient(circle ${radius} at ${side} ${inset}, transparent 97%, currentcolor),
    radial-gradient(circle ${radius} at ${side} calc(100% - ${inset}), transparent 97%, currentcolor);
  mask-composite: intersect;
  @media (forced-colors: active) {
    mask-image: none;
  }
`;
const notchedPiece = (side: "left" | "right") => notched(side, "0.7rem", "0px");
const notchedFace = (side: "left" | "right") =>
  notched(side, `calc(0.7rem + ${BORDER})`, `-${BORDER}`);

const TileFace = styled.span`
  display: flex;
  align-items: center;
  gap: ${SPACE.l};
  block-size: 100%;
  background: var(--tile-background);
  @media (forced-colors: active) {
    border: 2px solid;
  }
`;

const tilePiece = css`
  display: block;
  background: ${colour("ink")};
  transition: transform ${MOTION.slow} ${MOTION.ease};
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const TileStub = styled.span`
  ${tilePiece}
  ${notchedPiece("right")}
  padding: ${BORDER} 0 ${BORDER} ${BORDER};
  transform-origin: 100% 100%;
  > ${TileFace} {
    ${notchedFace("right")}
    flex-direction: column;
    justify-content: center;
    gap: 0;
    padding: ${SPACE.s} ${SPACE.xl} ${SPACE.m};
  }
`;

const TileBody = styled.span`
  ${tilePiece}
  ${notchedPiece("left")}
  flex: 1;
  padding: ${BORDER} ${BORDER} ${BORDER} 0;
  > ${TileFace} {
    ${notchedFace("left")}
    flex-wrap: wrap;
    justify-content: space-between;
    padding: ${SPACE.l} ${SPACE.xl} ${SPACE.l} ${SPACE.xl};
    background-image: radial-gradient(circle, ${colour("ink")} 0.12rem, transparent 0.14rem);
    background-size: 0.5rem 0.6rem;
    background-position: -0.25rem center;
    background-repeat: repeat-y;
  }
`;

const TileLink = styled.a<{ $isUrgent: boolean }>`
  --tile-background: ${({ $isUrgent }) => colour($isUrgent ? "urgent" : "paperRaised")};
  color: ${({ $isUrgent }) => colour($isUrgent ? "onUrgent" : "ink")};
  display: flex;
  text-decoration: none;
  filter: drop-shadow(5px 5px 0 ${colour("ink")});
  &:hover ${TileStub}, &:focus-visible ${TileStub} {
    transform: rotate(-2.5deg) translateX(-3px);
  }
  &:focus-visible {
    outline-offset: 8px;
  }
  &:active ${TileBody} {
    transform: translate(2px, 2px);
  }
`;

const StepLabel = styled.span`
  ${display}
  font-size: 1rem;
  letter-spacing: 0.04em;
  text-transform: uppercase;
`;

const StepNumber = styled.span`
  ${display}
  font-size: calc(var(--tile-title, 2rem) * 2.5);
  line-height: 0.78;
  /* Forced colours draw a background behind text. It must not cover the label above. */
  @media (forced-colors: active) {
    line-height: 1.3;
  }
`;

/* The arrow moves below the title only where the longest word leaves no room beside it. */
const TileTitle = styled.span`
  ${display}
  flex: 1 1 min-content;
  font-size: var(--tile-title, 2rem);
  letter-spacing: -0.015em;
`;

const DownArrow = styled.svg`
  flex: none;
  inline-size: clamp(1.75rem, 1.4rem + 1.4cqi, 2.5rem);
  fill: none;
  stroke: currentcolor;
  stroke-width: 4;
`;
