import styled from "styled-components";
import type { DrainStage } from "../../stages.ts";
import { Fill, type Ink, PROGRESS, type StageProps } from "../drain.tsx";

/** Flakes of paint that fall from the mural. */
export function PaintFlakes() {
  return (
    <>
      {FLAKES.map(({ x, y, ink, stage, shape }) => (
        <FlakeVisibility key={`${x} ${y}`} data-stage={stage} transform={`translate(${x} ${y})`}>
          <FlakeFall $fall={Math.max(24, WALL_FOOT_Y - y)}>
            <Fill ink={ink} drained="lead" stage={5} d={SHAPES[shape]} />
          </FlakeFall>
        </FlakeVisibility>
      ))}
    </>
  );
}

/** The y-coordinate of the foot of the wall. */
const WALL_FOOT_Y = 1316;

const SHAPES = {
  five: "M0-26 30-8 18 24-20 20-30-6z",
  tall: "M-20-20 16-24 26 8-8 28z",
  flat: "M-14-14 20-18 14 20-18 12z",
};

const FLAKES: readonly {
  x: number;
  y: number;
  ink: Ink;
  stage: DrainStage;
  shape: keyof typeof SHAPES;
}[] = [
  { x: 1086, y: 940, ink: "viridian", stage: 0, shape: "five" },
  { x: 1200, y: 860, ink: "marigold", stage: 1, shape: "tall" },
  { x: 1296, y: 980, ink: "ultramarine", stage: 0, shape: "flat" },
  { x: 1180, y: 1040, ink: "rose", stage: 1, shape: "five" },
  { x: 1074, y: 1100, ink: "marigold", stage: 0, shape: "tall" },
  { x: 1320, y: 1110, ink: "ultramarine", stage: 2, shape: "five" },
  { x: 1130, y: 1180, ink: "rose", stage: 2, shape: "flat" },
  { x: 1240, y: 1130, ink: "rose", stage: 0, shape: "tall" },
  { x: 1300, y: 1220, ink: "ultramarine", stage: 1, shape: "tall" },
  { x: 1060, y: 1230, ink: "viridian", stage: 2, shape: "flat" },
  { x: 1250, y: 950, ink: "ultramarine", stage: 2, shape: "flat" },
  { x: 1140, y: 850, ink: "viridian", stage: 2, shape: "tall" },
  { x: 1200, y: 1240, ink: "rose", stage: 0, shape: "flat" },
];

/** Hides a flake before its stage. */
const FlakeVisibility = styled.g<StageProps>`
  opacity: calc(${PROGRESS} * 20);
`;

/** Moves a flake down to the foot of the wall, in the stage of the flake. */
const FlakeFall = styled.g<{ $fall: number }>`
  transform: translateY(calc(${PROGRESS} * ${PROGRESS} * ${({ $fall }) => $fall}px)) rotate(calc(${PROGRESS} * 70deg));
`;
