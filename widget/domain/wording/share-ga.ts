import type { ShareWords } from "./share-en.ts";

/** The Irish texts of the share panel and its pictures. */
export const shareGa: ShareWords = {
  lead: "Scríobh mé chuig mo Theachtaí Dála",
  place: (constituency) => constituency,
  sheet: "Roinn…",
  pictureTitle: "Do phictiúr",
  pictureText: (lead) => `Pictiúr a deir: ${lead}`,
  nameConstituency: (constituency) => `Ainmnigh mo dháilcheantar: ${constituency}`,
  sharePicture: "Roinn an pictiúr",
  saveStory: "Sábháil mar scéal",
  savePost: "Sábháil mar phostáil",
};
