import { INKS } from "../theme/tokens.ts";
import { type FittedText, fitText } from "./fit-text.ts";

/** The texts of a poster. */
export type PosterText = {
  lead: string;
  /** The line below; null if the supporter leaves it out. */
  place: string | null;
  /** The two lines at the foot. */
  foot: readonly [string, string];
  /** A CSS font family list. */
  font: string;
};

/**
 * The pictures: for a story, whose app covers its top and its foot, and for a post. `artAt` is the
 * middle of the letter, `textAt` the first baseline, and `foot` the height of the strip below.
 */
export const FORMATS = {
  story: { width: 1080, height: 1920, artAt: 560, artScale: 1, textAt: 1010, lines: 2, foot: 360 },
  post: { width: 1080, height: 1080, artAt: 290, artScale: 0.66, textAt: 660, lines: 1, foot: 190 },
} as const;

export type PosterFormat = keyof typeof FORMATS;

const MARGIN = 84;

/** The campaign's own colours; where it has none, the usual inks are used. */
export type PosterColours = Partial<Record<"urgent" | "marigold", { light: string } | undefined>>;

type Inks = Record<keyof typeof INKS, string>;

/** Draws a poster of the campaign, a letter before overprinted discs, and returns its canvas. */
export function drawPoster(
  canvas: HTMLCanvasElement,
  format: PosterFormat,
  { lead, place, foot, font }: PosterText,
  { urgent, marigold }: PosterColours,
): HTMLCanvasElement {
  const inks: Inks = {
    ...INKS,
    vermilion: urgent?.light ?? INKS.vermilion,
    marigold: marigold?.light ?? INKS.marigold,
  };
  const layout = FORMATS[format];
  const { width, height } = layout;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no pictures.");
  context.fillStyle = inks.paper;
  context.fillRect(0, 0, width, height);
  context.save();
  context.translate(width / 2, layout.artAt);
  context.scale(layout.artScale, layout.artScale);
  drawDiscs(context, inks);
  drawHalftone(context, inks);
  drawEnvelope(context, inks);
  context.restore();

  const setFont = (size: number, weight = 800) => {
    context.font = `${weight} ${size}px ${font}`;
  };
  const fitted = (text: string, maxLines: number, maxSize: number): FittedText =>
    fitText(text, { width: width - 2 * MARGIN, maxLines, maxSize }, (line, size) => {
      setFont(size);
      return context.measureText(line).width;
    });
  context.textBaseline = "alphabetic";
  const head = fitted(lead, layout.lines, 190);
  setFont(head.size);
  context.fillStyle = inks.ink;
  let baseline: number = layout.textAt;
  for (const line of head.lines) {
    context.fillText(line, MARGIN, baseline);
    baseline += head.size * 0.98;
  }
  if (place !== null) {
    drawTag(context, inks, fitted(place, 1, 130), baseline - head.size * 0.62, setFont);
  }

  const top = height - layout.foot;
  context.fillStyle = inks.ink;
  context.fillRect(0, top, width, layout.foot);
  context.fillStyle = inks.marigold;
  setFont(fitted(foot[0], 1, 62).size);
  context.fillText(foot[0], MARGIN, top + 92);
  context.fillStyle = inks.paper;
  setFont(fitted(foot[1], 1, 40).size, 500);
  context.fillText(foot[1], MARGIN, top + 148);
  return canvas;
}

/** Three discs that overlap like inks on paper, around 0,0 as all of the art. */
function drawDiscs(context: CanvasRenderingContext2D, inks: Inks): void {
  context.globalCompositeOperation = "multiply";
  for (const [ink, x, y, radius] of [
    [inks.marigold, 160, -60, 390],
    [inks.rose, -210, 70, 270],
    [inks.sky, 390, 210, 250],
  ] as const) {
    context.fillStyle = ink;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalCompositeOperation = "source-over";
}

/** Dots that grow towards the edge, in vermilion. */
function drawHalftone(context: CanvasRenderingContext2D, inks: Inks): void {
  context.fillStyle = inks.vermilion;
  for (let row = 0; row < 14; row += 1) {
    for (let column = 0; column < 14; column += 1) {
      const size = 9 - (row + column) * 0.45;
      if (size < 1.5) continue;
      context.beginPath();
      context.arc(column * 30 + (row % 2) * 15 - 510, 300 - row * 27, size, 0, 2 * Math.PI);
      context.fill();
    }
  }
}

/** An open letter, slightly turned, with a stamp. */
function drawEnvelope(context: CanvasRenderingContext2D, inks: Inks): void {
  context.save();
  context.rotate(-0.1);
  context.lineWidth = 12;
  context.lineJoin = "round";
  context.strokeStyle = inks.ink;
  // A hard shadow, as on the campaign's sheets.
  context.fillStyle = inks.ink;
  context.fillRect(-306, -176, 640, 400);
  context.fillStyle = inks.paper;
  context.fillRect(-330, -200, 640, 400);
  context.strokeRect(-330, -200, 640, 400);
  context.beginPath();
  context.moveTo(-330, -200);
  context.lineTo(-10, 40);
  context.lineTo(310, -200);
  context.stroke();
  // The stamp is printed a little beside its outline.
  context.fillStyle = inks.vermilion;
  context.fillRect(172, 42, 96, 116);
  context.lineWidth = 6;
  context.setLineDash([10, 8]);
  context.strokeRect(164, 34, 96, 116);
  context.setLineDash([]);
  context.lineWidth = 9;
  for (const [length, dy] of [
    [230, 70],
    [300, 108],
    [180, 146],
  ] as const) {
    context.beginPath();
    context.moveTo(-270, dy);
    context.lineTo(-270 + length, dy);
    context.stroke();
  }
  context.restore();
}

/** The constituency on a turned tag. */
function drawTag(
  context: CanvasRenderingContext2D,
  inks: Inks,
  { lines: [text = ""], size }: FittedText,
  top: number,
  setFont: (size: number) => void,
): void {
  setFont(size);
  const { width } = context.measureText(text);
  context.save();
  context.translate(MARGIN, top);
  context.rotate(-0.025);
  context.fillStyle = inks.vermilion;
  context.fillRect(-MARGIN - 30, 0, MARGIN + width + 30 + 48, size * 1.25);
  context.fillStyle = inks.paper;
  context.fillText(text, 0, size * 0.95);
  context.restore();
}
