import { createContext, type ReactNode, useContext } from "react";
import styled from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";
import type { Ink } from "./drain.ts";

const SceneIndex = createContext(0);

/**
 * The picture of a scene: an SVG of 2000 by 1600 units that covers the screen. A phone in
 * portrait orientation shows x from 630 to 1370, with texts over the top third. A wide
 * screen shows the full width and y from 180 to 1420, with texts over the left third.
 */
export function ScenePicture({ scene, children }: { scene: number; children: ReactNode }) {
  return (
    <SceneIndex value={scene}>
      <PictureSvg
        viewBox="0 0 2000 1600"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          {Object.entries(HALFTONES).map(([name, { ink, pitch, radius }]) => (
            <pattern
              key={name}
              id={`halftone-${scene}-${name}`}
              width={pitch}
              height={pitch}
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(28)"
            >
              <circle cx={pitch / 2} cy={pitch / 2} r={radius} fill={INKS[ink]} />
            </pattern>
          ))}
        </defs>
        {children}
      </PictureSvg>
    </SceneIndex>
  );
}

/** Halftone patterns: the ink, the distance and the radius of the dots. */
const HALFTONES = {
  light: { ink: "ink", pitch: 15, radius: 2 },
  half: { ink: "ink", pitch: 13, radius: 3.2 },
  heavy: { ink: "ink", pitch: 12, radius: 4.6 },
  rose: { ink: "rose", pitch: 16, radius: 5.2 },
  vermilion: { ink: "vermilion", pitch: 14, radius: 4 },
  paper: { ink: "paper", pitch: 16, radius: 3.4 },
} as const satisfies Record<string, { ink: Ink; pitch: number; radius: number }>;

/** Fills its shapes with a halftone pattern. */
export function Halftone({
  tone,
  children,
}: {
  tone: keyof typeof HALFTONES;
  children: ReactNode;
}) {
  const scene = useContext(SceneIndex);
  return <g fill={`url(#halftone-${scene}-${tone})`}>{children}</g>;
}

const PictureSvg = styled.svg`
  display: block;
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  isolation: isolate;
  background: ${INKS.paper};
  forced-color-adjust: none;
`;
