import { useState } from "react";
import styled from "styled-components";
import { PICTURES } from "./pictures.tsx";

/**
 * The picture of a scene, 0 to 7, over the whole of its frame. It is drawn only near the screen.
 *
 * A picture never changes but by CSS, so in a built page it stays the HTML of the build: the page's
 * script contains no picture, and React does not go through its 200 shapes.
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
      // Where something has changed the page's HTML before, React renders it anew, without picture.
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
