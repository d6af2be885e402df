import {
  BLACKBIRD,
  FIDDLER,
  FIDDLER_BOW_ARM,
  NELL_BODY,
  NELL_HEAD,
  NELL_SCARF,
  NELL_SCARF_END,
  type Shape,
  SONG,
} from "../../../../widget/sending/poster/people.ts";
import { shapesOf, symbolIn } from "../../../drawings/illustration.tsx";
import type { DrainStage } from "../timing.ts";
import type { StoryWording } from "../wording/en.ts";

type Words = StoryWording["drawn"];

/** The pictures of the scenes, and in `parts.svg` what several of them have. */
const FILES = import.meta.glob<string>("./*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Returns the shapes of a drawing, with the parts that its file uses. Throws for an unknown name. */
export function markupOf(name: string, words: Words): string {
  const file = FILES[`./${name}.svg`] ?? symbolIn(FILES["./parts.svg"] ?? "", name);
  const letters = [...words.opening.replaceAll(" ", "")];
  const partNamed = (part: string) =>
    figures()[part] ?? signs(words)[part] ?? markupOf(part, words);
  return shapesOf(file, partNamed).replaceAll("{letter}", () => letters.shift() ?? "");
}

/** The inks that take the place of those of the figures. */
const DRAINED: Partial<Record<Shape["ink"], string>> = {
  marigold: " to-slate",
  rose: " to-ash",
  ultramarine: " to-slate",
  vermilion: " to-lead",
  viridian: " to-slate",
};

/** Returns the shapes of a part of a figure, whose colours fade in `stage`, or in that around it. */
function figure(shapes: readonly Shape[], stage?: DrainStage): string {
  const paths = shapes.map(({ ink, line, d }) => {
    const width = line === undefined ? "" : ` stroke-width="${line}"`;
    return `<path class="${ink}${DRAINED[ink] ?? ""}"${width} d="${d}"/>`;
  });
  return `<g${stage === undefined ? "" : ` data-stage="${stage}"`}>${paths.join("")}</g>`;
}

/**
 * The figures, each with its feet at 0,0. Nell's scarf loses its colour last; the blackbird, which is in
 * every scene, stops singing in the stage of its `<use>`.
 */
function figures(): Readonly<Record<string, string>> {
  const nellHead = `${figure(NELL_HEAD, 2)}${figure(NELL_SCARF, 5)}<g class="scarf-end">${figure(NELL_SCARF_END, 5)}</g>`;
  return {
    nell: figure(NELL_BODY, 3) + nellHead,
    "nell-head": nellHead,
    fiddler: `${figure(FIDDLER)}<g class="bow-arm">${figure(FIDDLER_BOW_ARM)}</g>`,
    blackbird: `<g class="fade"><g class="song">${figure(SONG)}</g></g>${figure(BLACKBIRD)}`,
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
