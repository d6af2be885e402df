/** The facts of the campaign that the pages' heads contain. */
export interface HeadFacts {
  readonly campaignName: string;
  readonly shortName: string;
  /** The name within a sentence. */
  readonly nameInText: string;
  /** The headline of the action page, on one line. */
  readonly headline: string;
  readonly description: string;
}

/** The English titles, descriptions and share pictures of the public pages. */
export const en = {
  notFound: ({ campaignName }: HeadFacts) => ({
    title: `Page not found | ${campaignName}`,
    description: "There is no page at this address.",
  }),
  home: ({ nameInText, description }: HeadFacts) => ({
    title: `Contact your TD about ${nameInText}`,
    description,
  }),
  privacy: ({ campaignName }: HeadFacts) => ({
    title: `Privacy addendum | ${campaignName}`,
    description:
      "This site collects no names, emails or personal data. What a click records, what happens to your constituency, and who to contact.",
  }),
  story: ({ nameInText }: HeadFacts) => ({
    title: "A Day Without the Arts",
    description: `One town, one ordinary day, and the arts disappear. A story in eight pictures and 28 seconds, about what ${nameInText} keeps alive.`,
  }),
  embed: ({ shortName, nameInText }: HeadFacts) => ({
    title: `Embed the letter on your site | ${shortName}`,
    description: `Add a few lines of HTML, and your visitors can write to their TDs about ${nameInText} from your page. Configure, preview and copy them here.`,
  }),
  /** The share picture of pages that have none of their own: a file in `public/`. */
  campaignShare: ({ headline }: HeadFacts) => ({
    image: "/share.png",
    alt: `${headline}. A poster of a fiddle played with a paintbrush under a stage light.`,
  }),
  /** The share picture, without words, of a campaign that has no poster. */
  artShare: {
    image: "/share-art.png",
    alt: "A fiddle played with a paintbrush under a stage light.",
  },
  storyShare: {
    image: "/share-story.png",
    alt: "A Day Without the Arts. A street of a small town at dawn, half of it in full colour, half of it grey.",
  },
};

/** The texts that every language defines. */
export type HeadWording = typeof en;
