import { createContext, type ReactNode, useContext } from "react";
import styled from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";
import type { Ink } from "./drain.ts";

const SceneNumber = createContext(0);

/**
 * The sheet a scene is printed on, 2000 by 1600 units. On a phone held upright
 * its heart shows (x from 630 to 1370), with words over the top third; on a
 * wide screen all of its width and the middle of its height (y from 180 to
 * 1420), with words over the left third.
 */
export function Sheet({ scene, children }: { scene: number; children: ReactNode }) {
  return (
    <SceneNumber value={scene}>
      <Paper
        viewBox="0 0 2000 1600"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          {Object.entries(SCREENS).map(([name, { ink, pitch, radius }]) => (
            <pattern
              key={name}
              id={`screen-${scene}-${name}`}
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
      </Paper>
    </SceneNumber>
  );
}

/** Halftone screens: an ink, how far apart its dots stand and how large they are. */
const SCREENS = {
  light: { ink: "ink", pitch: 15, radius: 2 },
  half: { ink: "ink", pitch: 13, radius: 3.2 },
  heavy: { ink: "ink", pitch: 12, radius: 4.6 },
  rose: { ink: "rose", pitch: 16, radius: 5.2 },
  vermilion: { ink: "vermilion", pitch: 14, radius: 4 },
  paper: { ink: "paper", pitch: 16, radius: 3.4 },
} as const satisfies Record<string, { ink: Ink; pitch: number; radius: number }>;

/** Fills its shapes with one of the screens. */
export function Screen({ tone, children }: { tone: keyof typeof SCREENS; children: ReactNode }) {
  const scene = useContext(SceneNumber);
  return <g fill={`url(#screen-${scene}-${tone})`}>{children}</g>;
}

const Paper = styled.svg`
  display: block;
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  isolation: isolate;
  background: ${INKS.paper};
  forced-color-adjust: none;
`;
