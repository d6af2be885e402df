import { styled } from "styled-components";
import { Blackbird, Fiddler, FiddlerChalk, Nell } from "./Characters.tsx";
import {
  circle,
  DashedOutlines,
  Drawing,
  FadeOut,
  Layer,
  type Layers,
  PROGRESS,
  type StageProps,
  toAndFro,
  WHOLE,
} from "./Drawing.tsx";
import { GABLE, LADDER, Painter } from "./Gable.tsx";
import { ScenePicture } from "./ScenePicture.tsx";
import { Street } from "./Street.tsx";

/** Scene 3: the street from nearby at 13:00. The fiddler and the mural fade. */
export function StreetCorner() {
  return (
    <ScenePicture scene={3}>
      <Drawing of={NOON_SKY} />
      <g transform="translate(-371 -204) scale(1.18)">
        <Street hour={13} near />
        <Drawing of={GABLE} />
        <PaintFlakes />
        <FadeOut data-stage={3}>
          <Painter />
        </FadeOut>
        <Layer of="ink 5px" d={LADDER} />
        <DashedOutlines data-stage={2} transform="translate(1010 1356)">
          <FiddlerChalk />
        </DashedOutlines>
        <FadeOut data-stage={1}>
          <Fiddler at="translate(1010 1356)" stage={1} />
        </FadeOut>
        <Shopper at="translate(1452 1352)" />
        <WomanWithPram at="translate(1640 1362)" />
        <Blackbird at="translate(1116 1362) scale(.5)" silentAt={2} />
        <Nell at="translate(1230 1366) scale(-1 1)" />
      </g>
    </ScenePicture>
  );
}

const NOON_SKY: Layers = {
  "sky 4": WHOLE,
  "marigold paper 3": circle(1640, 420, 120),
  paper:
    "M1120 430c40-60 150-50 170 8 60-30 140 0 140 60h-420c0-52 50-82 110-68zM1720 540c30-44 110-36 126 6 44-22 104 0 104 44h-310c0-38 36-60 80-50z",
  "dots light": "M1010 480h420v18h-420zM1640 574h310v16h-310z",
  "viridian lead 3": "M-20 1180c160-90 300-100 420-60s160 40 240 20v260H-20z",
};

/** Flakes of paint that fall from the mural. */
function PaintFlakes() {
  return (
    <>
      {FLAKES.map(({ x, y, ink, stage, shape }) => (
        <FlakeVisibility key={`${x} ${y}`} data-stage={stage} transform={`translate(${x} ${y})`}>
          <FlakeFall $fall={Math.max(24, WALL_FOOT_Y - y)}>
            <Layer of={`${ink} lead 5`} d={SHAPES[shape]} />
          </FlakeFall>
        </FlakeVisibility>
      ))}
    </>
  );
}

const WALL_FOOT_Y = 1316;

const SHAPES = {
  five: "M0-26 30-8 18 24-20 20-30-6z",
  tall: "M-20-20 16-24 26 8-8 28z",
  flat: "M-14-14 20-18 14 20-18 12z",
};

const FLAKES = [
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
] as const;

/** Hides a flake before its stage. */
const FlakeVisibility = styled.g<StageProps>`
  opacity: calc(${PROGRESS} * 20);
`;

/** Moves a flake down to the foot of the wall, in the stage of the flake. */
const FlakeFall = styled.g<{ $fall: number }>`
  transform: translateY(calc(${PROGRESS} * ${PROGRESS} * ${({ $fall }) => $fall}px)) rotate(calc(${PROGRESS} * 70deg));
`;

/** A man with shopping, walking left, 330 units tall, with his feet at the place `at`. */
function Shopper({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Drawing
        of={{
          ink: "M-30-120-52-12h-18l-2 12h44l4-12 20-100 26 100-4 12h46l2-12-20-6-12-102z",
          "vermilion slate 3":
            "M-40-266c-18 60-18 120-10 164H52c8-60 2-120-14-164-22-14-54-14-78 0z",
          paper: "M-34-304c-2-44 60-44 60 0 0 32-10 46-28 46s-32-16-32-46z",
        }}
      />
      <Drawing
        of={{
          ink: "M-36-300c-8-50 70-54 66 4-2 18-8 22-16 26 0-20-14-34-50-30z",
          "viridian lead 2": "M30-150h62v70H30z",
          "ink 5px": "M-40-266c-18 60-18 120-10 164H52c8-60 2-120-14-164",
          "ink 3px":
            "M-34-300c0 26 14 42 32 42M-24-298v8M16-246c22 40 36 70 46 98M-6-240c20 40 30 70 38 98M30-150h62v70H30zM44-150c2-24 32-24 34 0",
        }}
      />
    </g>
  );
}

/** A woman with a pram, walking right, 320 units tall, with her feet at the place `at`. */
function WomanWithPram({ at }: { at: string }) {
  return (
    <g transform={at}>
      <Drawing
        of={{
          ink: "M-20-96-34-10h-18l2 10h42l2-10 14-70 14 70-2 10h42l2-10-20-4-12-82z",
          "rose lead 3": "M-30-240c-20 50-32 100-34 150H60c-2-60-12-110-28-150-18-14-44-14-62 0z",
          paper: "M-28-284c0-46 60-46 60 0 0 32-12 48-30 48s-30-16-30-48z",
        }}
      />
      <Drawing
        of={{
          ink: "M-32-262c-16-50 8-66 32-66s42 14 36 44c-28 2-40-8-46-16-4 14-10 26-22 38z",
          "ultramarine 2":
            "M112-160h120c0 60-24 92-60 92s-60-32-60-92zM112-160c0-60 60-84 90-60l-30 60z",
        }}
      />
      <PramWheels>
        <Drawing
          of={{
            "ink 5px": `${circle(138, -28, 26)}${circle(208, -28, 26)}`,
            "ink 3px": "M138-54v52M112-28h52M208-54v52M182-28h52",
          }}
        />
      </PramWheels>
      <Drawing
        of={{
          "ink 5px":
            "M112-160h120c0 60-24 92-60 92s-60-32-60-92zM112-160c0-60 60-84 90-60l-30 60M112-160 92-196M150-68l-12 14M196-68l12 14M-30-240c-20 50-32 100-34 150H60c-2-60-12-110-28-150",
          "ink 3px":
            "M20-224c20 20 46 30 72 30M16-202c20 20 46 28 72 24M32-284c0 32-12 48-30 48M20-282v8",
        }}
      />
    </g>
  );
}

const PramWheels = styled.g`
  ${toAndFro(0.6, "transform: translateX(0)", "transform: translateX(3px)")}
`;
