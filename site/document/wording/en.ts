export const en = {
  /** The share picture of pages that have none of their own: a file in `public/`. */
  poster: (headline: string) => ({
    image: "/share.png",
    alt: `${headline}. A poster of a fiddle played with a paintbrush under a stage light.`,
  }),
  /** The share picture, without words, of a campaign that has no poster. */
  artShare: {
    image: "/share-art.png",
    alt: "A fiddle played with a paintbrush under a stage light.",
  },
};
