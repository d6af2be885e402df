import type { ShareWords } from "./share-en.ts";

/** The Irish texts of the picture and of the ways to share. */
export const shareGa: ShareWords = {
  lead: "Scríobh mé\nchuig mo\nTheachtaí Dála",
  place: (constituency) => constituency,
  invitation: "Scríobh tusa freisin",
  sheet: "Roinn…",
  pictureTitle: "Iarr ar do chairde",
  pictureNote:
    "Do phictiúr féin. Ar do ghléas a dhéantar é; ní fheicfidh aon duine é go dtí go roinnfidh tú é.",
  pictureText: (says) => `Pictiúr a deir: ${says}`,
  nameConstituency: (constituency) => `Ainmnigh mo dháilcheantar: ${constituency}`,
  saveStory: "Sábháil mar scéal",
  savePost: "Sábháil mar phostáil",
};
