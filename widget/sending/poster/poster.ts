import { INKS } from "../../theme/tokens.ts";
import {
  BLACKBIRD,
  FIDDLER,
  FIDDLER_BOW_ARM,
  HILLS,
  HOUSE,
  NELL_WITH_LETTER,
  type Shape,
  SONG,
  stubPath,
} from "./people.ts";

type PosterText = {
  campaign: string;
  /** The large text, one or several lines. */
  lead: string;
  /** The line below the lead; null if the supporter leaves it out. */
  place: string | null;
  /** The number at the perforated end of the ticket; null if it is unknown. */
  number: string | null;
  invitation: string;
  /** The page's address without the scheme. */
  link: string;
  /** A CSS font family list. */
  font: string;
};

/**
 * The pictures, for a story, whose app covers the top and the foot, and for a post: `stub` is the ticket,
 * which comes in from the left edge, `head` the first baseline on it, `lead` and `place` the sizes of its
 * texts, and `foot` the height of the strip on which the people stand.
 */
export const FORMATS = {
  story: {
    width: 1080,
    height: 1920,
    foot: 450,
    stub: { top: 276, right: 1010 },
    type: { head: 366, lead: 130, place: 84, number: 80 },
    bird: { x: 900, y: 252, size: 1 },
    people: { size: 1.56, nell: 290, fiddler: 735 },
    sun: { x: 330, y: 1130, radius: 330 },
  },
  post: {
    width: 1080,
    height: 1080,
    foot: 226,
    stub: { top: 56, right: 840 },
    type: { head: 130, lead: 101, place: 60, number: 72 },
    bird: { x: 930, y: 128, size: 0.8 },
    people: { size: 1, nell: 610, fiddler: 890 },
    sun: { x: 520, y: 690, radius: 230 },
  },
} as const;

export type PosterFormat = keyof typeof FORMATS;

const MARGIN = 84;

/** The width of the ticket's end, from the perforation on. */
const STUB_END = 132;

type Inks = Record<keyof typeof INKS, string>;

/** Draws the story's street at dawn, in the campaign's own colours. */
export function drawPoster(
  canvas: HTMLCanvasElement,
  format: PosterFormat,
  { campaign, lead, place, number, invitation, link, font }: PosterText,
  { urgent, marigold }: Partial<Record<"urgent" | "marigold", { light: string } | undefined>>,
  scale: number,
): void {
  const inks: Inks = {
    ...INKS,
    vermilion: urgent?.light ?? INKS.vermilion,
    marigold: marigold?.light ?? INKS.marigold,
  };
  const { width, height, foot, stub, type, bird, people, sun } = FORMATS[format];
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext("2d");
  // A browser without memory for the picture draws nothing.
  if (context === null) return;
  context.scale(scale, scale);
  const street = height - foot;

  const draw = (shapes: readonly Shape[], x: number, y: number, size: number = people.size) => {
    context.save();
    context.translate(x, y);
    context.scale(size, size);
    context.lineCap = "round";
    context.lineJoin = "round";
    for (const { ink, line, d } of shapes) {
      context.fillStyle = inks[ink];
      context.strokeStyle = inks[ink];
      context.lineWidth = line ?? 0;
      if (line === undefined) context.fill(new Path2D(d));
      else context.stroke(new Path2D(d));
    }
    context.restore();
  };

  /** Writes a text no larger than each line fits, and returns the baseline below. */
  const write = (
    ink: keyof Inks,
    text: string,
    maxSize: number,
    baseline: number,
    room = width - 2 * MARGIN,
    x = MARGIN,
  ): number => {
    const lines = text.split("\n");
    context.font = `800 100px ${font}`;
    const widths = lines.map((line) => context.measureText(line).width);
    const size = Math.min(maxSize, (100 * room) / Math.max(...widths));
    context.font = `800 ${size}px ${font}`;
    context.fillStyle = inks[ink];
    for (const [row, line] of lines.entries()) {
      context.fillText(line, x, baseline + row * size * 0.98);
    }
    return baseline + lines.length * size * 0.98;
  };

  context.fillStyle = inks.marigold;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = "multiply";
  draw(SUN, sun.x, sun.y, sun.radius / 100);
  context.globalCompositeOperation = "source-over";
  draw(HAZE, sun.x, sun.y, sun.radius / 100);
  context.fillStyle = inks.vermilion;
  drawHalftone(context, street - 60);
  draw(HILLS, 0, street, width / 1000);
  draw(HOUSE, people.fiddler, street);
  // The stub is a little turned, and its left edge outside of the picture.
  const lines = lead.split("\n").length;
  const leadHeight = lines * type.lead * 0.98;
  const placeHeight = place === null ? 0 : type.place;
  const stubHeight = type.head - stub.top + leadHeight + placeHeight + 56;
  const shape = stubPath(stub.right + MARGIN, stubHeight, 16);
  const holes = `M${stub.right + MARGIN - STUB_END} 26v${stubHeight - 40}`;
  context.save();
  context.rotate(-0.02);
  draw([{ ink: "ink", d: shape }], 16 - MARGIN, stub.top + 16, 1);
  draw(
    [
      { ink: "vermilion", d: shape },
      { ink: "ink", line: 7, d: shape },
    ],
    -MARGIN,
    stub.top,
    1,
  );
  context.setLineDash([0, 26]);
  draw([{ ink: "ink", line: 10, d: holes }], -MARGIN, stub.top, 1);
  context.setLineDash([]);
  const room = stub.right - STUB_END - MARGIN - 24;
  write("paper", campaign, 54, type.head, room);
  const below = write("paper", lead, type.lead, type.head + type.lead * 1.02, room);
  if (place !== null) write("paper", place, type.place, below - type.lead * 0.16, room);
  if (number !== null) {
    context.translate(stub.right - STUB_END * 0.68, stub.top + 40);
    context.rotate(Math.PI / 2);
    write("paper", number, type.number, 0, stubHeight - 80, 0);
  }
  context.restore();
  draw(WIRE, 0, bird.y, 1);
  draw([...BLACKBIRD, ...SONG], bird.x, bird.y, bird.size);
  draw([...FIDDLER, ...FIDDLER_BOW_ARM], people.fiddler, street - 6);
  draw(NELL_WITH_LETTER, people.nell, street - 6);

  context.fillStyle = inks.ink;
  context.fillRect(0, street, width, foot);
  write("marigold", invitation, 108, street + 128);
  write("paper", link, 50, street + 196);
}

/** The wire on which the blackbird sits. */
const WIRE: readonly Shape[] = [{ ink: "ink", line: 5, d: "M560-260C700-60 860 10 1100-34" }];

/** The rising sun, printed over the ground, and the haze in front. */
const SUN: readonly Shape[] = [
  { ink: "rose", d: "M-100 0a100 100 0 0 1 200 0 100 100 0 0 1-200 0z" },
];
const HAZE: readonly Shape[] = [
  { ink: "marigold", d: "M-103-30h206v2h-206zM-103-13h206v3h-206zM-103 4h206v4h-206z" },
  { ink: "marigold", d: "M-103 21h206v5h-206zM-103 38h206v6h-206zM-103 55h206v8h-206z" },
];

/** Draws dots that grow towards a corner at the lower left. */
function drawHalftone(context: CanvasRenderingContext2D, bottom: number): void {
  for (let row = 0; row < 16; row += 1) {
    for (let column = 0; column < 22; column += 1) {
      const size = Math.max(0, 10 - (row + column) * 0.38);
      context.beginPath();
      context.arc(column * 30 + (row % 2) * 15, bottom - row * 27, size, 0, 2 * Math.PI);
      context.fill();
    }
  }
}
