import { styled } from "styled-components";
import { INKS } from "../../../../widget/theme/tokens.ts";
import { useTexts } from "../../../page/shown-page.ts";
import { FAMILY } from "../../../style/type.ts";
import { en } from "../wording/en.ts";
import { ga } from "../wording/ga.ts";
import { Blackbird } from "./Characters.tsx";
import {
  circle,
  Drawing,
  Layer,
  type Layers,
  PROGRESS,
  type StageProps,
  toAndFro,
  WHOLE,
} from "./Drawing.tsx";
import { LIBRARY_SHELVES } from "./LibraryShelves.tsx";
import { ScenePicture } from "./ScenePicture.tsx";

/** Scene 2: the library at 10:00. The spines fade, and the letters rise from an open book. */
export function Library() {
  return (
    <ScenePicture scene={2}>
      <Layer of="mint 4" d={WHOLE} />
      <Drawing of={LIBRARY_SHELVES} />
      <Blackbird at="translate(1286 630) scale(.9)" silentAt={1} />
      <g transform="translate(0 -90)">
        <Drawing of={LAMP} />
        <RisingLetters />
        <Reader />
        <OpenBook />
      </g>
      <Drawing of={DESK} />
    </ScenePicture>
  );
}

const LAMP: Layers = {
  "marigold lead 3": "M716 1090h150l-30-96h-90z",
  "ink 5px": "M716 1090h150l-30-96h-90zM791 1090v190M740 1282h104",
};

/** Nell behind her book. */
function Reader() {
  return (
    <>
      <Drawing
        of={{
          "ultramarine 4": "M790 1420c0-170 70-240 210-240s210 70 210 240z",
          ink: "M896 1060h208v100c-60 50-150 50-208 0z",
          paper: "M908 1040c0-130 184-130 184 0 0 84-34 130-92 130s-92-46-92-130z",
          "rose 2": circle(948, 1092, 20) + circle(1052, 1092, 20),
        }}
      />
      <Drawing
        of={{
          ink: "M894 1120c-40-190 20-230 106-230s146 40 106 230l-24-6c4-70-10-104-40-122-40 26-88 34-128 20 4 40-4 70-2 104z",
          "vermilion 5": "M892 1150c60 50 156 50 216 0l20 62c-70 60-186 60-256 0z",
          "ink 5px":
            "M940 1058c10 10 26 10 36 0M1024 1058c10 10 26 10 36 0M988 1128c8 6 16 6 24 0M1000 1066l-6 32h12M892 1150c60 50 156 50 216 0l20 62c-70 60-186 60-256 0zM790 1420c0-110 30-180 92-214M1210 1420c0-110-30-180-92-214",
        }}
      />
    </>
  );
}

const DESK: Layers = {
  "marigold lead 3": "M560 1494h880v120H560z",
  "ink 5px": "M560 1600v-106h880v106",
};

function OpenBook() {
  return (
    <>
      <Drawing
        of={{
          "vermilion slate 4": "M640 1290 660 1590H1340l20-300-20-10-340 40-340-40z",
          paper:
            "M1000 1320c-100-70-240-76-330-50l14 290c100-24 220-20 316 40 96-60 216-64 316-40l14-290c-90-26-230-20-330 50z",
        }}
      />
      {([0, 1, 2, 3, 4] as const).map((row) => (
        <PrintedLine
          key={row}
          data-stage={row}
          d={`M718 ${1318 + row * 44}q130-14 ${240 - (row % 3) * 30} ${44 - (row % 3) * 6}M1044 ${1362 + row * 44}q110-50 ${238 - (row % 2) * 50} ${-44 + (row % 2) * 4}`}
        />
      ))}
      <TurningPage>
        <Drawing of={TURNING_PAGE} />
      </TurningPage>
      <Drawing
        of={{
          "ink 5px":
            "M1000 1320c-100-70-240-76-330-50l14 290c100-24 220-20 316 40 96-60 216-64 316-40l14-290c-90-26-230-20-330 50zV1600M670 1270l-30 14 20 316M1330 1270l30 14-20 316",
          "dots light": "M1000 1322c-26-18-56-30-86-38l8 262c30 8 56 22 78 36z",
        }}
      />
    </>
  );
}

/** Lines of text, which fade when their letters rise. */
const PrintedLine = styled.path<StageProps>`
  opacity: calc(1 - ${PROGRESS});
  fill: none;
  stroke: ${INKS.ink};
  stroke-width: 11;
  stroke-dasharray: 46 12 24 12 64 12;
`;

const TURNING_PAGE: Layers = {
  paper: "M1000 1320c30-120 120-150 220-140-30 110-90 160-220 140z",
  "ink 5px": "M1000 1320c30-120 120-150 220-140-30 110-90 160-220 140z",
};

const TurningPage = styled.g`
  transform-origin: 1000px 1320px;
  ${toAndFro(3.6, "transform: scaleX(1)", "transform: scaleX(-1)")}
`;

/** The letters that rise from the book. */
function RisingLetters() {
  const letters = useTexts({ en, ga }).drawn.opening.replaceAll(" ", "");
  return (
    <g fontFamily={FAMILY.display} fontWeight="800" textAnchor="middle">
      {PLACES.map(({ x, y, size, turn: angle, ink, stage }, index) => (
        <RisingLetter key={`${x} ${y}`} data-stage={stage} fill={INKS[ink]}>
          <text fontSize={size} transform={`translate(${x} ${y}) rotate(${angle})`}>
            {letters[index]}
          </text>
        </RisingLetter>
      ))}
    </g>
  );
}

/** The places of the letters, as many as each language has. */
const PLACES = [
  { x: 1120, y: 1000, size: 90, turn: 14, ink: "marigold", stage: 1 },
  { x: 1180, y: 880, size: 120, turn: -12, ink: "paper", stage: 0 },
  { x: 1080, y: 790, size: 110, turn: 20, ink: "rose", stage: 1 },
  { x: 1230, y: 720, size: 150, turn: -8, ink: "marigold", stage: 2 },
  { x: 930, y: 800, size: 120, turn: -18, ink: "paper", stage: 1 },
  { x: 850, y: 920, size: 100, turn: 16, ink: "vermilion", stage: 0 },
  { x: 780, y: 760, size: 140, turn: 10, ink: "marigold", stage: 3 },
  { x: 1000, y: 740, size: 130, turn: 8, ink: "paper", stage: 2 },
  { x: 880, y: 630, size: 170, turn: -14, ink: "rose", stage: 3 },
  { x: 1120, y: 610, size: 130, turn: 18, ink: "vermilion", stage: 3 },
  { x: 1000, y: 600, size: 110, turn: -20, ink: "ultramarine", stage: 4 },
  { x: 750, y: 640, size: 120, turn: 22, ink: "ultramarine", stage: 4 },
] as const;

const RisingLetter = styled.g<StageProps>`
  opacity: calc(1 - ${PROGRESS});
  transform: translateY(calc(${PROGRESS} * -90px));
  paint-order: stroke;
  stroke: ${INKS.ink};
  stroke-width: 10;
  stroke-linejoin: round;
`;
