import { keyframes, styled } from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";
import { Blackbird } from "./Characters.tsx";
import { circle, FadeOut, Fill, loopAnimation, Outlines } from "./drain.tsx";
import { Halftone, ScenePicture } from "./ScenePicture.tsx";

/** Scene 4: a matinée at 16:00. The film fades from the screen. */
export function Cinema() {
  return (
    <ScenePicture scene={4} tones={["heavy"]}>
      <rect width="2000" height="1600" fill={INKS.night} />
      {/* Below the texts of a low phone. */}
      <g transform="translate(0 64)">
        <Curtains />
        <Film />
        <Beam />
      </g>
      <Audience />
    </ScenePicture>
  );
}

function Curtains() {
  return (
    <>
      <Fill
        ink="vermilion"
        drained="slate"
        stage={3}
        d="M620 470h760v120c-30 40-60 40-95 0-30 40-64 40-95 0-30 40-64 40-95 0-30 40-64 40-95 0-30 40-64 40-95 0-30 40-64 40-95 0-30 40-64 40-95 0-30 40-60 40-95 0z"
      />
      <Fill
        ink="vermilion"
        drained="slate"
        stage={3}
        d="M1380 470c0 300 10 560 40 760h580V470zM622 470c0 300 0 560-6 760h48c-20-220-8-420-8-640z"
      />
      <Halftone
        tone="heavy"
        d="M1440 470h70c0 300 20 560 40 760h-70c-24-200-40-460-40-760zM1600 470h70c0 300 10 560 20 760h-70c-12-200-20-460-20-760zM1760 470h70v760h-70zM1920 470h70v760h-70z"
      />
      <Outlines>
        <path d="M620 470h1400M622 470c0 300 0 560-6 760M1380 470v120c6 260 14 460 40 640" />
        <path
          className="thin"
          d="M620 590c30 40 60 40 95 0 30 40 64 40 95 0 30 40 64 40 95 0 30 40 64 40 95 0 30 40 64 40 95 0 30 40 64 40 95 0 30 40 64 40 95 0 30 40 60 40 95 0"
        />
      </Outlines>
    </>
  );
}

/** The film: a dancer over the sea. Its parts fade one after another. */
function Film() {
  return (
    <>
      <Fill ink="marigold" drained="paper" stage={3} d="M680 640h640v440H680z" />
      <Fill ink="rose" drained="paper" stage={2} d={circle(1180, 800, 104)} />
      <Fill
        ink="viridian"
        drained="paper"
        stage={2}
        d="M680 960c60-30 110-30 160 0s110 30 160 0 110-30 160 0 110 30 160 0v120H680z"
      />
      <Fill
        ink="ultramarine"
        drained="paper"
        stage={1}
        d="M680 1010c60-30 110-30 160 0s110 30 160 0 110-30 160 0 110 30 160 0v70H680z"
      />
      <FadeOut data-stage={0}>
        <LeapingDancer>
          <path
            fill={INKS.ink}
            d="M880 712a26 26 0 1 1 40 24c16 14 40 18 70 4 34-16 70-44 104-44 10 0 12 8 4 12-40 12-72 48-106 66l-16 50c44 0 110-10 170-46l16 14c-60 54-132 70-190 68-30 20-50 50-110 88-20 12-60 26-70 22l-2-16c44-14 70-54 92-92-10-50 8-84 20-104-30-6-60-28-88-56-8-10 0-18 10-12 26 20 46 28 66 24z"
          />
          <path
            fill={INKS.vermilion}
            d="M888 776c40-14 90-10 116 10l-24 66c60 0 96 18 126 44-80 40-190 40-250-14 20-30 34-60 32-106z"
          />
        </LeapingDancer>
      </FadeOut>
      <g transform="translate(1230 1080) scale(.9)">
        <Blackbird silentAt={1} />
      </g>
      <Outlines as="path" d="M680 640h640v440H680z" />
    </>
  );
}

const leap = keyframes`
  0%, 100% { transform: translateY(0) rotate(0deg); }
  50% { transform: translateY(-22px) rotate(-4deg); }
`;

const LeapingDancer = styled.g`
  transform-origin: 960px 860px;
  ${loopAnimation(leap, 1.8)}
`;

/** The projector's beam over the audience. */
function Beam() {
  return (
    <FlickeringGroup>
      <Fill
        ink="marigold"
        drained="paper"
        stage={4}
        opacity={0.5}
        d="M680 1080 985 1600h30l305-520z"
      />
      <Fill ink="rose" drained="paper" stage={1} opacity={0.7} d="M790 1080 992 1600h8l-70-520z" />
      <Fill
        ink="mint"
        drained="paper"
        stage={2}
        opacity={0.7}
        d="M1070 1080 1000 1600h8l202-520z"
      />
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
  ${loopAnimation(flicker, 0.8)}
`;

/** The audience, seen from the back row, with Nell among it. */
function Audience() {
  return ROWS.map(({ y, size, heads, from, step }) => {
    const places = Array.from({ length: heads }, (_, seat) => from + seat * step);
    const seats = places.map((x) => seatPath(x, y, size)).join("");
    return (
      <g key={y}>
        <path fill={INKS.night} d={`M-20 ${y + size * 0.9}H2020V1620H-20z`} />
        {places.map((x, seat) => {
          const transform = `translate(${x} ${y}) scale(${size / 100})`;
          const head = { fill: INKS.ink, d: HEADS[(seat * 5 + y) % HEADS.length] };
          const isNell = y === 1330 && seat === 4;
          if (!isNell) return <path key={x} transform={transform} {...head} />;
          return (
            <g key={x} transform={transform}>
              <path {...head} d={HEADS[3]} />
              <Fill
                ink="vermilion"
                stage={5}
                d="M-66 58c40 26 92 26 132 0l16 44c-50 30-114 30-164 0zM40 84c50 10 60 60 110 70l-14 34c-60-10-80-60-124-68z"
              />
            </g>
          );
        })}
        <Fill ink="ultramarine" drained="lead" stage={4} d={seats} />
        <Outlines as="path" d={seats} />
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
