import type { PageCampaign } from "../../../document/shown-page.ts";

export const en = {
  head: ({ campaignName }: PageCampaign) => ({
    title: `Page not found | ${campaignName}`,
    description: "There is no page at this address.",
  }),
  oops: "Oops!",
  title: "Page not found",
  text: "There is no page at this address. The campaign is on the home page.",
  /** Shown where the address has a quotation mark, and the link to the embed page after it. */
  curlyQuote: "This address has a curly quote in it: email or Word changed the code of the link.",
  embed: "Copy it again",
  home: "Return to Home",
};
