import { keyframes, styled } from "styled-components";
import { Blackbird } from "./Characters.tsx";
import {
  circle,
  Drawing,
  FadeOut,
  Layer,
  type Layers,
  loopAnimation,
  toAndFro,
  WHOLE,
} from "./Drawing.tsx";
import { ScenePicture } from "./ScenePicture.tsx";

/** Scene 4: a matinée at 16:00. The film fades from the screen. */
export function Cinema() {
  return (
    <ScenePicture scene={4}>
      <Layer of="night" d={WHOLE} />
      {/* Below the texts of a low phone. */}
      <g transform="translate(0 64)">
        <Drawing of={CURTAINS} />
        <Film />
        <Beam />
      </g>
      <Audience />
    </ScenePicture>
  );
}

const CURTAINS: Layers = {
  "vermilion slate 3":
    "M620 470h760v120c-30 40-60 40-95 0-30 40-64 40-95 0-30 40-64 40-95 0-30 40-64 40-95 0-30 40-64 40-95 0-30 40-64 40-95 0-30 40-64 40-95 0-30 40-60 40-95 0zM1380 470c0 300 10 560 40 760h580V470zM622 470L656 590c0 220-12 420 8 640h-48c6-200 6-460 6-760z",
  "dots heavy":
    "M1440 470h70c0 300 20 560 40 760h-70c-24-200-40-460-40-760zM1600 470h70c0 300 10 560 20 760h-70c-12-200-20-460-20-760zM1760 470h70v760h-70zM1920 470h70v760h-70z",
  "ink 5px": "M620 470h1400M622 470c0 300 0 560-6 760M1380 470v120c6 260 14 460 40 640",
  "ink 3px":
    "M620 590c30 40 60 40 95 0 30 40 64 40 95 0 30 40 64 40 95 0 30 40 64 40 95 0 30 40 64 40 95 0 30 40 64 40 95 0 30 40 64 40 95 0 30 40 60 40 95 0",
};

/** The film: a dancer over the sea. Its parts fade one after another. */
function Film() {
  return (
    <>
      <Drawing
        of={{
          "marigold paper 3": "M680 640h640v440H680z",
          "rose paper 2": circle(1180, 800, 104),
          "viridian paper 2":
            "M680 960c60-30 110-30 160 0s110 30 160 0 110-30 160 0 110 30 160 0v120H680z",
          "ultramarine paper 1":
            "M680 1010c60-30 110-30 160 0s110 30 160 0 110-30 160 0 110 30 160 0v70H680z",
        }}
      />
      <FadeOut data-stage={0}>
        <LeapingDancer>
          <Drawing
            of={{
              ink: "M880 712a26 26 0 1 1 40 24c16 14 40 18 70 4 34-16 70-44 104-44 10 0 12 8 4 12-40 12-72 48-106 66l-16 50c44 0 110-10 170-46l16 14c-60 54-132 70-190 68-30 20-50 50-110 88-20 12-60 26-70 22l-2-16c44-14 70-54 92-92-10-50 8-84 20-104-30-6-60-28-88-56-8-10 0-18 10-12 26 20 46 28 66 24z",
              vermilion:
                "M888 776c40-14 90-10 116 10l-24 66c60 0 96 18 126 44-80 40-190 40-250-14 20-30 34-60 32-106z",
            }}
          />
        </LeapingDancer>
      </FadeOut>
      <Blackbird at="translate(1230 1080) scale(.9)" silentAt={1} />
      <Layer of="ink 5px" d="M680 640h640v440H680z" />
    </>
  );
}

const LeapingDancer = styled.g`
  transform-origin: 960px 860px;
  ${toAndFro(1.8, "transform: translateY(0) rotate(0deg)", "transform: translateY(-22px) rotate(-4deg)")}
`;

/** The projector's beam over the audience. */
function Beam() {
  return (
    <FlickeringGroup>
      <g opacity=".5">
        <Layer of="marigold paper 4" d="M680 1080 985 1600h30l305-520z" />
      </g>
      <g opacity=".7">
        <Layer of="rose paper 1" d="M790 1080 992 1600h8l-70-520z" />
      </g>
      <g opacity=".7">
        <Layer of="mint paper 2" d="M1070 1080 1000 1600h8l202-520z" />
      </g>
    </FlickeringGroup>
  );
}

const flicker = keyframes`
  0%, 40%, 70%, 100% { opacity: 1; }
  20% { opacity: .72; }
  55% { opacity: .84; }
`;

const FlickeringGroup = styled.g`
  mix-blend-mode: screen;
  ${loopAnimation(0.8, flicker)}
`;

/** The audience, seen from the back row, with Nell among it. */
function Audience() {
  return ROWS.map(({ y, size, heads, from, step }) => {
    const places = Array.from({ length: heads }, (_, seat) => from + seat * step);
    const seats = places.map((x) => seatPath(x, y, size)).join("");
    return (
      <g key={y}>
        <Layer of="night" d={`M-20 ${y + size * 0.9}H2020V1620H-20z`} />
        {places.map((x, seat) => {
          const isNell = y === 1330 && seat === 4;
          return (
            <g key={x} transform={`translate(${x} ${y}) scale(${size / 100})`}>
              <Layer of="ink" d={HEADS[isNell ? 3 : (seat * 5 + y) % HEADS.length] ?? ""} />
              {isNell && (
                <Layer
                  of="vermilion 5"
                  d="M-66 58c40 26 92 26 132 0l16 44c-50 30-114 30-164 0zM40 84c50 10 60 60 110 70l-14 34c-60-10-80-60-124-68z"
                />
              )}
            </g>
          );
        })}
        <Drawing of={{ "ultramarine lead 4": seats, "ink 5px": seats }} />
      </g>
    );
  });
}

/** Returns the path of a seat's back, which is open at its foot. */
function seatPath(x: number, y: number, size: number): string {
  const half = size * 0.86;
  const corner = size * 0.34;
  const side = size * 1.1;
  return `M${x - half} ${y + size * 2.6}v-${side}q0-${corner} ${corner}-${corner}h${2 * (half - corner)}q${corner} 0 ${corner} ${corner}v${side}`;
}

const ROWS = [
  { y: 1170, size: 58, heads: 17, from: 40, step: 122 },
  { y: 1240, size: 76, heads: 13, from: 100, step: 156 },
  { y: 1330, size: 100, heads: 11, from: 150, step: 206 },
] as const;

/** Heads seen from behind: short hair, a bun, a cap, long hair. */
const HEADS = [
  "M-50-6c0-70 100-70 100 0 0 40-14 64-24 76 40 10 80 30 92 90h-236c12-60 52-80 92-90-10-12-24-36-24-76z",
  "M-50-6c0-50 30-66 38-66-14-40 40-40 26 0 20 6 36 26 36 66 0 40-14 64-24 76 40 10 80 30 92 90h-236c12-60 52-80 92-90-10-12-24-36-24-76z",
  "M-60-14c-4-70 124-70 120 0-4 6-8 8-12 8 0 36-12 60-22 76 40 10 80 30 92 90h-236c12-60 52-80 92-90-10-16-22-40-22-76-4 0-8-2-12-8z",
  "M-58 80c-20-200 136-200 116 0 30 12 58 36 66 80h-248c8-44 36-68 66-80z",
];
