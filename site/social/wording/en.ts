/** The English texts of the social section. */
export const en = {
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
};

/** The texts that every language defines. */
export type SocialWording = typeof en;
