import type { FooterFolder } from "../../routes.ts";

export const en = {
  skip: "Skip to the page",
  /** The link to this page in Irish; in Irish, because its readers look for it. */
  otherLanguage: "Gaeilge",
  policy: (organisation: string) => `Privacy policy of ${organisation}`,
  pages: {
    privacy: "Privacy of this site",
    "where-they-stand": "Where they stand",
    "they-answered": "They answered. What now?",
    story: "A Day Without the Arts",
    embed: "Embed this on your site",
    kit: "Posters and pictures for partners",
  } satisfies Record<FooterFolder, string>,
  /** The groups of the footer's links. */
  groups: { campaign: "The campaign", partners: "For partners", smallPrint: "Small print" },
  credit: "TD details: Houses of the Oireachtas, CC BY 4.0",
  builtBy: (builder: string) => `Built by ${builder}`,
  findShow: "Show your TDs",
  placeLabel: "Or type your town",
  placeShow: "Find my constituency",
  shareOn: "Share on",
  newTab: "These links open in a new tab.",
  partner: "Partner id",
  partnerHint: "A short name, to count your letters by. Optional.",
  partnerExample: "my-gallery",
  partnerInvalid:
    "A partner id has 1 to 40 characters: a to z, 0 to 9 and hyphens. This one is not used.",
  constituency: "Constituency",
  colourReset: "Reset the colour",
  selected: "Your browser blocked copying. The code is selected: press Ctrl C, or ⌘ C.",
  /** A campaign that asks for no letters. */
  phase: {
    titles: {
      draft: ["Opening", "soon"],
      paused: ["We’ll be", "back"],
      won: ["We won.", "Thank you"],
      closed: ["It’s over.", "Thank you"],
    } as Readonly<Record<"draft" | "paused" | "won" | "closed", readonly [string, string]>>,
    /** The text for a campaign that only its staff may see yet. */
    draft: "This campaign has not begun yet. Come back soon.",
    achieved: "What you achieved",
    next: "What comes next",
  },
};
