import { Fragment } from "react";
import styled, { css } from "styled-components";

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
export function Screens() {
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
export const screened = SCREENS.map(
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
