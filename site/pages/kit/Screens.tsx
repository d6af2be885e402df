import { Fragment } from "react";
import styled, { css } from "styled-components";

/**
 * The halftones of the art, and those of the black-and-white look. Browsers print a pattern as a
 * picture of few pixels, so that on paper each is a mask instead, which is printed in vectors; on a
 * screen masks take three times as long. `reach` is how far from its 0,0 an object is covered: dots
 * are many, so that it is no more than the largest object needs.
 */
const SCREENS = [
  { id: "dots", pitch: 9, wide: 4.4, turn: 28, reach: 220 },
  { id: "dots-fine", pitch: 8, wide: 2.4, turn: 28, reach: 270 },
  { id: "dots-open", pitch: 12, wide: 3, turn: 28, reach: 440 },
  { id: "mono-dots", pitch: 16, wide: 6.8, turn: 28, reach: 540 },
  { id: "mono-lines", pitch: 14, wide: 6, turn: 38, reach: 420 },
  { id: "mono-light", pitch: 22, wide: 3, turn: -63, reach: 1800 },
] as const;

type Screen = (typeof SCREENS)[number];

/** The patterns for the screen and the masks for paper. */
export function Screens() {
  return SCREENS.map((screen) => {
    const { id, pitch, turn, reach } = screen;
    return (
      <Fragment key={id}>
        <pattern
          id={id}
          width={pitch}
          height={pitch}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${turn})`}
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
          <g transform={`rotate(${turn})`}>
            <Row screen={screen} d={rowsOf(pitch, 1.42 * reach)} />
          </g>
        </AlphaMask>
      </Fragment>
    );
  });
}

/** Lines, or rows of dots, which are dashes of no length with round ends. */
function Row({ screen: { id, pitch, wide }, d }: { screen: Screen; d: string }) {
  const dots = id.includes("dots") && {
    strokeLinecap: "round" as const,
    strokeDasharray: `0 ${pitch}`,
  };
  return <path d={d} stroke="currentcolor" strokeWidth={wide} {...dots} />;
}

function rowsOf(pitch: number, reach: number): string {
  const count = Math.floor((2 * reach) / pitch) + 1;
  const rows = Array.from({ length: count }, (_, row) => row * pitch - reach);
  return rows.map((y) => `M${-reach} ${y}H${reach + pitch / 2}`).join("");
}

/** Returns the styles of what is painted in another paint: a colour, or a screen of these. */
export function paintedAs(selector: string, property: "fill" | "stroke", paint: string) {
  const [, screen] = /^url\(#(.+)\)$/.exec(paint) ?? [];
  return css`
    ${selector} {
      ${property}: ${paint};
      ${
        screen &&
        css`
          @media print {
            ${property}: currentcolor;
            mask: url("#${screen}-mask");
          }
        `
      }
    }
  `;
}

/** The styles of what the art paints in a screen. */
export const screened = SCREENS.map(({ id }) =>
  paintedAs(`[fill="url(#${id})"]`, "fill", `url(#${id})`),
);

const AlphaMask = styled.mask`
  mask-type: alpha;
`;
