/** The English texts of the picture and of the ways to share. */
export const shareEn = {
  /** The picture's largest text, with its lines. */
  lead: "I wrote\nto my TDs",
  place: (constituency: string) => `in ${constituency}`,
  invitation: "Write to yours",
  sheet: "Share…",
  pictureTitle: "Ask your friends",
  pictureNote: "Your own picture. It’s made on your device; nobody sees it until you share it.",
  pictureText: (says: string) => `A picture that says: ${says}`,
  nameConstituency: (constituency: string) => `Name my constituency, ${constituency}`,
  saveStory: "Save for a story",
  savePost: "Save for a post",
};

export type ShareWords = typeof shareEn;
