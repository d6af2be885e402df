import { Fragment, type Ref } from "react";
import styled, { css } from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";
import { HalftonePattern, printStyle } from "../../drawings/illustration.tsx";
import { type Palette, WHITE } from "./looks.ts";
import { type PieceTexts, UprightLayout, WideLayout } from "./PieceLayout.tsx";
import { type Piece, type PieceSheet, paperOf } from "./pieces.ts";

/** The units of a layout's shorter side. */
const SHORT_SIDE = 1000;

/** A piece on its sheet. A page contains at most one, because parts of a drawing have ids. */
export function PieceDrawing(props: {
  ref: Ref<SVGSVGElement>;
  piece: Piece;
  palette: Palette;
  texts: PieceTexts;
  hasMarks: boolean;
  label: string;
}) {
  const { ref, piece, palette, texts, hasMarks, label } = props;
  const sheet = paperOf(piece, hasMarks);
  const { inset, bleed } = sheet;
  // On an office printer the piece is as much smaller as the edge is white.
  const edge = bleed > 0 ? 0 : inset;
  const size = { width: piece.width - 2 * edge, height: piece.height - 2 * edge };
  const isTent = piece.layout === "tent";
  const part = { ...size, height: isTent ? size.height / 2 : size.height };
  const scale = Math.min(part.width, part.height) / SHORT_SIDE;
  const places = isTent
    ? [`translate(0 ${part.height})`, `translate(${part.width} ${part.height}) rotate(180)`]
    : ["translate(0 0)"];
  const Layout = piece.layout === "upright" ? UprightLayout : WideLayout;
  const layout = (
    <g transform={`scale(${scale})`}>
      <Layout
        width={part.width / scale}
        height={part.height / scale}
        texts={texts}
        palette={palette}
      />
    </g>
  );
  return (
    <DrawingSvg
      ref={ref}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={label}
    >
      <Screens />
      <clipPath id="piece-part">
        <path
          d={`M${-bleed} ${isTent ? 0 : -bleed}H${part.width + bleed}V${part.height + bleed}H${-bleed}Z`}
        />
      </clipPath>
      <path d={`M0 0H${sheet.width}V${sheet.height}H0Z`} fill={WHITE} />
      <g transform={`translate(${inset} ${inset})`}>
        {places.map((place) => (
          <g key={place} transform={place} clipPath="url(#piece-part)">
            {layout}
          </g>
        ))}
      </g>
      {isTent ? <FoldMarks sheet={sheet} /> : null}
      {bleed > 0 ? <CropMarks sheet={sheet} /> : null}
    </DrawingSvg>
  );
}

/** Short lines in the white edge, where a table card is folded. */
function FoldMarks({ sheet: { width, height, inset, bleed } }: { sheet: PieceSheet }) {
  const long = inset - bleed - 1;
  return (
    <path
      d={`M0 ${height / 2}h${long}M${width} ${height / 2}h${-long}`}
      stroke={INKS.ink}
      strokeWidth="0.3"
      strokeDasharray="1 0.8"
    />
  );
}

/** Lines at the corners, along which a print shop cuts. They end outside of the bleed. */
function CropMarks({ sheet: { width, height, inset, bleed } }: { sheet: PieceSheet }) {
  const [right, foot, long] = [width - inset, height - inset, inset - bleed - 1];
  const across = [inset, foot].map((y) => `M0 ${y}h${long}M${width} ${y}h${-long}`);
  const down = [inset, right].map((x) => `M${x} 0v${long}M${x} ${height}v${-long}`);
  return <path d={[...across, ...down].join("")} stroke={INKS.ink} strokeWidth="0.2" />;
}

/**
 * The halftones of the art. Browsers print a pattern as a picture of few pixels, so on paper a mask in
 * vectors stands for each; on a screen masks take three times as long. `reach`: how far from 0,0 the
 * mask covers an object, no more than the largest one needs, because dots are many.
 */
const SCREENS = [
  { id: "dots", pitch: 9, wide: 4.4, reach: 220 },
  { id: "dots-fine", pitch: 8, wide: 2.4, reach: 270 },
  { id: "dots-open", pitch: 12, wide: 3, reach: 440 },
] as const;

/** The patterns for the screen and the masks for paper. */
function Screens() {
  return SCREENS.map(({ id, pitch, wide, reach }) => {
    return (
      <Fragment key={id}>
        <HalftonePattern id={id} pitch={pitch} radius={wide / 2} fill="currentcolor" />
        <AlphaMask
          id={`${id}-mask`}
          maskUnits="userSpaceOnUse"
          x={-reach}
          y={-reach}
          width={2 * reach}
          height={2 * reach}
        >
          <g transform="rotate(28)">
            {/* Dots are dashes of no length with round ends. */}
            <path
              d={rowsOf(pitch, 1.42 * reach)}
              stroke="currentcolor"
              strokeWidth={wide}
              strokeLinecap="round"
              strokeDasharray={`0 ${pitch}`}
            />
          </g>
        </AlphaMask>
      </Fragment>
    );
  });
}

/** Returns the rows of a halftone as path data. */
function rowsOf(pitch: number, reach: number): string {
  const count = Math.floor((2 * reach) / pitch) + 1;
  const rows = Array.from({ length: count }, (_, row) => row * pitch - reach);
  return rows.map((y) => `M${-reach} ${y}H${reach + pitch / 2}`).join("");
}

/** The styles of shapes that the art fills with a halftone. WebKit, known by its hyphens, prints no such mask. */
const screened = SCREENS.map(
  ({ id }) => css`
    @supports not (-webkit-hyphens: none) {
      @media print {
        [fill="url(#${id})"] {
          fill: currentcolor;
          mask: url("#${id}-mask");
        }
      }
    }
  `,
);

const AlphaMask = styled.mask`
  mask-type: alpha;
`;

/* The look of a piece does not follow the theme of the page. */
const DrawingSvg = styled.svg`
  display: block;
  overflow: hidden;
  ${printStyle}
  forced-color-adjust: none;
  && {
    --c-paper: ${INKS.paper};
    --c-ink: ${INKS.ink};
    color: ${INKS.ink};
  }
  && .plate {
    display: inline;
    mix-blend-mode: multiply;
  }
  ${screened}
`;
