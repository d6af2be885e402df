import type { en } from "./en.ts";

export const ga: typeof en = {
  head: ({ nameInText, description }) => ({
    title: `Scríobh chuig do Theachta Dála: ${nameInText}`,
    description,
  }),
  badge: "Gan mhoill",
  step: "Céim",
  amplifyTile: "SCAIP AN SCÉAL",
  findSection: "Seol an litir",
  updates: "Nuashonruithe beo",
  many: "Is iomaí",
  // The singular, which follows any number, and 'Is iomaí' too.
  haveActed: "ealaíontóir tar éis gníomhú",
  countNote:
    "Iomlán an fheachtais go dtí seo, móide gach litir a osclaíodh ón leathanach seo nó ó shuíomh comhpháirtí.",
  storyTitle: "Lá gan na\u00a0hEalaíona",
  storyText: "Baile beag, lá mar gach lá eile, agus an dath ag trá as. Scéal in ocht bpictiúr.",
  watchStory: "Féach ar an scéal: 28 soicind",
  pilot: {
    source: "Foinse:",
    picture: "/pilot-figures-ga.png",
    download: "Íoslódáil na ceithre fhigiúr (PNG)",
  },
  social: {
    headline: ["Bí páirteach - ", "Fan i dteagmháil - ", "Seas leis na\u00a0healaíona"],
    follow: "Lean",
    postBy: (handle) => `Postáil de chuid ${handle} ar Instagram`,
    postNote:
      "Postáil Instagram í seo. Má thaispeántar í, nascfar le Meta thú: feicfidh Meta do sheoladh IP agus socróidh sé fianáin.",
    showPost: "Taispeáin an phostáil",
    seePost: "Féach ar an bpostáil ar Instagram",
  },
};
