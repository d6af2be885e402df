/** The texts of the share panel and its pictures, by language. */
const EN = {
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

export type ShareWords = typeof EN;

const LANGUAGES: Record<string, ShareWords> = { en: EN };

/** Returns the texts for a BCP 47 language tag, or the English texts if there are none. */
export function shareWordsFor(tag: string): ShareWords {
  return LANGUAGES[tag.toLowerCase().split("-")[0] ?? ""] ?? EN;
}
