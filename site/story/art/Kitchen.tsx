import { keyframes, styled } from "styled-components";
import { ShapePath } from "../../../widget/answer/ShapePath.tsx";
import { INKS } from "../../../widget/theme/tokens.ts";
import type { DrainStage } from "../timing.ts";
import { Blackbird, Nell } from "./Characters.tsx";
import {
  circle,
  FadeOut,
  Fill,
  type Ink,
  loopAnimation,
  Outlines,
  Overprint,
  PROGRESS,
  type StageProps,
  Stroke,
  WHOLE,
} from "./drain.tsx";
import { Dresser, Stove, Table } from "./KitchenFurniture.tsx";
import { Halftone, ScenePicture } from "./ScenePicture.tsx";

/** Scene 1: a kitchen at 07:00, with music from the radio. */
export function Kitchen() {
  return (
    <ScenePicture scene={1} tones={["light", "heavy"]}>
      <Fill ink="rose" stage={4} d={WHOLE} />
      <Stove />
      <g transform="translate(0 -70)">
        <Window />
        <Painting />
      </g>
      <Dresser />
      <MusicWaves />
      <g transform="translate(1130 970) scale(.9)">
        <Blackbird silentAt={2} />
      </g>
      <g transform="translate(1238 1604) scale(-1.75 1.75)">
        <Nell />
      </g>
      <Table />
      <Radio />
      <Cup />
    </ScenePicture>
  );
}

function Window() {
  return (
    <>
      <Fill ink="marigold" drained="ash" stage={3} d="M1046 640h330v400h-330z" />
      <Overprint ink="rose" stage={2} d={circle(1290, 900, 86)} />
      <Fill
        ink="viridian"
        drained="lead"
        stage={2}
        d="M1046 980c60-40 120-40 170-10s110 10 160-10v80h-330z"
      />
      <Fill ink="ultramarine" stage={3} d="M1070 1040V930l52-58 52 58v110z" />
      <path fill={INKS.paper} d="M1020 1040h382v26h-382z" />
      <Fill
        ink="vermilion"
        stage={2}
        d="M1030 612h60c10 150-6 300-60 400zM1392 612h-60c-10 150 6 300 60 400z"
      />
      <Outlines>
        <path d="M1046 640h330v400h-330zM1211 640v400M1046 800h330M1020 1040h382v26h-382zM1012 612h398" />
        <path className="thin" d="M1052 620c8 150-2 280-22 360M1370 620c-8 150 2 280 22 360" />
      </Outlines>
    </>
  );
}

/** A painting of a boat on the wall. */
function Painting() {
  return (
    <>
      <path fill={INKS.paper} d="M700 640h210v250H700z" />
      <Fill ink="ultramarine" drained="paper" stage={1} d="M722 800h166v68H722z" />
      <Fill ink="marigold" drained="paper" stage={1} d={circle(850, 706, 26)} />
      <Fill
        ink="vermilion"
        drained="paper"
        stage={1}
        d="M756 806h100l-22 32h-58zM800 690v104h-60z"
      />
      <Outlines>
        <path d="M700 640h210v250H700zM805 640l-30-30M805 640l30-30" />
        <path className="thin" d="M722 662h166v206H722z" />
      </Outlines>
    </>
  );
}

function Radio() {
  return (
    <>
      <Fill
        ink="viridian"
        drained="lead"
        stage={3}
        d="M690 1076q0-36 36-36h262q36 0 36 36v180H690z"
      />
      <Fill
        ink="marigold"
        drained="ash"
        stage={1}
        d={`${circle(790, 1148, 76)}M892 1074h104v58H892z`}
      />
      <Halftone tone="heavy" d="M728 1148a62 62 0 1 0 124 0a62 62 0 1 0-124 0z" />
      <g fill={INKS.paper}>
        <circle cx="920" cy="1190" r="22" />
        <circle cx="976" cy="1190" r="22" />
      </g>
      <Fill ink="vermilion" drained="slate" stage={1} d="M938 1078h6v50h-6z" />
      <Outlines>
        <path d="M690 1076q0-36 36-36h262q36 0 36 36v180H690zM712 1256v14h30M1002 1256v14h-30M740 1040v-20h234v20" />
        <circle cx="790" cy="1148" r="76" />
        <circle cx="920" cy="1190" r="22" />
        <circle cx="976" cy="1190" r="22" />
        <path
          className="thin"
          d="M892 1074h104v58H892zM906 1116v-14M922 1116v-22M938 1116v-14M954 1116v-22M970 1116v-14M984 1116v-22M920 1190v-18M976 1190l13-13"
        />
        <path d="M1004 1040 1080 760" />
        <circle className="solid" cx="1080" cy="760" r="7" />
      </Outlines>
    </>
  );
}

/** The music as waves across the room, which flatten into one line. */
function MusicWaves() {
  return (
    <FlatteningGroup data-stage={3}>
      <SwayingGroup>
        {WAVES.map(({ ink, stage, height, width }) => (
          <Stroke
            key={ink}
            ink={ink}
            drained="slate"
            stage={stage}
            width={width}
            d={wavePath(height)}
          />
        ))}
      </SwayingGroup>
    </FlatteningGroup>
  );
}

const WAVES: readonly { ink: Ink; stage: DrainStage; height: number; width: number }[] = [
  { ink: "ultramarine", stage: 2, height: 150, width: 16 },
  { ink: "vermilion", stage: 3, height: 104, width: 16 },
  { ink: "marigold", stage: 1, height: 58, width: 16 },
  { ink: "viridian", stage: 2, height: 22, width: 10 },
];

/** The shape of the waves: half a wavelength, their range of x, and the x of their full height. */
const WAVE = { half: 160, from: -240, to: 2300, fullAt: 760 };

/** Returns the path of a wave: flat on the left, behind the texts, and higher to the right. */
function wavePath(height: number): string {
  const { half, from, to, fullAt } = WAVE;
  const curves = Array.from({ length: Math.ceil((to - from) / half) }, (_, index) => {
    const x = from + index * half;
    const growth = Math.min(1, Math.max(0.04, (x - 240) / (fullAt - 240)));
    return `q${half / 2} ${(index % 2 === 0 ? -2 : 2) * Math.round(height * growth)} ${half} 0`;
  });
  return `M${from} 0${curves.join("")}`;
}

const FlatteningGroup = styled.g<StageProps>`
  transform: translate(0, 924px) scaleY(calc(1 - 0.985 * ${PROGRESS}));
`;

const sway = keyframes`
  0%, 100% { transform: translateX(-90px); }
  50% { transform: translateX(90px); }
`;

const SwayingGroup = styled.g`
  ${loopAnimation(sway, 4)}
`;

function Cup() {
  return (
    <>
      <FadeOut data-stage={4}>
        <Steam>
          <ShapePath
            ink="paper"
            line={9}
            d="M1076 1150c-22-26 20-40 0-70s18-38 4-64M1112 1150c-22-26 20-40 0-70s18-38 4-64"
          />
        </Steam>
      </FadeOut>
      <Fill
        ink="marigold"
        drained="paper"
        stage={2}
        d="M1040 1172h108v30c0 42-20 62-54 62s-54-20-54-62zM1148 1184c40-12 46 44-6 46z"
      />
      <Outlines>
        <path d="M1040 1172h108v30c0 42-20 62-54 62s-54-20-54-62zM1148 1184c40-12 46 44-6 46M1020 1266h150" />
        <path className="thin" d="M1052 1200c22 14 62 14 84 0" />
      </Outlines>
    </>
  );
}

const rise = keyframes`
  0%, 100% { transform: translateY(0) scaleX(1); opacity: .95; }
  50% { transform: translateY(-16px) scaleX(.9); opacity: .45; }
`;

const Steam = styled.g`
  transform-origin: 1094px 1150px;
  ${loopAnimation(rise, 2.2)}
`;
