import { contrastRatio } from "../../site/embed/contrast.ts";
import { COLOURS, type Colour } from "../../widget/theme/tokens.ts";

/** How a role reads on a ground, in a theme. */
export function contrastOf(text: Colour, ground: Colour, theme: "light" | "dark"): number {
  return contrastRatio(COLOURS[text][theme], COLOURS[ground][theme]);
}

/** What may stand on what, the least contrast it needs, and what it may be. */
export const CONTRAST_PAIRS: readonly [text: Colour, ground: Colour, least: number, as: string][] =
  [
    ["ink", "paper", 7, "Text"],
    ["ink", "paperRaised", 7, "Text"],
    ["inkSoft", "paper", 4.5, "Secondary text"],
    ["inkSoft", "paperRaised", 4.5, "Secondary text"],
    ["link", "paper", 4.5, "Links"],
    ["link", "paperRaised", 4.5, "Links"],
    ["onLink", "link", 4.5, "What is selected or pointed at"],
    ["onUrgent", "urgent", 4.5, "The send button, the urgent ticket"],
    ["urgent", "paper", 3, "Large text and marks alone"],
    ["onMarigold", "marigold", 7, "Highlights"],
    ["onDone", "done", 4.5, "What is done"],
    ["done", "paper", 4.5, "What is done"],
    ["paper", "ink", 7, "Toasts, the chosen provider"],
    ["onDark", "inkGround", 7, "Footer, strips"],
    ["onDark", "blueGround", 4.5, "The social section"],
    ["marigold", "blueGround", 3, "Large text alone"],
  ];
