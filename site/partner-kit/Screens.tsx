import styled, { css } from "styled-components";
import { INKS } from "../../widget/theme/tokens.ts";
import { WHITE } from "./looks.ts";

/**
 * The halftones of the art and the patterns of the black-and-white look. Browsers print a pattern as a
 * picture of few pixels, so that on paper each is a mask of lines instead, which is printed in vectors.
 * `dot` is the diameter of dots, `line` the width of lines, `reach` how far from its 0,0 an object
 * is covered: dots are many, so that it is no more than the largest object needs.
 */
const SCREENS = [
  { id: "dots", pitch: 9, dot: 4.4, turn: 28, reach: 220 },
  { id: "dots-fine", pitch: 8, dot: 2.4, turn: 28, reach: 270 },
  { id: "dots-open", pitch: 12, dot: 3, turn: 28, reach: 440 },
  { id: "mono-dots", pitch: 16, dot: 6.8, turn: 28, reach: 540 },
  { id: "mono-lines", pitch: 14, line: 6, turn: 38, reach: 420 },
  { id: "mono-light", pitch: 22, line: 3, turn: -63, reach: 1800 },
] as const;

type Screen = (typeof SCREENS)[number];

/** The patterns for the screen that the art does not have, and the masks for paper. */
export function Screens() {
  return (
    <defs>
      {SCREENS.filter(({ id }) => id.startsWith("mono")).map((screen) => (
        <pattern
          key={screen.id}
          id={screen.id}
          width={screen.pitch}
          height={screen.pitch}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${screen.turn})`}
        >
          {screen.id === "mono-lines" ? (
            <path d={`M0 0H${screen.pitch}V${screen.pitch}H0Z`} fill={WHITE} />
          ) : null}
          <PatternTile screen={screen} />
        </pattern>
      ))}
      {SCREENS.map((screen) => (
        <AlphaMask
          key={screen.id}
          id={`${screen.id}-mask`}
          maskUnits="userSpaceOnUse"
          x={-screen.reach}
          y={-screen.reach}
          width={2 * screen.reach}
          height={2 * screen.reach}
        >
          <g transform={`rotate(${screen.turn})`}>
            <ScreenRows screen={screen} from={-1.42 * screen.reach} to={1.42 * screen.reach} />
          </g>
        </AlphaMask>
      ))}
    </defs>
  );
}

/** One tile of a pattern: a dot, or a piece of a line. */
function PatternTile({ screen }: { screen: Screen }) {
  const middle = screen.pitch / 2;
  return "dot" in screen ? (
    <circle cx={middle} cy={middle} r={screen.dot / 2} fill={INKS.ink} />
  ) : (
    <path d={`M0 ${middle}H${screen.pitch}`} stroke={INKS.ink} strokeWidth={screen.line} />
  );
}

/** Rows of a screen: lines, or dots, which are dashes of no length with round ends. */
function ScreenRows({ screen, from, to }: { screen: Screen; from: number; to: number }) {
  const { pitch } = screen;
  const rows = Array.from(
    { length: Math.floor((to - from) / pitch) + 1 },
    (_, row) => `M${from} ${from + row * pitch}H${to + pitch / 2}`,
  );
  const dots = "dot" in screen && {
    strokeLinecap: "round" as const,
    strokeDasharray: `0 ${pitch}`,
  };
  return (
    <path
      d={rows.join("")}
      stroke={INKS.ink}
      strokeWidth={"dot" in screen ? screen.dot : screen.line}
      {...dots}
    />
  );
}

/** Prints what has a screen as its paint through the screen's mask, in lines' colour. */
export const screensOnPaper = css`
  ${SCREENS.map(({ id }) => printedScreen(`[fill="url(#${id})"]`, "fill", id))}
`;

/** Returns the styles of what is painted in another paint: a colour, or a screen of these. */
export function paintedAs(selector: string, property: "fill" | "stroke", paint: string) {
  const screen = SCREENS.find(({ id }) => paint === `url(#${id})`);
  return css`
    ${selector} {
      ${property}: ${paint};
    }
    ${screen === undefined ? "" : printedScreen(selector, property, screen.id)}
  `;
}

function printedScreen(selector: string, property: "fill" | "stroke", id: Screen["id"]) {
  return css`
    @media print {
      ${selector} {
        ${property}: currentcolor;
        mask: url("#${id}-mask");
      }
    }
  `;
}

const AlphaMask = styled.mask`
  mask-type: alpha;
`;
