import type { PageCampaign } from "../../../page/shown-page.ts";

/** The English texts of the action page that are not the campaign's own. */
export const en = {
  /** The page's title and description, for search engines and networks. */
  head: ({ nameInText, description }: PageCampaign) => ({
    title: `Contact your TD about ${nameInText}`,
    description,
  }),
  /** The share picture of pages that have none of their own: a file in `public/`. */
  poster: (headline: string) => ({
    image: "/share.png",
    alt: `${headline}. A poster of a fiddle played with a paintbrush under a stage light.`,
  }),
  /** The share picture, without words, of a campaign that has no poster. */
  artShare: {
    image: "/share-art.png",
    alt: "A fiddle played with a paintbrush under a stage light.",
  },
  badge: "Time-sensitive",
  step: "Step",
  amplifyTile: "AMPLIFY THE MESSAGE",
  findSection: "Send the letter",
  beforeSending: "Before you send",
  login:
    "Make sure you’re logged in to Gmail or Outlook first. On a phone, the mobile app gives the best experience.",
  updates: "Live Updates",
  /** Shown instead of the count until it has loaded. */
  many: "Many",
  /** Follows the count. */
  haveActed: "artists have taken action",
  countNote:
    "The campaign’s total so far, plus every letter opened from this page or a partner’s site.",
  storyTitle: "A Day Without the Arts",
  storyText: "One town, one ordinary day, and its colour drains away. A story in eight pictures.",
  watchStory: "Watch the story, 28 seconds",
  /** Around the pilot's figures. */
  pilot: {
    /** The name of the source follows. */
    source: "Source:",
    /** The figures as a picture, a file in `public/`. */
    picture: "/pilot-figures.png",
    download: "Download the four figures (PNG)",
  },
  /** The social section. */
  social: {
    /** The lines of the headline. */
    headline: ["Get involved - ", "Stay connected - ", "Support the arts"] as readonly string[],
    /** The account's name follows. */
    follow: "Follow",
    /** A network's name follows. */
    shareOn: "Share on",
    newTab: "These links open in a new tab.",
    postBy: (handle: string) => `Post by ${handle} on Instagram`,
    postNote:
      "This is an Instagram post. Showing it connects you to Meta, which will see your IP address and set cookies.",
    showPost: "Show the post",
    seePost: "See the post on Instagram",
  },
  /** A campaign that asks for no letters. */
  state: {
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
  },
};

/** The texts that every language defines. */
export type ActionWording = typeof en;
