import * as z from "zod/mini";
import { fields } from "../json.ts";
import { contrastRatio, isColour, MIN_LARGE_TEXT_CONTRAST, MIN_TEXT_CONTRAST } from "./contrast.ts";
import { colourField, group } from "./field-kinds.ts";
import type { Problem, ProblemCode } from "./problems.ts";

const THEMES = ["light", "dark"] as const;

export const COLOUR_NAMES = ["urgent", "link", "highlight", "ground"] as const;
type ColourName = (typeof COLOUR_NAMES)[number];

const inBothThemes = (where: string) =>
  z.exactOptional(
    group({
      light: colourField(`${where}, light theme`),
      dark: colourField(`${where}, dark theme`),
    }),
  );

/** The colours that a campaign may replace. The colour of the text on a ground is fixed. */
export const Colours = group({
  urgent: inBothThemes("Send button and first step"),
  link: inBothThemes("Links and focus"),
  highlight: inBothThemes("Badges and large figures"),
  ground: inBothThemes("Ground of the social section"),
});

/** Colours of `widget/theme/tokens.ts` beside a campaign's; of two papers the one with less contrast. */
export const SURROUNDINGS = {
  page: { light: "#FBF6EA", dark: "#2C251F" },
  darkText: { light: "#17130F", dark: "#17130F" },
  lightText: { light: "#FBF6EA", dark: "#F8F1E2" },
  highlight: { light: "#F6B417", dark: "#F6B417" },
  ground: { light: "#2B3FE0", dark: "#2331A8" },
} as const;

/** The minimum contrast to another colour, and the problem below that ratio. */
type ContrastRule = [other: keyof typeof SURROUNDINGS, least: number, code: ProblemCode];

const ON_PAGE: ContrastRule = ["page", MIN_TEXT_CONTRAST, "contrast-page"];
const RULES: Record<ColourName, readonly ContrastRule[]> = {
  urgent: [ON_PAGE],
  link: [ON_PAGE],
  highlight: [
    ["darkText", MIN_TEXT_CONTRAST, "contrast-dark-text"],
    ["ground", MIN_LARGE_TEXT_CONTRAST, "contrast-highlight"],
  ],
  ground: [
    ["lightText", MIN_TEXT_CONTRAST, "contrast-light-text"],
    ["highlight", MIN_LARGE_TEXT_CONTRAST, "contrast-highlight"],
  ],
};

/** Returns what WCAG 2.2 AA refuses of a document's colours, which may have other problems too. */
export function colourProblems(colours: unknown): Problem[] {
  const own = (name: string, theme: "light" | "dark") => {
    const value = fields(fields(colours)[name])[theme];
    return typeof value === "string" && isColour(value) ? value : undefined;
  };
  return COLOUR_NAMES.flatMap((name) =>
    THEMES.flatMap((theme): Problem[] => {
      const colour = own(name, theme);
      if (colour === undefined) return [];
      const rule = RULES[name].find(([other, least]) => {
        const beside = own(other, theme) ?? SURROUNDINGS[other][theme];
        return contrastRatio(colour, beside) < least;
      });
      return rule ? [{ field: `facts.colours.${name}.${theme}`, code: rule[2] }] : [];
    }),
  );
}
