import { type CSSProperties, useState } from "react";
import styled from "styled-components";
import type { Language } from "../../../../api/contract/language.ts";
import * as people from "../../../../widget/sending/poster/people.ts";
import { INKS } from "../../../../widget/theme/tokens.ts";
import { useWording } from "../../../document/shown-page.ts";
import { HalftonePattern, Shapes, shapesOf, symbolIn } from "../../../drawings/illustration.tsx";
import type { DrainStage } from "../timing.ts";
import type { StoryWording } from "../wording/en.ts";
import { en } from "../wording/en.ts";
import { ga } from "../wording/ga.ts";
import { pictureMovements, pictureStyle, STILL } from "./picture-style.ts";

/** The picture of a scene, 0 to 7. Only CSS changes it, so a page keeps the build's, and its script has none. */
export function Picture({ scene }: { scene: number }) {
  return typeof __IS_PAGE_BUILT__ !== "undefined" && __IS_PAGE_BUILT__ ? (
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
  const [name, cut] = DRAWINGS[scene] ?? [""];
  const shapes = markupOf(name, useWording({ en, ga }).drawn);
  const shapesOfScene = shapes.replaceAll("url(#", `url(#halftone-${scene}-`);
  return (
    <PictureSvg viewBox="0 0 2000 1600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Halftones prefix={`halftone-${scene}-`} />
      <Drawing id={`drawing-${scene}`}>
        <Shapes of={shapesOfScene} />
      </Drawing>
      {cut && (
        <StillHalf>
          <clipPath id={`cut-${scene}`}>
            <path d={`M${cut + 340}-800H3000V2400H${cut - 340}z`} />
          </clipPath>
          <use data-copy href={`#drawing-${scene}`} clipPath={`url(#cut-${scene})`} />
          <path d={`M${cut + 95} 353 ${cut - 203} 1720h13z`} />
        </StillHalf>
      )}
    </PictureSvg>
  );
}

/** Defines the halftone patterns of a picture, with ids that begin with `prefix`. */
function Halftones({ prefix }: { prefix: string }) {
  return (
    <defs>
      {Object.entries(HALFTONES).map(([tone, halftone]) => (
        <HalftonePattern key={tone} id={prefix + tone} {...halftone} />
      ))}
    </defs>
  );
}

/** The drawings of the scenes, and where their still form is cut: in colour at the left. The last one has none. */
const DRAWINGS: readonly (readonly [name: string, cut?: number])[] = [
  ["town-at-dawn", 1160],
  ["kitchen", 1010],
  ["library", 1065],
  ["street-corner", 960],
  ["cinema", 1000],
  ["room", 1000],
  ["portrait", 1060],
  ["town-at-dusk"],
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
  overflow: clip;
  content-visibility: auto;
  @media print {
    content-visibility: visible;
  }
`;

const PictureSvg = styled.svg`
  display: block;
  position: absolute;
  inset: var(--above, var(--lower, 0)) 0 0;
  inline-size: 100%;
  block-size: calc(100% - var(--above, 0px) - var(--below, 0px));
  /* The sky goes on above a picture that begins lower, and the road below. */
  overflow: visible;
  isolation: isolate;
  background: ${INKS.paper};
  forced-color-adjust: none;
`;

/* The style of a drawing reaches its copy too, because the copy shows the same element. */
const Drawing = styled.g`
  ${pictureStyle}
  ${pictureMovements}
`;

const StillHalf = styled.g`
  --drain: 1;
  display: none;
  ${STILL} {
    display: inline;
  }
`;

/** The part of the street in the file: from the bakery to the cinema, as high as the people. */
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

type Words = StoryWording["drawn"];

/** The pictures of the scenes, and in `parts.svg` what several of them have. */
const FILES = import.meta.glob<string>("./*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Returns the shapes of a drawing, with the parts that its file uses. Throws for an unknown name. */
function markupOf(name: string, words: Words): string {
  const file = FILES[`./${name}.svg`] ?? symbolIn(FILES["./parts.svg"] ?? "", name);
  const letters = [...words.opening.replaceAll(" ", "")];
  const partNamed = (part: string) =>
    figures()[part] ?? signs(words)[part] ?? markupOf(part, words);
  return shapesOf(file, partNamed).replaceAll("{letter}", () => letters.shift() ?? "");
}

/** The inks that take the place of those of the figures. */
const DRAINED: Partial<Record<people.Shape["ink"], string>> = {
  marigold: " to-slate",
  rose: " to-ash",
  ultramarine: " to-slate",
  vermilion: " to-lead",
  viridian: " to-slate",
};

/** Returns the shapes of a part of a figure, whose colours fade in `stage`, or in that around it. */
function figure(shapes: readonly people.Shape[], stage?: DrainStage): string {
  const paths = shapes.map(({ ink, line, d }) => {
    const width = line === undefined ? "" : ` stroke-width="${line}"`;
    return `<path class="${ink}${DRAINED[ink] ?? ""}"${width} d="${d}"/>`;
  });
  return `<g${stage === undefined ? "" : ` data-stage="${stage}"`}>${paths.join("")}</g>`;
}

/** The figures, each with its feet at 0,0. Parts lose their colour in a stage of their own, or of their `<use>`. */
function figures(): Readonly<Record<string, string>> {
  const nellHead = `${figure(people.NELL_HEAD, 2)}${figure(people.NELL_SCARF, 5)}<g class="scarf-end">${figure(people.NELL_SCARF_END, 5)}</g>`;
  return {
    nell: figure(people.NELL_BODY, 3) + nellHead,
    "nell-head": nellHead,
    fiddler: `${figure(people.FIDDLER)}<g class="bow-arm">${figure(people.FIDDLER_BOW_ARM)}</g>`,
    blackbird: `<g class="fade"><g class="song">${figure(people.SONG)}</g></g>${figure(people.BLACKBIRD)}`,
  };
}

/** The signs of the bookshop and, upright, of the cinema. A longer word has smaller letters. */
function signs({ books, cinema }: Words): Readonly<Record<string, string>> {
  const size = Math.min(58, 348 / cinema.length);
  const rows = [...cinema].map((letter, row) => {
    const y = 726 - (58 - size) * 0.7 + (row * size * 62) / 58;
    return `<text x="1569" y="${y.toFixed(1)}" font-size="${size.toFixed(1)}">${letter}</text>`;
  });
  const spacing = books.length > 5 ? 1 : 4;
  return {
    "bookshop-sign": `<text x="920" y="1164" font-size="${Math.min(40, 272 / books.length)}" letter-spacing="${spacing}">${books}</text>`,
    "cinema-sign": rows.join(""),
  };
}
