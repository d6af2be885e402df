import { keyframes, styled } from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";
import { FAMILY } from "../../kit/type.ts";
import { type Ink, Key, living, passed, Solid, type Stage } from "./drain.ts";
import { Blackbird } from "./kit/Blackbird.tsx";
import { Screen, Sheet } from "./Sheet.tsx";

/** Scene 2: the library at ten; spines fade, and the type lifts off a page. */
export function Library() {
  return (
    <Sheet scene={2}>
      <Solid $ink="mint" $at={4}>
        <rect width="2000" height="1600" />
      </Solid>
      <Shelves />
      <g transform="translate(1286 630) scale(.9)">
        <Blackbird silentAt={1} />
      </g>
      <g transform="translate(0 -90)">
        <Lamp />
        <Type />
        <Reader />
        <OpenBook />
      </g>
      <Desk />
    </Sheet>
  );
}

/** A bookcase: its first shelf, its last, and where it stands. */
interface Case {
  left: number;
  right: number;
  shelves: readonly number[];
}

const CASES: readonly Case[] = [
  { left: 640, right: 1380, shelves: [790, 960, 1130, 1300, 1470] },
  { left: 1400, right: 2010, shelves: [380, 550, 720, 890, 1060, 1230, 1400, 1570] },
  { left: -20, right: 470, shelves: [1250, 1420, 1590] },
];

interface Spine {
  x: number;
  y: number;
  width: number;
  height: number;
  ink: Ink;
  at: Stage;
  bands: number;
}

const SPINE_INKS: readonly Ink[] = [
  "vermilion",
  "ultramarine",
  "marigold",
  "viridian",
  "rose",
  "ultramarine",
  "paper",
  "vermilion",
  "night",
];

/** The same books each time: a shelf is filled by counting, not by chance. */
function fill({ left, right, shelves }: Case): Spine[] {
  return shelves.flatMap((floor, shelf) => {
    const books: Spine[] = [];
    let x = left + 14;
    for (let book = 0; ; book++) {
      const roll = (shelf * 37 + book * 53 + left) % 97;
      const width = 22 + (roll % 5) * 6;
      if (x + width > right - 12) return books;
      const gap = roll % 19 === 7 ? 26 : 0;
      books.push({
        x,
        y: floor - 92 - (roll % 7) * 8,
        width,
        height: 92 + (roll % 7) * 8,
        ink: SPINE_INKS[(roll + book * 2 + shelf) % SPINE_INKS.length] ?? "rose",
        at: ((roll + book) % 5) as Stage,
        bands: roll % 3,
      });
      x += width + gap;
    }
  });
}

const SPINES = CASES.flatMap(fill);

/** Spines of one ink that fade together are one path. */
const PRINTINGS = [...new Map(SPINES.map(({ ink, at }) => [`${ink}${at}`, { ink, at }])).values()];

function box({ x, y, width, height }: Pick<Spine, "x" | "y" | "width" | "height">): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function Shelves() {
  return (
    <>
      <Solid $ink="night" $left="lead" $at={3}>
        {CASES.map(({ left, right, shelves }) => (
          <path key={left} d={`M${left} ${(shelves[0] ?? 0) - 160}H${right}V1600H${left}z`} />
        ))}
      </Solid>
      {PRINTINGS.map(({ ink, at }) => (
        <Solid key={`${ink}${at}`} $ink={ink} $left="paper" $at={at}>
          <path
            d={SPINES.filter((spine) => spine.ink === ink && spine.at === at)
              .map(box)
              .join("")}
          />
        </Solid>
      ))}
      <Solid $ink="paper" $left="paper" $at={2}>
        <path
          d={SPINES.filter(({ bands, ink }) => bands > 0 && ink !== "paper")
            .flatMap(({ x, y, width, bands }) =>
              Array.from({ length: bands }, (_, band) =>
                box({ x: x + 4, y: y + 14 + band * 16, width: width - 8, height: 6 }),
              ),
            )
            .join("")}
        />
      </Solid>
      <Key>
        <path className="thin" d={SPINES.map(box).join("")} />
        <path
          d={CASES.map(
            ({ left, right, shelves }) =>
              `${shelves.map((floor) => `M${left} ${floor}H${right}`).join("")}M${left} 1600V${(shelves[0] ?? 0) - 160}H${right}V1600M${left - 12} ${(shelves[0] ?? 0) - 160}H${right + 12}`,
          ).join("")}
        />
      </Key>
    </>
  );
}

function Lamp() {
  return (
    <>
      <Solid $ink="marigold" $left="lead" $at={3}>
        <path d="M716 1090h150l-30-96h-90z" />
      </Solid>
      <Key>
        <path d="M716 1090h150l-30-96h-90zM791 1090v190M740 1282h104" />
      </Key>
    </>
  );
}

/** Nell, behind her book. */
function Reader() {
  return (
    <>
      <Solid $ink="ultramarine" $left="slate" $at={4}>
        <path d="M790 1420c0-170 70-240 210-240s210 70 210 240z" />
      </Solid>
      <path fill={INKS.ink} d="M896 1060h208v100c-60 50-150 50-208 0z" />
      <Solid $ink="paper" $left="paper" $at={2}>
        <path d="M908 1040c0-130 184-130 184 0 0 84-34 130-92 130s-92-46-92-130z" />
      </Solid>
      <Solid $ink="rose" $left="ash" $at={2}>
        <circle cx="948" cy="1092" r="20" />
        <circle cx="1052" cy="1092" r="20" />
      </Solid>
      <path
        fill={INKS.ink}
        d="M894 1120c-40-190 20-230 106-230s146 40 106 230l-24-6c4-70-10-104-40-122-40 26-88 34-128 20 4 40-4 70-2 104z"
      />
      <Solid $ink="vermilion" $left="lead" $at={5}>
        <path d="M892 1150c60 50 156 50 216 0l20 62c-70 60-186 60-256 0z" />
      </Solid>
      <Key>
        <path d="M940 1058c10 10 26 10 36 0M1024 1058c10 10 26 10 36 0M988 1128c8 6 16 6 24 0M1000 1066l-6 32h12" />
        <path d="M892 1150c60 50 156 50 216 0l20 62c-70 60-186 60-256 0zM790 1420c0-110 30-180 92-214M1210 1420c0-110-30-180-92-214" />
      </Key>
    </>
  );
}

function Desk() {
  return (
    <>
      <Solid $ink="marigold" $left="lead" $at={3}>
        <path d="M560 1494h880v120H560z" />
      </Solid>
      <Key>
        <path d="M560 1600v-106h880v106" />
      </Key>
    </>
  );
}

function OpenBook() {
  return (
    <>
      <Solid $ink="vermilion" $left="slate" $at={4}>
        <path d="M640 1290 660 1590H1340l20-300-20-10-340 40-340-40z" />
      </Solid>
      <Solid $ink="paper" $left="paper" $at={0}>
        <path d="M1000 1320c-100-70-240-76-330-50l14 290c100-24 220-20 316 40 96-60 216-64 316-40l14-290c-90-26-230-20-330 50z" />
      </Solid>
      <Lines>
        {[0, 1, 2, 3, 4].map((row) => (
          <PageLine key={row} $at={row as Stage}>
            <path
              d={`M718 ${1318 + row * 44}q130-14 ${240 - (row % 3) * 30} ${44 - (row % 3) * 6}M1044 ${1362 + row * 44}q110-50 ${238 - (row % 2) * 50} ${-44 + (row % 2) * 4}`}
            />
          </PageLine>
        ))}
      </Lines>
      <Leaf>
        <path
          d="M1000 1320c30-120 120-150 220-140-30 110-90 160-220 140z"
          fill={INKS.paper}
          stroke={INKS.ink}
          strokeWidth="5"
          strokeLinejoin="round"
        />
      </Leaf>
      <Key>
        <path d="M1000 1320c-100-70-240-76-330-50l14 290c100-24 220-20 316 40 96-60 216-64 316-40l14-290c-90-26-230-20-330 50zV1600M670 1270l-30 14 20 316M1330 1270l30 14-20 316" />
      </Key>
      <Screen tone="light">
        <path d="M1000 1322c-26-18-56-30-86-38l8 262c30 8 56 22 78 36z" />
      </Screen>
    </>
  );
}

const Lines = styled.g`
  fill: none;
  stroke: ${INKS.ink};
  stroke-width: 11;
  stroke-dasharray: 46 12 24 12 64 12;
`;

/** A line of print leaves the page as its letters leave it. */
const PageLine = styled.g<{ $at: Stage }>`
  opacity: calc(1 - ${({ $at }) => passed($at)});
`;

const turn = keyframes`
  0%, 100% { transform: scaleX(1); }
  50% { transform: scaleX(-1); }
`;

const Leaf = styled.g`
  transform-origin: 1000px 1320px;
  ${living(turn, 3.6)}
`;

/** The type of the page, on its way up and out. */
function Type() {
  return (
    <g fontFamily={FAMILY.display} fontWeight="800" textAnchor="middle">
      {LETTERS.map(({ letter, x, y, size, turn: angle, ink, at }) => (
        <Letter key={`${letter}${x}`} $at={at} fill={INKS[ink]}>
          <text fontSize={size} transform={`translate(${x} ${y}) rotate(${angle})`}>
            {letter}
          </text>
        </Letter>
      ))}
    </g>
  );
}

const LETTERS: readonly {
  letter: string;
  x: number;
  y: number;
  size: number;
  turn: number;
  ink: Ink;
  at: Stage;
}[] = [
  { letter: "O", x: 1120, y: 1000, size: 90, turn: 14, ink: "marigold", at: 1 },
  { letter: "n", x: 1180, y: 880, size: 120, turn: -12, ink: "paper", at: 0 },
  { letter: "c", x: 1080, y: 790, size: 110, turn: 20, ink: "rose", at: 1 },
  { letter: "e", x: 1230, y: 720, size: 150, turn: -8, ink: "marigold", at: 2 },
  { letter: "u", x: 930, y: 800, size: 120, turn: -18, ink: "paper", at: 1 },
  { letter: "p", x: 850, y: 920, size: 100, turn: 16, ink: "vermilion", at: 0 },
  { letter: "o", x: 780, y: 760, size: 140, turn: 10, ink: "marigold", at: 3 },
  { letter: "n", x: 1000, y: 740, size: 130, turn: 8, ink: "paper", at: 2 },
  { letter: "a", x: 880, y: 630, size: 170, turn: -14, ink: "rose", at: 3 },
  { letter: "d", x: 1120, y: 610, size: 130, turn: 18, ink: "vermilion", at: 3 },
  { letter: "a", x: 1000, y: 600, size: 110, turn: -20, ink: "ultramarine", at: 4 },
  { letter: "y", x: 750, y: 640, size: 120, turn: 22, ink: "ultramarine", at: 4 },
];

const Letter = styled.g<{ $at: Stage }>`
  opacity: calc(1 - ${({ $at }) => passed($at)});
  transform: translateY(calc(${({ $at }) => passed($at)} * -90px));
  paint-order: stroke;
  stroke: ${INKS.ink};
  stroke-width: 10;
  stroke-linejoin: round;
`;
