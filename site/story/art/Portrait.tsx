import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { ShapePath } from "../../../widget/answer/ShapePath.tsx";
import { INKS } from "../../../widget/theme/tokens.ts";
import type { DrainStage } from "../timing.ts";
import {
  circle,
  FadeOut,
  Fill,
  loopAnimation,
  Outlines,
  Overprint,
  Stroke,
  WHOLE,
} from "./drain.tsx";
import { ScenePicture } from "./ScenePicture.tsx";

/** Scene 6: Nell at 23:00 with memories of the arts, which go out like lights, one after another. */
export function Portrait() {
  return (
    <ScenePicture scene={6}>
      <Fill ink="ultramarine" drained="night" stage={3} d={WHOLE} />
      <NightSky />
      <Windows />
      <g transform="translate(100 110) scale(.9)">
        <Body />
        <Hair />
        <Memories />
        <Face />
      </g>
    </ScenePicture>
  );
}

function NightSky() {
  return (
    <>
      <Fill
        ink="marigold"
        drained="night"
        stage={1}
        d="M1560 430a120 120 0 1 0 150 150 96 96 0 0 1-150-150z"
      />
      <Fill
        ink="paper"
        drained="night"
        stage={2}
        d={STARS.map(([x, y]) => `M${x} ${y - 16}l5 11 11 5-11 5-5 11-5-11-11-5 11-5z`).join("")}
      />
    </>
  );
}

const STARS = [
  [590, 560],
  [560, 1010],
  [660, 640],
  [1330, 560],
  [1400, 760],
  [1480, 900],
  [1760, 420],
  [1930, 300],
  [120, 1130],
  [330, 1090],
  [60, 330],
  [480, 300],
] as const;

const BODY = "M430 1720c20-340 150-470 350-510h440c200 40 330 170 350 510z";

function Body() {
  return (
    <>
      <Fill ink="rose" drained="night" stage={4} d={BODY} />
      <Overprint
        ink="vermilion"
        stage={3}
        d="M560 1330l60-44-20 330h-80zM720 1240l70-26-20 410h-80zM1440 1330l-60-44 20 330h80zM1280 1240l-70-26 20 410h80zM960 1260h80v460h-80z"
      />
      <Stroke ink="ink" drained="slate" stage={5} width={5} d={BODY} />
    </>
  );
}

const HAIR =
  "M690 1230c-70-60-96-170-88-280 22-270 190-420 398-420s376 150 398 420c8 110-18 220-88 280-40 24-80 20-110-10H800c-30 30-70 34-110 10z";

function Hair() {
  return (
    <>
      <path fill={INKS.ink} d={HAIR} />
      <Stroke ink="ink" drained="slate" stage={5} width={5} d={HAIR} />
    </>
  );
}

function Face() {
  return (
    <>
      <Fill
        ink="paper"
        drained="slate"
        stage={5}
        d="M824 990h352v70c0 130-76 210-176 210s-176-80-176-210z"
      />
      <Fill
        ink="rose"
        drained="slate"
        stage={4}
        d={circle(882, 1130, 36) + circle(1118, 1130, 36)}
      />
      <Fill
        ink="vermilion"
        stage={5}
        d="M784 1196c110 110 322 110 432 0l40 96c-140 120-372 120-512 0z"
      />
      <Outlines>
        <path d="M784 1196c110 110 322 110 432 0l40 96c-140 120-372 120-512 0z" />
        <path
          strokeWidth="7"
          d="M866 1068c18 18 50 18 68 0M1066 1068c18 18 50 18 68 0M976 1190c14 10 34 10 48 0M1000 1086l-10 54h20"
        />
      </Outlines>
    </>
  );
}

/** The town in the background, whose windows go dark too. */
function Windows() {
  return (
    <>
      <path
        fill={INKS.ink}
        d="M1440 1600v-520l110-130 110 130v-90h150V560l75-120 75 120v1040zM-20 1600v-330h160v-60l70-60 70 60v90h170v300z"
      />
      {PANES.map((panes, stage) => (
        <FadeOut
          as="path"
          key={panes}
          data-stage={stage as DrainStage}
          fill={INKS.marigold}
          d={panes}
        />
      ))}
    </>
  );
}

const PANES = [
  "M1490 1120h40v56h-40zM1850 640h30v60h-30zM30 1320h40v46H30z",
  "M1570 1120h40v56h-40zM1700 1040h36v50h-36zM320 1350h40v46h-40z",
  "M1490 1240h40v56h-40zM1850 800h30v60h-30z",
  "M1700 1160h36v50h-36zM1570 1240h40v56h-40zM190 1240h40v50h-40z",
  "M1850 960h30v60h-30zM1570 1370h40v56h-40z",
];

/** A memory in a circle of light, centred at `x`, `y`, about 130 units wide. It fades out in `stage`. */
function Memory({ stage, x, y, scale, children }: MemoryProps) {
  return (
    <FadeOut data-stage={stage} transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="96" fill={INKS.marigold} opacity=".28" />
      <circle r="76" fill={INKS.marigold} />
      {children}
    </FadeOut>
  );
}

interface MemoryProps {
  stage: DrainStage;
  x: number;
  y: number;
  scale: number;
  children: ReactNode;
}

/** The memories above Nell's face. */
function Memories() {
  return (
    <PulsingGroup>
      <Memory stage={5} x={1000} y={672} scale={0.98}>
        <path
          fill={INKS.ink}
          d="M-64 28C-48 8-34-16-8-30-2-48 18-54 32-46c10 6 12 14 10 22C38 4 20 22-8 22c-16 0-24 4-36 14-6 6-26 4-20-8z"
        />
        <path fill={INKS.vermilion} d="M40-40 62-38 42-28z" />
        <ShapePath ink="ink" line={5} d="M66-54q12 12 8 30M80-64q20 18 12 50" />
      </Memory>
      <Memory stage={0} x={826} y={724} scale={0.84}>
        <path
          fill={INKS.vermilion}
          d="M-8-44c16-16 44 0 34 22 14 10 12 40-8 46-6 24-48 26-56 2-18-14-12-38 2-44-8-20 10-38 28-26z"
          transform="rotate(30)"
        />
        <ShapePath ink="ink" line={6} d="M10-30 44-66M-30 40 20-10" />
      </Memory>
      <Memory stage={1} x={1174} y={724} scale={0.84}>
        <path
          fill={INKS.paper}
          stroke={INKS.ink}
          strokeWidth="5"
          strokeLinejoin="round"
          d="M0-20c-18-14-40-16-58-10v58c18-6 40-4 58 10 18-14 40-16 58-10v-58c-18-6-40-4-58 10zM0-20v58"
        />
        <ShapePath
          ink="ink"
          line={4}
          d="M-44-8c10-2 20 0 30 4M-44 8c10-2 20 0 30 4M14-4c10-4 20-6 30-4M14 12c10-4 20-6 30-4"
        />
      </Memory>
      <Memory stage={2} x={704} y={868} scale={0.84}>
        <path fill={INKS.ink} d="M-56-34H56v68H-56z" />
        <path fill={INKS.rose} d="M-40-20h36v40h-36zM4-20h36v40H4z" />
        <path
          fill={INKS.paper}
          d="M-50-30h8v6h-8zM-30-30h8v6h-8zM-10-30h8v6h-8zM10-30h8v6h-8zM30-30h8v6h-8zM-50 24h8v6h-8zM-30 24h8v6h-8zM-10 24h8v6h-8zM10 24h8v6h-8zM30 24h8v6h-8z"
        />
      </Memory>
      <Memory stage={3} x={1296} y={868} scale={0.84}>
        <path fill={INKS.viridian} d="M-50 50c4-30 20-60 60-90l24 22c-26 40-54 62-84 68z" />
        <path fill={INKS.vermilion} d="M-50 50c0-20 6-36 18-48l26 26c-12 14-26 20-44 22z" />
        <ShapePath ink="ink" line={8} d="M10-40 52-72M34-18 64-62" />
      </Memory>
      <Memory stage={4} x={1100} y={862} scale={0.84}>
        <path
          fill={INKS.ink}
          d="M-10-62a12 12 0 1 1 16 10c8 8 20 8 34 0 12-6 22-14 32-14 6 0 4 6-2 8-16 6-28 18-44 26l-8 22c24 4 40 26 50 52l-12 6c-16-26-34-38-58-38-18 14-34 30-60 36l-6-10c22-10 38-26 50-44-4-18 2-32 8-40-16-2-30-12-40-22-4-4 0-8 4-6 12 8 22 14 36 14z"
        />
        <path
          fill={INKS.rose}
          d="M-8-32c16-6 34-2 44 6l-10 26c22 4 36 16 46 36-36 8-74 2-98-16 10-14 18-30 18-52z"
        />
      </Memory>
      <Memory stage={1} x={900} y={862} scale={0.8}>
        <ShapePath ink="ink" line={9} d="M-20 36V-40l50-12v70" />
        <ellipse cx="-34" cy="38" rx="18" ry="14" fill={INKS.ink} />
        <ellipse cx="16" cy="20" rx="18" ry="14" fill={INKS.ink} />
      </Memory>
      <Memory stage={2} x={700} y={1036} scale={0.7}>
        <path
          fill={INKS.vermilion}
          d="M0-50 12-16l36 2-28 22 10 36-30-22-30 22 10-36-28-22 36-2z"
        />
      </Memory>
    </PulsingGroup>
  );
}

const breathe = keyframes`
  0%, 100% { opacity: 1; }
  50% { opacity: .86; }
`;

const PulsingGroup = styled.g`
  ${loopAnimation(breathe, 3)}
`;
