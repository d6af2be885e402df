import { contrastRatio } from "../../api/contract/campaign/contrast.ts";
import { COLOURS, type Colour } from "../../widget/theme/tokens.ts";

/** Returns the contrast of two colour roles in a theme: 1 to 21. */
export function contrastOf(text: Colour, ground: Colour, theme: "light" | "dark"): number {
  return contrastRatio(COLOURS[text][theme], COLOURS[ground][theme]);
}

/** The allowed pairs of text and background, with the minimum contrast and the use of each. */
export const CONTRAST_PAIRS: readonly [
  text: Colour,
  ground: Colour,
  minimum: number,
  use: string,
][] = [
  ["ink", "paper", 7, "Text"],
  ["ink", "paperRaised", 7, "Text"],
  ["inkSoft", "paper", 4.5, "Secondary text"],
  ["inkSoft", "paperRaised", 4.5, "Secondary text"],
  ["link", "paper", 4.5, "Links"],
  ["link", "paperRaised", 4.5, "Links"],
  ["onLink", "link", 4.5, "Selected or hovered items"],
  ["onUrgent", "urgent", 4.5, "The send button, the letter tile"],
  ["urgent", "paper", 3, "Large text and graphics only"],
  ["onMarigold", "marigold", 7, "Highlights"],
  ["onDone", "done", 4.5, "Success messages"],
  ["done", "paper", 4.5, "Success text"],
  ["paper", "ink", 7, "Toasts, the chosen provider"],
  ["onDark", "inkGround", 7, "Footer, strips"],
  ["onDark", "blueGround", 4.5, "The social section"],
  ["marigold", "blueGround", 3, "Large text only"],
];
