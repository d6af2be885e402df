import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";
import { Comes, Goes, Key, living, Over, Solid, type Stage } from "./drain.ts";
import { Blackbird } from "./kit/Blackbird.tsx";
import { NellHead } from "./kit/Nell.tsx";
import { Screen, Sheet } from "./Sheet.tsx";

/** Scene 5: Nell's room at seven in the evening; what was designed falls back to its first lines. */
export function Room() {
  return (
    <Sheet scene={5}>
      <Solid $ink="marigold" $at={4}>
        <rect width="2000" height="1600" />
      </Solid>
      <Solid $ink="ultramarine" $left="lead" $at={4}>
        <path d="M0 1290h2000v310H0z" />
      </Solid>
      <Key>
        <path d="M0 1290h2000" />
      </Key>
      <Solid $ink="rose" $left="ash" $at={2}>
        <ellipse cx="1000" cy="1390" rx="470" ry="70" />
      </Solid>
      <Key>
        <ellipse cx="1000" cy="1390" rx="470" ry="70" />
        <ellipse className="thin" cx="1000" cy="1390" rx="430" ry="54" />
      </Key>
      <Poster />
      <Dress />
      <Shelf />
      <Plant />
      <Lamp />
      <g transform="translate(1196 612) scale(.72)">
        <Blackbird silentAt={1} />
      </g>
      <Chair />
      <NellSits />
    </Sheet>
  );
}

/** A thing that somebody designed, and the drawing it began as. */
function Designed({ at, plan, children }: { at: Stage; plan: string; children: ReactNode }) {
  return (
    <>
      <Comes $at={at}>
        <Plan d={plan} />
      </Comes>
      <Goes $at={at}>{children}</Goes>
    </>
  );
}

const Plan = styled.path`
  fill: none;
  stroke: ${INKS.ink};
  stroke-width: 3.5;
  stroke-dasharray: 16 8 3 8;
`;

function Poster() {
  const frame = "M676 560h250v340H676z";
  return (
    <Designed
      at={1}
      plan={`${frame}M676 560l250 340M926 560 676 900M801 530v400M646 730h310M676 940h250M676 928v24M926 928v24`}
    >
      <Solid $ink="paper" $left="paper" $at={1}>
        <path d={frame} />
      </Solid>
      <Solid $ink="vermilion" $at={1}>
        <circle cx="770" cy="680" r="78" />
      </Solid>
      <Over $ink="ultramarine" $at={1}>
        <path d="M906 620v160H746z" />
      </Over>
      <Over $ink="marigold" $at={1}>
        <path d="M696 740h120v60H696z" />
      </Over>
      <Key>
        <path d={frame} />
        <path className="thin" d="M700 830h200M700 852h200M700 874h120" />
      </Key>
    </Designed>
  );
}

function Lamp() {
  const line = "M1316 1384V700c0-130-250-150-262 14";
  const shade = "M960 800c0-120 190-120 190 0z";
  return (
    <Designed
      at={3}
      plan={`${line}${shade}M1055 660v760M930 800h250M1246 1384h140M960 830h190M960 820v20M1150 820v20M1316 1440V660`}
    >
      <Glow>
        <path fill={INKS.paper} opacity=".45" d="M964 804h182l150 486H820z" />
      </Glow>
      <Solid $ink="vermilion" $at={3}>
        <path d={shade} />
      </Solid>
      <Solid $ink="night" $left="lead" $at={3}>
        <path d="M1246 1372h140v22h-140z" />
      </Solid>
      <Key>
        <path strokeWidth="9" d={line} />
        <path d={shade} />
        <path d="M1030 800a26 26 0 0 0 50 0" />
      </Key>
    </Designed>
  );
}

const glow = keyframes`
  0%, 100% { opacity: 1; }
  50% { opacity: .55; }
`;

const Glow = styled.g`
  ${living(glow, 2.6)}
`;

function Chair() {
  const shell =
    "M700 1016c-14 96 6 190 74 216 66 22 172 14 254 10 30-2 34-40 2-46-80-14-150-12-186-46-34-36-44-92-56-150-12-44-78-36-88 16z";
  const legs = "M806 1236 770 1386M960 1240l44 146M790 1310l196-6";
  return (
    <Designed
      at={2}
      plan={`${shell}${legs}M660 1386h400M890 960v460M660 1016h160M660 1236h400M1080 1196v190M1068 1196h24M1068 1386h24`}
    >
      <Key strokeWidth="14">
        <path strokeWidth="14" d={legs} />
      </Key>
      <Solid $ink="viridian" $at={2}>
        <path d={shell} />
      </Solid>
      <Screen tone="half">
        <path d="M712 1140c10 50 30 80 62 92 66 22 172 14 254 10 20-2 28-20 20-32-90 16-240 24-300-4-16-12-28-40-36-66z" />
      </Screen>
      <Key>
        <path d={shell} />
      </Key>
    </Designed>
  );
}

function Dress() {
  const gown =
    "M1190 860c-4 60-10 100-26 140 20 10 70 12 96 0-14-40-22-80-26-140l-14 16h-16zM1164 1000c-40 90-60 190-66 300 70 26 160 26 228 0-6-110-26-210-66-300-26 12-76 10-96 0z";
  return (
    <Designed
      at={4}
      plan={`${gown}M1212 800v600M1140 1384h144M1080 1000h270M1080 1310h270M1098 1440h228M1098 1428v24M1326 1428v24`}
    >
      <Key>
        <path strokeWidth="9" d="M1212 850v530M1150 1384h124" />
      </Key>
      <Solid $ink="rose" $at={4}>
        <path d={gown} />
      </Solid>
      <Over $ink="vermilion" $at={3}>
        <path d="M1150 1040h126l12 40h-150zM1126 1140h174l8 40h-190zM1108 1240h208l4 40h-218z" />
      </Over>
      <Solid $ink="paper" $left="paper" $at={4}>
        <circle cx="1212" cy="834" r="16" />
      </Solid>
      <Key>
        <path d={gown} />
        <circle cx="1212" cy="834" r="16" />
        <path className="thin" d="M1190 1012c-8 80-16 180-18 296M1234 1012c8 80 16 180 18 296" />
      </Key>
    </Designed>
  );
}

/** Shelves at the right of a wide screen: vases, a record player, a teapot. */
function Shelf() {
  const boards = "M1460 700h460v20h-460zM1460 980h460v20h-460zM1460 1240h460v20h-460z";
  const things =
    "M1520 700c-30-60-20-120 0-150h40c20 30 30 90 0 150zM1640 700l20-110h60l20 110zM1800 700v-130h70v130zM1490 980v-70h180v70zM1740 980c-20-70 10-110 60-110s80 40 60 110zM1520 1240v-130h60v130zM1600 1240v-170h44v170zM1660 1240v-110h70v110zM1790 1240l-10-120h110l-10 120z";
  return (
    <Designed
      at={3}
      plan={`${boards}${things}M1690 520v780M1440 700h500M1440 980h500M1440 1240h500`}
    >
      <Solid $ink="ultramarine" $at={3}>
        <path d="M1520 700c-30-60-20-120 0-150h40c20 30 30 90 0 150zM1520 1240v-130h60v130zM1790 1240l-10-120h110l-10 120z" />
      </Solid>
      <Solid $ink="vermilion" $at={3}>
        <path d="M1640 700l20-110h60l20 110zM1490 980v-70h180v70zM1660 1240v-110h70v110z" />
      </Solid>
      <Solid $ink="viridian" $at={3}>
        <path d="M1800 700v-130h70v130zM1740 980c-20-70 10-110 60-110s80 40 60 110zM1600 1240v-170h44v170z" />
      </Solid>
      <Solid $ink="paper" $left="paper" $at={3}>
        <path d={boards} />
      </Solid>
      <Key>
        <path d={things} />
        <path d={boards} />
        <path
          className="thin"
          d="M1580 910a60 16 0 0 1 .1 0M1506 896a74 14 0 0 0 148 0 74 14 0 0 0-148 0zM1860 910c40-10 50 30 4 44M1740 930l-40-30"
        />
      </Key>
    </Designed>
  );
}

/** A plant on its stand, under the words of a wide screen. */
function Plant() {
  return (
    <>
      <Solid $ink="viridian" $left="slate" $at={2}>
        <path d="M300 1180c-10-120-60-180-150-200 0 100 50 180 150 200zM300 1180c0-140 40-230 120-270 30 120-20 230-120 270zM300 1180c60-90 130-120 200-110-20 80-100 120-200 110z" />
      </Solid>
      <Solid $ink="vermilion" $left="lead" $at={3}>
        <path d="M230 1180h140l-20 150H250z" />
      </Solid>
      <Key>
        <path d="M230 1180h140l-20 150H250zM300 1180c-10-120-60-180-150-200 0 100 50 180 150 200zM300 1180c0-140 40-230 120-270 30 120-20 230-120 270zM300 1180c60-90 130-120 200-110-20 80-100 120-200 110z" />
      </Key>
    </>
  );
}

/** Nell in her chair, and in the lines of it. */
function NellSits() {
  return (
    <>
      <g
        fill="none"
        stroke={INKS.ink}
        strokeWidth="58"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M860 1166h150l26 176" />
      </g>
      <path fill={INKS.ink} d="M1006 1336h74q24 4 24 28h-98z" />
      <Solid $ink="ultramarine" $left="slate" $at={4}>
        <path d="M770 968c-14 80-4 160 40 228h170c10-20 6-50-14-60-40-10-70-20-84-40-4-50-20-100-50-132-20-14-46-12-62 4z" />
      </Solid>
      <Solid $ink="paper" $left="paper" $at={2}>
        <circle cx="966" cy="1092" r="14" />
      </Solid>
      <Key>
        <path d="M770 972c-14 80-4 160 40 224h170c10-20 6-50-14-60-40-10-70-20-84-40-4-50-20-100-46-128" />
        <path className="thin" d="M826 990c16 50 60 90 130 98M966 1078a14 14 0 1 1-.1 0" />
      </Key>
      <g transform="translate(802 1262) scale(1.15)">
        <NellHead />
      </g>
    </>
  );
}
