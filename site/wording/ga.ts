import type { HeadFacts, HeadWording } from "./en.ts";

/** The Irish titles, descriptions and share pictures of the public pages. */
export const ga: HeadWording = {
  notFound: ({ campaignName }: HeadFacts) => ({
    title: `Níor aimsíodh an leathanach | ${campaignName}`,
    description: "Níl aon leathanach ag an seoladh seo.",
  }),
  home: ({ nameInText, description }: HeadFacts) => ({
    title: `Scríobh chuig do Theachta Dála: ${nameInText}`,
    description,
  }),
  privacy: ({ campaignName }: HeadFacts) => ({
    title: `Aguisín príobháideachais | ${campaignName}`,
    description:
      "Ní bhailíonn an suíomh seo ainmneacha, ríomhphoist ná sonraí pearsanta. Cad a thaifeadann cliceáil, cad a dhéantar le do thoghcheantar, agus cé leis a labhrófá.",
  }),
  story: ({ nameInText }: HeadFacts) => ({
    title: "Lá gan na hEalaíona",
    description: `Baile beag, lá mar gach lá eile, agus imíonn na healaíona as. Scéal in ocht bpictiúr agus 28 soicind, faoin méid a choinníonn ${nameInText} beo.`,
  }),
  embed: ({ shortName, nameInText }: HeadFacts) => ({
    title: `Leabaigh an litir ar do shuíomh | ${shortName}`,
    description: `Le cúpla líne HTML, scríobhann do chuairteoirí chuig a dTeachtaí Dála: ${nameInText}. Socraigh an cód, féach an réamhamharc agus cóipeáil é.`,
  }),
  campaignShare: ({ headline }: HeadFacts) => ({
    image: "/share-ga.png",
    alt: `${headline}. Póstaer d’fhidil á seinm le scuab phéinteála faoi sholas stáitse.`,
  }),
  artShare: {
    image: "/share-art.png",
    alt: "Fidil á seinm le scuab phéinteála faoi sholas stáitse.",
  },
  storyShare: {
    image: "/share-story-ga.png",
    alt: "Lá gan na hEalaíona. Sráid i mbaile beag le breacadh an lae, leath di faoi lán dathanna agus an leath eile liath.",
  },
};
