import type { ActionWording } from "./en.ts";

/** The Irish texts of the action page that are not the campaign's own. */
export const ga: ActionWording = {
  head: ({ nameInText, description }) => ({
    title: `Scríobh chuig do Theachta Dála: ${nameInText}`,
    description,
  }),
  poster: (headline) => ({
    image: "/share-ga.png",
    alt: `${headline}. Póstaer d’fhidil á seinm le scuab phéinteála faoi sholas stáitse.`,
  }),
  artShare: {
    image: "/share-art.png",
    alt: "Fidil á seinm le scuab phéinteála faoi sholas stáitse.",
  },
  badge: "Gan mhoill",
  step: "Céim",
  amplifyTile: "SCAIP AN SCÉAL",
  findSection: "Seol an litir",
  beforeSending: "Sula seolann tú",
  login:
    "Bí cinnte ar dtús go bhfuil tú logáilte isteach in Gmail nó in Outlook. Ar an bhfón, is leis an aip is fearr a oibríonn sé.",
  updates: "Nuashonruithe beo",
  many: "Is iomaí",
  // The singular, which follows any number, and 'Is iomaí' too.
  haveActed: "ealaíontóir tar éis gníomhú",
  countNote:
    "Iomlán an fheachtais go dtí seo, móide gach litir a osclaíodh ón leathanach seo nó ó shuíomh comhpháirtí.",
  storyTitle: "Lá gan na\u00a0hEalaíona",
  storyText: "Baile beag, lá mar gach lá eile, agus an dath ag trá as. Scéal in ocht bpictiúr.",
  watchStory: "Féach ar an scéal: 28 soicind",
};
