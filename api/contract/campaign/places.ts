import * as z from "zod/mini";
import { CONSTITUENCIES, currentConstituencies } from "../constituencies.ts";
import { group, number, text } from "./field-kinds.ts";

/** The constituencies of today's TDs, without one that was divided. */
export const TODAYS_CONSTITUENCIES = CONSTITUENCIES.filter((name) =>
  currentConstituencies(name).includes(name),
);

/** The figure of a constituency, and its place as a sentence begins with it: 'In County Mayo'. */
export const PlaceFigure = group({
  constituency: z.enum(TODAYS_CONSTITUENCIES, { error: "constituency" }),
  en: text(120),
  ga: text(120),
  figure: number("Figure"),
});
export type PlaceFigure = z.infer<typeof PlaceFigure>;

/** Returns places as one text, CSV with semicolons, a row for each constituency in the usual order. */
export function placesText(places: readonly PlaceFigure[]): string {
  const order = (place: PlaceFigure) => TODAYS_CONSTITUENCIES.indexOf(place.constituency);
  return [...places]
    .sort((a, b) => order(a) - order(b))
    .map(({ constituency, en, ga, figure }) =>
      [constituency, en, ga, `${figure}`].map(quoted).join("; "),
    )
    .join("\n");
}

const quoted = (cell: string) => (/[";]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
