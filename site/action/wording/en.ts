/** The English texts of the action page that are not the campaign's own. */
export const en = {
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
  countNote: "The campaign’s total so far, plus every letter opened here.",
  storyTitle: "A Day Without the Arts",
  storyText: "One town, one ordinary day, and its colour drains away. A story in eight pictures.",
  watchStory: "Watch the story, 28 seconds",
};

/** The texts that every language defines. */
export type ActionWording = typeof en;
