import { keyframes, styled } from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";
import { DrainingFill, FadeOut, loopAnimation, Outlines } from "./drain.ts";
import { Blackbird } from "./kit/Characters.tsx";
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
      <DrainingFill $ink="vermilion" $drained="slate" data-stage={3}>
        <path d="M620 470h760v120c-30 40-60 40-95 0-30 40-64 40-95 0-30 40-64 40-95 0-30 40-64 40-95 0-30 40-64 40-95 0-30 40-64 40-95 0-30 40-64 40-95 0-30 40-60 40-95 0z" />
        <path d="M1380 470c0 300 10 560 40 760h580V470zM622 470c0 300 0 560-6 760h48c-20-220-8-420-8-640z" />
      </DrainingFill>
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
      <DrainingFill
        as="path"
        $ink="marigold"
        $drained="paper"
        data-stage={3}
        d="M680 640h640v440H680z"
      />
      <DrainingFill
        as="circle"
        $ink="rose"
        $drained="paper"
        data-stage={2}
        cx="1180"
        cy="800"
        r="104"
      />
      <DrainingFill
        as="path"
        $ink="viridian"
        $drained="paper"
        data-stage={2}
        d="M680 960c60-30 110-30 160 0s110 30 160 0 110-30 160 0 110 30 160 0v120H680z"
      />
      <DrainingFill
        as="path"
        $ink="ultramarine"
        $drained="paper"
        data-stage={1}
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
      <DrainingFill
        as="path"
        $ink="marigold"
        $drained="paper"
        data-stage={4}
        d="M680 1080 985 1600h30l305-520z"
        opacity=".5"
      />
      <DrainingFill
        as="path"
        $ink="rose"
        $drained="paper"
        data-stage={1}
        d="M790 1080 992 1600h8l-70-520z"
        opacity=".7"
      />
      <DrainingFill
        as="path"
        $ink="mint"
        $drained="paper"
        data-stage={2}
        d="M1070 1080 1000 1600h8l202-520z"
        opacity=".7"
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

/** The audience, seen from the back row. */
function Audience() {
  return (
    <>
      {ROWS.map(({ y, size, heads, from, step }) => (
        <g key={y}>
          <path fill={INKS.night} d={`M-20 ${y + size * 0.9}H2020V1620H-20z`} />
          {Array.from({ length: heads }, (_, seat) => {
            const x = from + seat * step;
            const place = `translate(${x} ${y}) scale(${size / 100})`;
            const head = { fill: INKS.ink, d: HEADS[(seat * 5 + y) % HEADS.length] };
            if (y !== 1330 || seat !== 4) return <path key={x} transform={place} {...head} />;
            return (
              <g key={x} transform={place}>
                <path {...head} d={HEADS[3]} />
                <DrainingFill
                  as="path"
                  $ink="vermilion"
                  $drained="lead"
                  data-stage={5}
                  d="M-66 58c40 26 92 26 132 0l16 44c-50 30-114 30-164 0zM40 84c50 10 60 60 110 70l-14 34c-60-10-80-60-124-68z"
                />
              </g>
            );
          })}
          <DrainingFill
            as="path"
            $ink="ultramarine"
            $drained="lead"
            data-stage={4}
            d={Array.from({ length: heads }, (_, seat) => {
              const x = from + seat * step;
              const half = size * 0.86;
              return `M${x - half} ${y + size * 2.6}v-${size * 1.1}q0-${size * 0.34} ${size * 0.34}-${size * 0.34}h${half * 2 - size * 0.68}q${size * 0.34} 0 ${size * 0.34} ${size * 0.34}v${size * 1.1}z`;
            }).join("")}
          />
          <Outlines
            as="path"
            d={Array.from({ length: heads }, (_, seat) => {
              const x = from + seat * step;
              const half = size * 0.86;
              return `M${x - half} ${y + size * 2.6}v-${size * 1.1}q0-${size * 0.34} ${size * 0.34}-${size * 0.34}h${half * 2 - size * 0.68}q${size * 0.34} 0 ${size * 0.34} ${size * 0.34}v${size * 1.1}`;
            }).join("")}
          />
        </g>
      ))}
    </>
  );
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
