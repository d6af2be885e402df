import { type ComponentType, useState } from "react";
import styled from "styled-components";
import { Cinema } from "./Cinema.tsx";
import { Kitchen } from "./Kitchen.tsx";
import { Library } from "./Library.tsx";
import { Portrait } from "./Portrait.tsx";
import { Room } from "./Room.tsx";
import { StreetCorner } from "./StreetCorner.tsx";
import { TownAtDawn, TownAtDusk } from "./Town.tsx";

/**
 * The picture of a scene, 0 to 7, over the whole of its frame. It is drawn only near the screen.
 *
 * Only CSS changes a picture, so a built page keeps the HTML of the build: its script contains no
 * picture, and React does not render the 200 shapes again.
 */
export function Picture({ scene }: { scene: number }) {
  return typeof __PICTURES_IN_PAGE__ !== "undefined" && __PICTURES_IN_PAGE__ ? (
    <PictureInPage scene={scene} />
  ) : (
    <DrawnPicture scene={scene} />
  );
}

function DrawnPicture({ scene }: { scene: number }) {
  const Drawing = PICTURES[scene];
  if (Drawing === undefined) throw new Error(`The story has no picture ${scene}`);
  return (
    <PictureArea data-picture={scene}>
      <Drawing />
    </PictureArea>
  );
}

function PictureInPage({ scene }: { scene: number }) {
  const [kept] = useState(() => document.querySelector(`[data-picture="${scene}"]`));
  return (
    <PictureArea
      data-picture={scene}
      suppressHydrationWarning
      // If something has changed the page's HTML before, React renders it again, without the
      // picture.
      ref={(area) => {
        if (area?.firstChild === null && kept !== null) area.append(...kept.childNodes);
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

/** The picture of each scene, 0 to 7. */
export const PICTURES: readonly ComponentType[] = [
  TownAtDawn,
  Kitchen,
  Library,
  StreetCorner,
  Cinema,
  Room,
  Portrait,
  TownAtDusk,
];
