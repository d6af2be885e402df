import { useState } from "react";
import styled from "styled-components";
import { INKS } from "../../../../widget/theme/tokens.ts";
import { useWording } from "../../../document/shown-page.ts";
import { HalftonePattern, Shapes } from "../../../drawings/illustration.tsx";
import { en } from "../wording/en.ts";
import { ga } from "../wording/ga.ts";
import { markupOf } from "./markup.ts";
import { pictureMovements, pictureStyle } from "./picture-style.ts";

/**
 * The picture of a scene, 0 to 7, which is drawn only near the screen. Only CSS changes it, so a built page
 * keeps the HTML of the build, and its script contains no picture.
 */
export function Picture({ scene }: { scene: number }) {
  return typeof __PICTURES_IN_PAGE__ !== "undefined" && __PICTURES_IN_PAGE__ ? (
    <PictureInPage scene={scene} />
  ) : (
    <PictureArea data-picture={scene}>
      <DrawnPicture scene={scene} />
    </PictureArea>
  );
}

/**
 * The drawing of a scene: 2000 by 1600 units that cover the screen. A phone shows x from 630 to 1370, with
 * texts over the top third, a wide screen y from 180 to 1420, with texts over the left third.
 */
export function DrawnPicture({ scene }: { scene: number }) {
  const shapes = markupOf(DRAWINGS[scene] ?? "", useWording({ en, ga }).drawn);
  const shapesOfScene = shapes.replaceAll("url(#", `url(#halftone-${scene}-`);
  return (
    <PictureSvg viewBox="0 0 2000 1600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Halftones prefix={`halftone-${scene}-`} />
      <Shapes of={shapesOfScene} />
    </PictureSvg>
  );
}

/** Defines the halftone patterns of a picture, with ids that begin with `prefix`. */
export function Halftones({ prefix }: { prefix: string }) {
  return (
    <defs>
      {Object.entries(HALFTONES).map(([tone, halftone]) => (
        <HalftonePattern key={tone} id={prefix + tone} {...halftone} />
      ))}
    </defs>
  );
}

const DRAWINGS = [
  "town-at-dawn",
  "kitchen",
  "library",
  "street-corner",
  "cinema",
  "room",
  "portrait",
  "town-at-dusk",
];

/** Halftone patterns: the ink, the distance and the radius of the dots. */
const HALFTONES = {
  light: { fill: INKS.ink, pitch: 15, radius: 2 },
  half: { fill: INKS.ink, pitch: 13, radius: 3.2 },
  heavy: { fill: INKS.ink, pitch: 12, radius: 4.6 },
  rose: { fill: INKS.rose, pitch: 16, radius: 5.2 },
};

function PictureInPage({ scene }: { scene: number }) {
  const [built] = useState(() => document.querySelector(`[data-picture="${scene}"]`));
  return (
    <PictureArea
      data-picture={scene}
      suppressHydrationWarning
      // If something has changed the page's HTML before, React renders it again, without the
      // picture.
      ref={(area) => {
        if (area?.firstChild === null && built !== null) area.append(...built.childNodes);
      }}
    >
      {/* React does not go into the children of an element whose content is a text. */ ""}
    </PictureArea>
  );
}

const PictureArea = styled.div`
  position: absolute;
  inset: 0;
  content-visibility: auto;
`;

const PictureSvg = styled.svg`
  display: block;
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  isolation: isolate;
  background: ${INKS.paper};
  forced-color-adjust: none;
  ${pictureStyle}
  ${pictureMovements}
`;
