import type { PageCampaign } from "../../../document/shown-page.ts";

/** The English texts of `/they-answered`. What each answer means, and the replies, are the campaign's. */
export const en = {
  head: ({ campaignName }: PageCampaign) => ({
    title: `They answered. What now? | ${campaignName}`,
    description:
      "Five kinds of answer that TDs give, what each one means, and a short reply to send back.",
  }),
  title: "They answered.\nWhat now?",
  lead: "Five kinds of answer. What each one means, and a short reply to send back.",
  kinds: {
    yes: "A clear yes",
    maybe: "A friendly maybe",
    party: "The party’s standard letter",
    no: "A no",
    silence: "Silence",
  },
  reply: "Your reply",
  copy: "Copy",
  copied: "Copied",
  selected: "Selected: copy it yourself.",
  open: "Open in your email app",
  /** The way of an answer to the campaign, in a mail that opens filled in. */
  passOn: {
    /** `{contact}` is a link. */
    note: (organisation: string) =>
      `You can send an answer to the campaign, too. ${organisation} reads what arrives at {contact}, to know where TDs stand. Nothing is published from it.`,
    send: "Send it to the campaign",
    tell: "Tell the campaign",
    subject: (kind: string) => `An answer from a TD: ${kind}`,
    kind: (kind: string) => `Kind of answer: ${kind}`,
    td: "TD: ",
    constituency: "Constituency: ",
    paste: "Paste the answer here, without your own address:",
  },
};
