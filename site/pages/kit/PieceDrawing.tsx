import { Fragment, type Ref } from "react";
import styled, { css } from "styled-components";
import { COLOURS, INKS } from "../../../widget/theme/tokens.ts";
import { printStyle } from "../../drawings/illustration.tsx";
import { type PieceTexts, UprightLayout, WideLayout } from "./PieceLayout.tsx";
import type { Piece } from "./pieces.ts";

/** The units of a layout's shorter side. */
const SHORT_SIDE = 1000;

/** The white edge of a printed piece in millimetres: office printers cannot print nearer to the edge. */
const EDGE_MM = 6;

/** A piece on its sheet. A page contains at most one, because parts of a drawing have ids. */
export function PieceDrawing(props: {
  ref: Ref<SVGSVGElement>;
  piece: Piece;
  texts: PieceTexts;
  label: string;
}) {
  const { ref, piece, texts, label } = props;
  const edge = piece.kind === "print" ? EDGE_MM : 0;
  const size = { width: piece.width - 2 * edge, height: piece.height - 2 * edge };
  const isTent = piece.layout === "tent";
  const part = { ...size, height: isTent ? size.height / 2 : size.height };
  const scale = Math.min(part.width, part.height) / SHORT_SIDE;
  const places = isTent
    ? [`translate(0 ${part.height})`, `translate(${part.width} ${part.height}) rotate(180)`]
    : ["translate(0 0)"];
  const Layout = piece.layout === "upright" ? UprightLayout : WideLayout;
  return (
    <DrawingSvg
      ref={ref}
      viewBox={`0 0 ${piece.width} ${piece.height}`}
      role="img"
      aria-label={label}
    >
      <Screens />
      <clipPath id="piece-part">
        <path d={`M0 0H${part.width}V${part.height}H0Z`} />
      </clipPath>
      <path d={`M0 0H${piece.width}V${piece.height}H0Z`} fill={COLOURS.onUrgent.light} />
      <g transform={`translate(${edge} ${edge})`}>
        {places.map((place) => (
          <g key={place} transform={place} clipPath="url(#piece-part)">
            <g transform={`scale(${scale})`}>
              <Layout width={part.width / scale} height={part.height / scale} texts={texts} />
            </g>
          </g>
        ))}
      </g>
      {isTent ? <FoldMarks piece={piece} /> : null}
    </DrawingSvg>
  );
}

/** Short lines in the white edge, where a table card is folded. */
function FoldMarks({ piece: { width, height } }: { piece: Piece }) {
  const long = EDGE_MM - 1;
  return (
    <path
      d={`M0 ${height / 2}h${long}M${width} ${height / 2}h${-long}`}
      stroke={INKS.ink}
      strokeWidth="0.3"
      strokeDasharray="1 0.8"
    />
  );
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

type Screen = (typeof SCREENS)[number];

const TURN = "rotate(28)";

/** The patterns for the screen and the masks for paper. */
function Screens() {
  return SCREENS.map((screen) => {
    const { id, pitch, reach } = screen;
    return (
      <Fragment key={id}>
        <pattern
          id={id}
          width={pitch}
          height={pitch}
          patternUnits="userSpaceOnUse"
          patternTransform={TURN}
        >
          <Row screen={screen} d={`M${-pitch / 2} ${pitch / 2}h${2 * pitch}`} />
        </pattern>
        <AlphaMask
          id={`${id}-mask`}
          maskUnits="userSpaceOnUse"
          x={-reach}
          y={-reach}
          width={2 * reach}
          height={2 * reach}
        >
          <g transform={TURN}>
            <Row screen={screen} d={rowsOf(pitch, 1.42 * reach)} />
          </g>
        </AlphaMask>
      </Fragment>
    );
  });
}

/** Rows of dots, which are dashes of no length with round ends. */
function Row({ screen: { pitch, wide }, d }: { screen: Screen; d: string }) {
  return (
    <path
      d={d}
      stroke="currentcolor"
      strokeWidth={wide}
      strokeLinecap="round"
      strokeDasharray={`0 ${pitch}`}
    />
  );
}

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
