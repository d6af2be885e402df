import type { CSSProperties } from "react";
import styled from "styled-components";
import type { Language } from "../../../../api/contract/language.ts";
import { Shapes } from "../../../drawings/illustration.tsx";
import { en } from "../wording/en.ts";
import { ga } from "../wording/ga.ts";
import { markupOf } from "./markup.ts";
import { Halftones } from "./Picture.tsx";
import { pictureStyle } from "./picture-style.ts";

/** What the file shows of the street: from the bakery to the cinema, as high as the people. */
const VIEW = { x: 420, y: 930, width: 1404, height: 468 };

/** The street of the last scene, and below how it was in the first, as an SVG file. */
export function StreetPicture({ language }: { language: Language }) {
  const { x, y, width, height } = VIEW;
  return (
    <StreetSvg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${2 * height}`}>
      <Halftones prefix="" />
      {["town-at-dusk", "town-at-dawn"].map((name, row) => (
        <svg
          key={name}
          aria-hidden="true"
          y={row * height}
          width={width}
          height={height}
          viewBox={`${x} ${y} ${width} ${height}`}
          style={{ "--drain": 1 - row } as CSSProperties}
        >
          <Shapes of={markupOf(name, { en, ga }[language].drawn)} />
        </svg>
      ))}
    </StreetSvg>
  );
}

const StreetSvg = styled.svg`
  ${pictureStyle}
`;
