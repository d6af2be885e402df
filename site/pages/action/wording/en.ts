import type { PageCampaign } from "../../../document/shown-page.ts";

/** The English texts of the action page that are not the campaign's own. */
export const en = {
  /** The page's title and description, for search engines and networks. */
  head: ({ nameInText, description }: PageCampaign) => ({
    title: `Contact your TD about ${nameInText}`,
    description,
  }),
  badge: "Time-sensitive",
  step: "Step",
  amplifyTile: "AMPLIFY THE MESSAGE",
  findSection: "Send the letter",
  updates: "Live Updates",
  /** The text in place of the count until the count has loaded. */
  many: "Many",
  haveActed: "artists have taken action",
  countNote:
    "The campaign’s total so far, plus every letter opened from this page or a partner’s site.",
  storyTitle: "A Day Without the Arts",
  storyText: "One town, one ordinary day, and its colour drains away. A story in eight pictures.",
  watchStory: "Watch the story, 28 seconds",
  pilot: {
    source: "Source:",
    /** The figures as a picture, a file in `public/`. */
    picture: "/pilot-figures.png",
    download: "Download the four figures (PNG)",
  },
  social: {
    headline: ["Get involved - ", "Stay connected - ", "Support the arts"] as readonly [
      string,
      string,
      string,
    ],
    follow: "Follow",
    postBy: (handle: string) => `Post by ${handle} on Instagram`,
    postNote:
      "This is an Instagram post. Showing it connects you to Meta, which will see your IP address and set cookies.",
    showPost: "Show the post",
    seePost: "See the post on Instagram",
  },
};
