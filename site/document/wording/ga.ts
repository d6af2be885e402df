import type { en } from "./en.ts";

export const ga: typeof en = {
  poster: (headline) => ({
    image: "/share-ga.png",
    alt: `${headline}. Póstaer d’fhidil á seinm le scuab phéinteála faoi sholas stáitse.`,
  }),
  artShare: {
    image: "/share-art.png",
    alt: "Fidil á seinm le scuab phéinteála faoi sholas stáitse.",
  },
};
