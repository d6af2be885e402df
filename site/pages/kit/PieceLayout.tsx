import styled from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";
import { IllustrationPart } from "../../drawings/Print.tsx";
import { QrCode } from "../../drawings/QrCode.tsx";
import { type Face, fittedSize, widthOf, wrapped } from "../../style/fit-text.ts";
import { display, FAMILY } from "../../style/type.ts";
import type { Palette } from "./looks.ts";

export interface PieceTexts {
  readonly headline: readonly string[];
  /** A sentence about the letter. */
  readonly about: string;
  readonly call: readonly string[];
  readonly link: string;
  readonly typed: string;
}

interface LayoutProps {
  /** The size of the piece; its shorter side is 1000 units. */
  width: number;
  height: number;
  texts: PieceTexts;
  palette: Palette;
}

/** The margin of texts from the edges, which keeps them whole where a sheet is cut a little askew. */
const MARGIN = 50;

/** The height of the band at the foot, and the distance of the code from its edges. */
const BAND = 340;
const CODE_MARGIN = 36;

/** The height of capitals in each face, and the distance of lines, in font sizes. */
const RISE = { display: 0.72, text: 0.7 } as const;
const STEP = { display: 0.86, text: 1.25 } as const;

/** How far a ground reaches beyond the edge of the piece, into the bleed. */
const OVERHANG = 400;

/** An upright piece: the headline from edge to edge, the art across the middle, the code at the foot. */
export function UprightLayout(props: LayoutProps) {
  const { width, height, texts, palette } = props;
  const size = fittedSize(texts.headline, "display", width - 2 * MARGIN, 200);
  const headlineEnd = MARGIN + size * (0.76 + 0.86 * (texts.headline.length - 1));
  const room = height - BAND - headlineEnd;
  return (
    <>
      <path d={groundFrom(-OVERHANG, props)} fill={palette.ground} />
      <Beam layout="upright" fill={palette.beam} />
      <InkedArt $inks={palette.inks}>
        <UprightArt middle={headlineEnd + room * 0.5} room={room} />
      </InkedArt>
      <g fill={palette.text}>
        <Lines lines={texts.headline} face="display" x={MARGIN - 4} y={MARGIN} size={size} />
      </g>
      <Band {...props} />
    </>
  );
}

/** A wide piece: the headline at the left, the art at the right, and the code at the foot. */
export function WideLayout(props: LayoutProps) {
  const { width, height, texts, palette } = props;
  const isSquare = width === height;
  const room = height - BAND - 2 * MARGIN;
  const highest = room / (0.86 * texts.headline.length);
  const size = fittedSize(texts.headline, "display", width * 0.6, highest);
  return (
    <>
      <path d={groundFrom(-OVERHANG, props)} fill={palette.ground} />
      <g transform={`translate(${width} 0)`}>
        <Beam layout="wide" fill={palette.beam} />
        <InkedArt $inks={palette.inks}>
          <WideArt isSquare={isSquare} />
        </InkedArt>
      </g>
      <g fill={palette.text}>
        <Lines lines={texts.headline} face="display" x={MARGIN - 4} y={MARGIN} size={size} />
      </g>
      <Band {...props} free={isSquare ? 0 : 500} />
      {isSquare ? null : (
        <InkedArt $inks={palette.inks} transform={`translate(${width} ${height})`}>
          <g transform="translate(-215 -190) rotate(-4) scale(1.04)">
            <IllustrationPart name="book" />
          </g>
        </InkedArt>
      )}
    </>
  );
}

function groundFrom(top: number, { width, height }: LayoutProps): string {
  return `M${-OVERHANG} ${top}H${width + OVERHANG}V${height + OVERHANG}H${-OVERHANG}Z`;
}

/** The band at the foot: code, call and address. `free` is the room at its right end without text. */
function Band(props: LayoutProps & { free?: number }) {
  const { height, width, texts, palette, free = 0 } = props;
  const top = height - BAND;
  const code = BAND - 2 * CODE_MARGIN;
  const left = CODE_MARGIN + code + 34;
  const room = width - left - Math.max(MARGIN, free);
  const sizes = {
    // Between call, sentence and address are 3 mm on every paper.
    call: fittedSize(texts.call, "display", room, 80),
    about: Math.min(33, (1.8 * room) / widthOf(texts.about, "text")),
    address: fittedSize([texts.typed], "text", room, 38),
  };
  const foot = height - CODE_MARGIN - sizes.address * RISE.text;
  const callEnd = top + CODE_MARGIN + sizes.call * 1.58;
  const about = wrapped(texts.about.split(/(?<= )/), "text", room / sizes.about);
  const aboutTall = sizes.about * (RISE.text + STEP.text * (about.length - 1));
  const middle = (callEnd + foot - aboutTall) / 2;
  return (
    <g fill={palette.onBand}>
      <path d={groundFrom(top, props)} fill={palette.band} />
      {texts.link === "" ? null : (
        <g transform={`translate(${CODE_MARGIN} ${top + CODE_MARGIN})`}>
          <QrCode link={texts.link} size={code} />
        </g>
      )}
      <Lines lines={texts.call} face="display" x={left} y={top + CODE_MARGIN} size={sizes.call} />
      <Lines lines={about} face="text" x={left} y={middle} size={sizes.about} />
      <g fontWeight="700">
        <Lines lines={[texts.typed]} face="text" x={left} y={foot} size={sizes.address} />
      </g>
    </g>
  );
}

/** A text of several lines; `y` is the top of the first line's capitals. */
function Lines(props: {
  lines: readonly string[];
  face: Face;
  x: number;
  y: number;
  size: number;
}) {
  const { lines, face, x, y, size } = props;
  const Line = face === "display" ? DisplayLine : TextLine;
  return lines.map((line, index) => (
    <Line key={line} x={x} y={y + size * (RISE[face] + index * STEP[face])} fontSize={size}>
      {line}
    </Line>
  ));
}

/** The light's place in an upright piece, 1000 units wide, and in a wide one, from its right edge. */
const LIGHT = {
  upright: "translate(884 22) rotate(27)",
  wide: "translate(-120 110) rotate(27)",
} as const;

/** The beam of the light, which text lies on, so that its colour is part of the look. */
function Beam({ layout, fill }: { layout: keyof typeof LIGHT; fill: string }) {
  return <path transform={LIGHT[layout]} d="M-96 98L-560 1700H640L96 98Z" fill={fill} />;
}

/** The art of an upright piece, 1000 units wide: a fiddle at height `middle`, with a brush as bow. */
function UprightArt({ middle, room }: { middle: number; room: number }) {
  const scale = Math.min(1.9, room / 330);
  return (
    <>
      <g transform={LIGHT.upright}>
        <IllustrationPart name="stage-light" />
      </g>
      <g transform={`translate(0 ${middle})`}>
        <g transform="translate(640 30)">
          <circle className="plate" fill={INKS.rose} r={room * 0.52} />
          <circle className="plate" fill="url(#dots-open)" cy="30" r={room * 0.42} />
        </g>
        <g transform={`translate(240 ${room * 0.62}) rotate(7) scale(1.07)`}>
          <IllustrationPart name="film-strip" />
        </g>
        <g transform={`translate(400 30) rotate(70) scale(${scale})`}>
          <IllustrationPart name="fiddle" />
        </g>
        <g transform={`translate(${520 + room * 0.36} ${room * 0.4}) rotate(218) scale(1.06)`}>
          <IllustrationPart name="brush" />
        </g>
      </g>
    </>
  );
}

/** The art of a wide piece, 1000 units tall, from its right edge; lower beside a long headline. */
function WideArt({ isSquare }: { isSquare: boolean }) {
  const fiddle = isSquare
    ? "translate(-440 590) rotate(56) scale(1.2)"
    : "translate(-430 560) rotate(19) scale(1.42)";
  return (
    <>
      <g transform="translate(-330 470)">
        <circle className="plate" fill={INKS.rose} r="290" />
        <circle className="plate" fill="url(#dots-open)" cy="40" r="240" />
      </g>
      <g transform="translate(-190 1090)">
        <IllustrationPart name="film-strip" />
      </g>
      <g transform={LIGHT.wide}>
        <IllustrationPart name="stage-light" />
      </g>
      <g transform={fiddle}>
        <IllustrationPart name="fiddle" />
      </g>
      <g transform="translate(-760 450) rotate(16) scale(1.1)">
        <IllustrationPart name="brush" />
      </g>
    </>
  );
}

/* The art is drawn in the campaign's inks, as attributes, which have a lower specificity than any rule. */
const InkedArt = styled.g<{ $inks: Palette["inks"] }>`
  ${({ $inks }) =>
    (["fill", "stroke"] as const).flatMap((property) =>
      Object.entries($inks).map(
        ([name, paint]) =>
          `[${property}="${INKS[name as keyof typeof INKS]}"] { ${property}: ${paint}; }`,
      ),
    )}
`;

const DisplayLine = styled.text`
  ${display}
  letter-spacing: -0.03em;
`;

const TextLine = styled.text`
  font-family: ${FAMILY.text};
`;
