import type { PageCampaign } from "../../../document/shown-page.ts";

export const en = {
  head: ({ campaignName }: PageCampaign) => ({
    title: `Page not found | ${campaignName}`,
    description: "There is no page at this address.",
  }),
  oops: "Oops!",
  title: "Page not found",
  text: "There is no page at this address. The campaign is on the home page.",
  home: "Return to Home",
};
