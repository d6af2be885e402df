import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";
import { Goes, Key, Line, living, Over, Solid, type Stage } from "./drain.ts";
import { Sheet } from "./Sheet.tsx";

/** Scene 6: Nell at eleven at night, and what she carries; it goes out one light after the other. */
export function Inside() {
  return (
    <Sheet scene={6}>
      <Solid $ink="ultramarine" $left="night" $at={3}>
        <rect width="2000" height="1600" />
      </Solid>
      <Sky />
      <Windows />
      <g transform="translate(100 110) scale(.9)">
        <Body />
        <Hair />
        <Lights />
        <Face />
      </g>
    </Sheet>
  );
}

function Sky() {
  return (
    <>
      <Solid $ink="marigold" $left="night" $at={1}>
        <path d="M1560 430a120 120 0 1 0 150 150 96 96 0 0 1-150-150z" />
      </Solid>
      <Solid $ink="paper" $left="night" $at={2}>
        <path
          d={STARS.map(([x, y]) => `M${x} ${y - 16}l5 11 11 5-11 5-5 11-5-11-11-5 11-5z`).join("")}
        />
      </Solid>
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
      <Solid $ink="rose" $left="night" $at={4}>
        <path d={BODY} />
      </Solid>
      <Over $ink="vermilion" $at={3}>
        <path d="M560 1330l60-44-20 330h-80zM720 1240l70-26-20 410h-80zM1440 1330l-60-44 20 330h80zM1280 1240l-70-26 20 410h80zM960 1260h80v460h-80z" />
      </Over>
      <Key>
        <path d={BODY} />
      </Key>
      <Line $ink="ink" $left="slate" $at={5} strokeWidth="5">
        <path d={BODY} />
      </Line>
    </>
  );
}

const HAIR =
  "M690 1230c-70-60-96-170-88-280 22-270 190-420 398-420s376 150 398 420c8 110-18 220-88 280-40 24-80 20-110-10H800c-30 30-70 34-110 10z";

function Hair() {
  return (
    <>
      <path fill={INKS.ink} d={HAIR} />
      <Line $ink="ink" $left="slate" $at={5} strokeWidth="5">
        <path d={HAIR} />
      </Line>
    </>
  );
}

function Face() {
  return (
    <>
      <Solid $ink="paper" $left="slate" $at={5}>
        <path d="M824 990h352v70c0 130-76 210-176 210s-176-80-176-210z" />
      </Solid>
      <Solid $ink="rose" $left="slate" $at={4}>
        <circle cx="882" cy="1130" r="36" />
        <circle cx="1118" cy="1130" r="36" />
      </Solid>
      <Solid $ink="vermilion" $left="lead" $at={5}>
        <path d="M784 1196c110 110 322 110 432 0l40 96c-140 120-372 120-512 0z" />
      </Solid>
      <Key>
        <path d="M784 1196c110 110 322 110 432 0l40 96c-140 120-372 120-512 0z" />
        <path
          strokeWidth="7"
          d="M866 1068c18 18 50 18 68 0M1066 1068c18 18 50 18 68 0M976 1190c14 10 34 10 48 0M1000 1086l-10 54h20"
        />
      </Key>
    </>
  );
}

/** One thing she carries, with its glow, about its own 0,0; about 130 units wide. */
function Light({ at, x, y, scale = 1, children }: LightProps) {
  return (
    <Goes $at={at}>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <circle r="96" fill={INKS.marigold} opacity=".28" />
        <circle r="76" fill={INKS.marigold} />
        {children}
      </g>
    </Goes>
  );
}

interface LightProps {
  at: Stage;
  x: number;
  y: number;
  scale?: number;
  children: ReactNode;
}

function Lights() {
  return (
    <Breath>
      <Light at={5} x={1000} y={672} scale={0.98}>
        <path
          fill={INKS.ink}
          d="M-64 28C-48 8-34-16-8-30-2-48 18-54 32-46c10 6 12 14 10 22C38 4 20 22-8 22c-16 0-24 4-36 14-6 6-26 4-20-8z"
        />
        <path fill={INKS.vermilion} d="M40-40 62-38 42-28z" />
        <path
          d="M66-54q12 12 8 30M80-64q20 18 12 50"
          stroke={INKS.ink}
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
        />
      </Light>
      <Light at={0} x={826} y={724} scale={0.84}>
        <path
          fill={INKS.vermilion}
          d="M-8-44c16-16 44 0 34 22 14 10 12 40-8 46-6 24-48 26-56 2-18-14-12-38 2-44-8-20 10-38 28-26z"
          transform="rotate(30)"
        />
        <path
          d="M10-30 44-66M-30 40 20-10"
          stroke={INKS.ink}
          strokeWidth="6"
          strokeLinecap="round"
        />
      </Light>
      <Light at={1} x={1174} y={724} scale={0.84}>
        <path
          fill={INKS.paper}
          stroke={INKS.ink}
          strokeWidth="5"
          strokeLinejoin="round"
          d="M0-20c-18-14-40-16-58-10v58c18-6 40-4 58 10 18-14 40-16 58-10v-58c-18-6-40-4-58 10zM0-20v58"
        />
        <path
          d="M-44-8c10-2 20 0 30 4M-44 8c10-2 20 0 30 4M14-4c10-4 20-6 30-4M14 12c10-4 20-6 30-4"
          stroke={INKS.ink}
          strokeWidth="4"
          fill="none"
        />
      </Light>
      <Light at={2} x={704} y={868} scale={0.84}>
        <path fill={INKS.ink} d="M-56-34H56v68H-56z" />
        <path fill={INKS.rose} d="M-40-20h36v40h-36zM4-20h36v40H4z" />
        <path
          fill={INKS.paper}
          d="M-50-30h8v6h-8zM-30-30h8v6h-8zM-10-30h8v6h-8zM10-30h8v6h-8zM30-30h8v6h-8zM-50 24h8v6h-8zM-30 24h8v6h-8zM-10 24h8v6h-8zM10 24h8v6h-8zM30 24h8v6h-8z"
        />
      </Light>
      <Light at={3} x={1296} y={868} scale={0.84}>
        <path fill={INKS.viridian} d="M-50 50c4-30 20-60 60-90l24 22c-26 40-54 62-84 68z" />
        <path fill={INKS.vermilion} d="M-50 50c0-20 6-36 18-48l26 26c-12 14-26 20-44 22z" />
        <path
          d="M10-40 52-72M34-18 64-62"
          stroke={INKS.ink}
          strokeWidth="8"
          strokeLinecap="round"
        />
      </Light>
      <Light at={4} x={1100} y={862} scale={0.84}>
        <path
          fill={INKS.ink}
          d="M-10-62a12 12 0 1 1 16 10c8 8 20 8 34 0 12-6 22-14 32-14 6 0 4 6-2 8-16 6-28 18-44 26l-8 22c24 4 40 26 50 52l-12 6c-16-26-34-38-58-38-18 14-34 30-60 36l-6-10c22-10 38-26 50-44-4-18 2-32 8-40-16-2-30-12-40-22-4-4 0-8 4-6 12 8 22 14 36 14z"
        />
        <path
          fill={INKS.rose}
          d="M-8-32c16-6 34-2 44 6l-10 26c22 4 36 16 46 36-36 8-74 2-98-16 10-14 18-30 18-52z"
        />
      </Light>
      <Light at={1} x={900} y={862} scale={0.8}>
        <path
          d="M-20 36V-40l50-12v70"
          stroke={INKS.ink}
          strokeWidth="9"
          fill="none"
          strokeLinejoin="round"
        />
        <ellipse cx="-34" cy="38" rx="18" ry="14" fill={INKS.ink} />
        <ellipse cx="16" cy="20" rx="18" ry="14" fill={INKS.ink} />
      </Light>
      <Light at={2} x={700} y={1036} scale={0.7}>
        <path
          fill={INKS.vermilion}
          d="M0-50 12-16l36 2-28 22 10 36-30-22-30 22 10-36-28-22 36-2z"
        />
      </Light>
    </Breath>
  );
}

const breathe = keyframes`
  0%, 100% { opacity: 1; }
  50% { opacity: .86; }
`;

const Breath = styled.g`
  ${living(breathe, 3)}
`;

/** The town outside, whose windows go dark as well. */
function Windows() {
  return (
    <>
      <path
        fill={INKS.ink}
        d="M1440 1600v-520l110-130 110 130v-90h150V560l75-120 75 120v1040zM-20 1600v-330h160v-60l70-60 70 60v90h170v300z"
      />
      {PANES.map((panes, at) => (
        <Goes key={panes} $at={at as Stage}>
          <path fill={INKS.marigold} d={panes} />
        </Goes>
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
