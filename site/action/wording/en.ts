import type { PageCampaign } from "../../shown-page.ts";

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
};

/** The texts that every language defines. */
export type ActionWording = typeof en;
