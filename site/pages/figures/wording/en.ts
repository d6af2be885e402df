import { CLICK_LIMITS } from "../../../../api/contract/limits.ts";
import type { PageCampaign } from "../../../document/shown-page.ts";

const count = (number: number) => number.toLocaleString("en-IE");

export const en = {
  head: (partner: string, { campaignName }: Pick<PageCampaign, "campaignName">) => ({
    title: `Letters from ${partner} | ${campaignName}`,
    description: "How many letters a partner’s visitors opened.",
  }),
  /** The words between the number and the partner's name in the title. */
  title: (letters: number): string =>
    `${letters === 1 ? "letter" : "letters"} opened by visitors of`,
  since: (day: string) => `Since ${day}.`,
  asOf: (day: string, time: string) => `As of ${day}, ${time} in Dublin.`,
  count,
  ofCampaign: (number: number) => `Of ${count(number)} in the whole campaign.`,

  chart: (letters: number) => `${count(letters)} in the last 30 days`,

  meaning: {
    title: "What a figure says",
    text: `A letter counts when it opens in a visitor’s own email, or in the print dialog. Nobody but their email provider can see whether it was sent. From any one connection, at most ${CLICK_LIMITS.clicks} letters count in any ${CLICK_LIMITS.minutes} minutes, and ${CLICK_LIMITS.clicksADay} in any 24 hours. Today’s letters are still coming in.`,
  },
  take: {
    title: "Take it to your board",
    text: "Your letters and the campaign’s by month and day, and yours by email provider, as a table for a spreadsheet:",
    csv: "All figures as CSV",
  },
  badge: {
    title: "Show it on your site",
    text: "These lines show the number to your own visitors, at most a minute old. If our server does not answer, your own text shows.",
    /** The text inside the badge, until there is a number. */
    inside: "Our visitors are writing to their TDs",
  },
  /** The partner whose link opened the page, and the link's last day. */
  link: {
    text: (partner: string) =>
      `This page shows the letters of ${partner} alone. Whoever has its link can read it.`,
    until: (day: string) => `This link works until the end of ${day}.`,
    endless: "This link does not expire.",
  },
};
