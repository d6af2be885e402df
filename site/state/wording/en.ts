/** The English texts of a campaign that asks for no letters; the rest is the campaign's own. */
export const en = {
  /** The two lines of each state's headline. */
  titles: {
    draft: ["Opening", "soon"],
    paused: ["We’ll be", "back"],
    won: ["We won.", "Thank you"],
    closed: ["It’s over.", "Thank you"],
  } as Readonly<Record<"draft" | "paused" | "won" | "closed", readonly [string, string]>>,
  /** Shown for a campaign that only its staff may see yet. */
  draft: "This campaign has not begun yet. Come back soon.",
  achieved: "What you achieved",
  next: "What comes next",
};

/** The texts that every language defines. */
export type StateWording = typeof en;
