import styled from "styled-components";
import { type Ink, passed, Solid, type Stage } from "../drain.ts";

/** The mural's paint as it scales off the gable: bare wall shows, and the flakes come down. */
export function Flakes() {
  return (
    <>
      {FLAKES.map(({ x, y, ink, at, shape }) => (
        <Falling key={`${x} ${y}`} $at={at} transform={`translate(${x} ${y})`}>
          <Drop $at={at} $fall={Math.max(24, FOOT - y)}>
            <Solid $ink={ink} $left="lead" $at={5}>
              <path d={SHAPES[shape % SHAPES.length]} />
            </Solid>
          </Drop>
        </Falling>
      ))}
    </>
  );
}

/** Where the wall meets the pavement. */
const FOOT = 1316;

const SHAPES = [
  "M0-26 30-8 18 24-20 20-30-6z",
  "M-20-20 16-24 26 8-8 28z",
  "M-14-14 20-18 14 20-18 12z",
];

const FLAKES: readonly { x: number; y: number; ink: Ink; at: Stage; shape: number }[] = [
  { x: 1086, y: 940, ink: "viridian", at: 0, shape: 0 },
  { x: 1200, y: 860, ink: "marigold", at: 1, shape: 1 },
  { x: 1296, y: 980, ink: "ultramarine", at: 0, shape: 2 },
  { x: 1180, y: 1040, ink: "rose", at: 1, shape: 0 },
  { x: 1074, y: 1100, ink: "marigold", at: 0, shape: 1 },
  { x: 1320, y: 1110, ink: "ultramarine", at: 2, shape: 0 },
  { x: 1130, y: 1180, ink: "rose", at: 2, shape: 2 },
  { x: 1240, y: 1130, ink: "rose", at: 0, shape: 1 },
  { x: 1300, y: 1220, ink: "ultramarine", at: 1, shape: 1 },
  { x: 1060, y: 1230, ink: "viridian", at: 2, shape: 2 },
  { x: 1250, y: 950, ink: "ultramarine", at: 2, shape: 2 },
  { x: 1140, y: 850, ink: "viridian", at: 2, shape: 1 },
  { x: 1200, y: 1240, ink: "rose", at: 0, shape: 2 },
];

/** A flake is not there before its stage. */
const Falling = styled.g<{ $at: Stage }>`
  opacity: calc(${({ $at }) => passed($at)} * 20);
`;

/** It ends in a heap at the foot of the wall. */
const Drop = styled.g<{ $at: Stage; $fall: number }>`
  transform: translateY(calc(${({ $at }) => passed($at)} * ${({ $at }) => passed($at)} * ${({ $fall }) => $fall}px)) rotate(calc(${({ $at }) => passed($at)} * 70deg));
`;
