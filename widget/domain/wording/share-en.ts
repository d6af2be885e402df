/** The English texts of the share panel and its pictures. */
export const shareEn = {
  lead: "I wrote to my TDs",
  place: (constituency: string) => `in ${constituency}`,
  sheet: "Share…",
  pictureTitle: "Your picture",
  pictureText: (lead: string) => `A picture that says: ${lead}`,
  nameConstituency: (constituency: string) => `Name my constituency, ${constituency}`,
  sharePicture: "Share the picture",
  saveStory: "Save for a story",
  savePost: "Save for a post",
};

export type ShareWords = typeof shareEn;
