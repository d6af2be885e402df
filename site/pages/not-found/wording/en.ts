import type { PageCampaign } from "../../../document/shown-page.ts";

export const en = {
  head: ({ campaignName }: PageCampaign) => ({
    title: `Page not found | ${campaignName}`,
    description: "There is no page at this address.",
  }),
  title: "Oops!\nPage not found",
  text: "There is no page at this address. The campaign is on the home page.",
  /** The text for an address with a quotation mark, before the link to the embed page. */
  curlyQuote: "This address has a curly quote in it: email or Word changed the code of the link.",
  embed: "Copy it again",
  home: "Return to Home",
};
