import { createContext, type ReactNode, useContext } from "react";
import styled from "styled-components";
import { INKS } from "../../../../widget/theme/tokens.ts";
import { HalftonePattern } from "../../../drawings/illustration.tsx";
import { STAGES, stageProgressCss } from "../timing.ts";

const SceneIndex = createContext(0);

/**
 * The picture of a scene: an SVG of 2000 by 1600 units that covers the screen. A phone in
 * portrait orientation shows x from 630 to 1370, with texts over the top third. A wide
 * screen shows the full width and y from 180 to 1420, with texts over the left third.
 */
export function ScenePicture({ scene, children }: { scene: number; children: ReactNode }) {
  return (
    <SceneIndex value={scene}>
      <PictureSvg viewBox="0 0 2000 1600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <defs>
          {Object.entries(HALFTONES).map(([tone, halftone]) => (
            <HalftonePattern key={tone} id={`halftone-${scene}-${tone}`} {...halftone} />
          ))}
        </defs>
        {children}
      </PictureSvg>
    </SceneIndex>
  );
}

/** Halftone patterns: the ink, the distance and the radius of the dots. */
const HALFTONES = {
  light: { fill: INKS.ink, pitch: 15, radius: 2 },
  half: { fill: INKS.ink, pitch: 13, radius: 3.2 },
  heavy: { fill: INKS.ink, pitch: 12, radius: 4.6 },
  rose: { fill: INKS.rose, pitch: 16, radius: 5.2 },
} as const;

type Tone = keyof typeof HALFTONES;

export function isTone(name: string): name is Tone {
  return name in HALFTONES;
}

/** A shape that is filled with a halftone pattern of its picture. */
export function Halftone({ tone, d }: { tone: Tone; d: string }) {
  const scene = useContext(SceneIndex);
  return <path fill={`url(#halftone-${scene}-${tone})`} d={d} />;
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
  ${STAGES.map((stage) => `[data-stage="${stage}"] { --progress: ${stageProgressCss(stage)}; }`).join("\n")}
`;
