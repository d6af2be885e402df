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
  /** The number at the perforated end of the ticket; null if it is unknown. */
  number: string | null;
  invitation: string;
  /** The page's address without the scheme. */
  link: string;
  /** A CSS font family list. */
  font: string;
};

/** The picture of a story, whose app covers the top and the foot. */
export const WIDTH = 1080;
const HEIGHT = 1920;

/** The top of the strip on which the people stand. */
const STREET = HEIGHT - 450;

/** The ticket, which comes in from the left edge, with the first baseline on it and the sizes of its texts. */
const STUB = { top: 276, right: 1010, head: 366, lead: 130, number: 80 };

const MARGIN = 84;

/** The width of the ticket's end, from the perforation on. */
const STUB_END = 132;

/** The size of the people, the bird's place and that of the sun. */
const PEOPLE = 1.56;
const BIRD = { x: 900, y: 252 };
const RISING_SUN = { x: 330, y: 1130, size: 3.3 };

type Inks = Record<keyof typeof INKS, string>;

/** Draws the story's street at dawn, in the campaign's own colours. */
export function drawPoster(
  canvas: HTMLCanvasElement,
  { campaign, lead, number, invitation, link, font }: PosterText,
  { urgent, marigold }: Partial<Record<"urgent" | "marigold", { light: string } | undefined>>,
  scale: number,
): void {
  const inks: Inks = {
    ...INKS,
    vermilion: urgent?.light ?? INKS.vermilion,
    marigold: marigold?.light ?? INKS.marigold,
  };
  canvas.width = WIDTH * scale;
  canvas.height = HEIGHT * scale;
  const context = canvas.getContext("2d");
  // A browser without memory for the picture draws nothing.
  if (context === null) return;
  context.scale(scale, scale);

  const draw = (shapes: readonly Shape[], x: number, y: number, size: number) => {
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

  /** Writes a text from a baseline on, at the largest size, up to a maximum, at which each line fits. */
  const write = (
    ink: keyof Inks,
    text: string,
    maxSize: number,
    baseline: number,
    room = WIDTH - 2 * MARGIN,
    x = MARGIN,
  ) => {
    const lines = text.split("\n");
    context.font = `800 100px ${font}`;
    const widths = lines.map((line) => context.measureText(line).width);
    const size = Math.min(maxSize, (100 * room) / Math.max(...widths));
    context.font = `800 ${size}px ${font}`;
    context.fillStyle = inks[ink];
    for (const [row, line] of lines.entries()) {
      context.fillText(line, x, baseline + row * size * 0.98);
    }
  };

  context.fillStyle = inks.marigold;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.globalCompositeOperation = "multiply";
  draw(SUN, RISING_SUN.x, RISING_SUN.y, RISING_SUN.size);
  context.globalCompositeOperation = "source-over";
  draw(HAZE, RISING_SUN.x, RISING_SUN.y, RISING_SUN.size);
  context.fillStyle = inks.vermilion;
  drawHalftone(context, STREET - 60);
  draw(HILLS, 0, STREET, WIDTH / 1000);
  draw(HOUSE, 735, STREET, PEOPLE);
  // The stub is a little turned, and its left edge outside of the picture.
  const stubHeight = STUB.head - STUB.top + lead.split("\n").length * STUB.lead * 0.98 + 56;
  const shape = stubPath(STUB.right + MARGIN, stubHeight, 16);
  const holes = `M${STUB.right + MARGIN - STUB_END} 26v${stubHeight - 40}`;
  context.save();
  context.rotate(-0.02);
  draw([{ ink: "ink", d: shape }], 16 - MARGIN, STUB.top + 16, 1);
  const stub: Shape[] = [
    { ink: "vermilion", d: shape },
    { ink: "ink", line: 7, d: shape },
  ];
  draw(stub, -MARGIN, STUB.top, 1);
  context.setLineDash([0, 26]);
  draw([{ ink: "ink", line: 10, d: holes }], -MARGIN, STUB.top, 1);
  context.setLineDash([]);
  const room = STUB.right - STUB_END - MARGIN - 24;
  write("paper", campaign, 54, STUB.head, room);
  write("paper", lead, STUB.lead, STUB.head + STUB.lead * 1.02, room);
  if (number !== null) {
    context.translate(STUB.right - STUB_END * 0.68, STUB.top + 40);
    context.rotate(Math.PI / 2);
    write("paper", number, STUB.number, 0, stubHeight - 80, 0);
  }
  context.restore();
  draw(WIRE, 0, BIRD.y, 1);
  draw([...BLACKBIRD, ...SONG], BIRD.x, BIRD.y, 1);
  draw([...FIDDLER, ...FIDDLER_BOW_ARM], 735, STREET - 6, PEOPLE);
  draw(NELL_WITH_LETTER, 290, STREET - 6, PEOPLE);

  context.fillStyle = inks.ink;
  context.fillRect(0, STREET, WIDTH, HEIGHT);
  write("marigold", invitation, 108, STREET + 128);
  write("paper", link, 50, STREET + 196);
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
