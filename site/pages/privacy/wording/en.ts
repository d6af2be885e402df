import { CLICK_LIMITS, MAX_RETENTION_MONTHS } from "../../../../api/contract/limits.ts";
import type { PageCampaign } from "../../../document/shown-page.ts";

/** A section of the notice: its title, and its paragraphs or the entries of its list. */
export interface ClauseTexts {
  readonly title: string;
  /** `*Strong text*` stands between asterisks, and `{contact}` and `{policy}` are links. */
  readonly paragraphs: readonly string[];
  readonly isList?: true;
}

const clauses: readonly ClauseTexts[] = [
  {
    title: "What we collect",
    paragraphs: [
      "No names, email addresses or other personal data are collected. There are no accounts. Your letter never passes through this site: it opens in your own email, or on paper, and you send it from there.",
    ],
  },
  {
    title: "What you add to the letter",
    paragraphs: [
      "You can sign your letter with your name, and add your town or Eircode and a reason. What you type stays in your browser and in the letter that you send. It is kept for this tab only, until you clear it or close the tab; on a partner’s site, only until you leave the page. It is never sent to this site: no click, count or log contains a word of it.",
    ],
  },
  {
    title: "What a click records",
    paragraphs: [
      "An anonymous ‘email click’ event with no identifiers is recorded when the element opens a letter, and when you press step 1 on the home page, although no letter opens there. The plain links of the page without scripts record nothing. The event says when it happened, which part of the page was used, which email provider was opened, whether anything was added to the letter (never what) and, on a partner’s page, which partner’s. It contains no name, no IP address, nothing about your browser, and no constituency. A letter that you print to post is recorded as opened when the print dialog opens, with ‘post’ as its provider. A click on the survey link and a press on ‘Call’ beside a TD in the element are recorded the same way, a call without the number and without the TD.",
      "Your browser makes a random number for each click, so that a click that is sent twice counts once. The number is not stored with the click, and is deleted after a day or two.",
      "When you follow a partner’s link or QR code, it tells this site the partner’s name. The page takes the name out of the address, counts your letter as one from that partner’s visitors, as on the partner’s own page, and forgets the name when you leave it.",
    ],
  },
  {
    title: "What the figures promise",
    paragraphs: [
      `The public figures count letters opened, not letters that were sent: nobody but your email provider can see that. From any one connection (an IPv4 address, or the block of IPv6 addresses of one household, /56) we count at most ${CLICK_LIMITS.clicks} clicks of the same kind in any ${CLICK_LIMITS.minutes} minutes, and ${CLICK_LIMITS.clicksADay} in any 24 hours. To know that, the server keeps a scrambled form of your IP address in its memory for a day after your last click. It is never written to a database or a log, and never connected with a click.`,
      "This stops a script that clicks a thousand times, but not someone with many connections, and it can miss people who share one.",
      "A partner can see how many letters its visitors opened on each day and in each email provider, and show their number on its site. It sees nothing about anyone who opened one.",
    ],
  },
  {
    title: "Your constituency",
    paragraphs: [
      "The constituency you enter is processed to find your TDs, and is not kept beyond transient logs. This software does not write it to a database or a log. The platform that hosts the site may keep the address of the request for a short time. On this site, your browser keeps what you typed to find your constituency, the constituency and the TDs you chose, what a reminder’s link says, and your place on the page, for this tab only, so that nothing is lost when you change the language or reload; on a partner’s site it keeps none of it.",
      "Each constituency has a page of its own, such as /tds/mayo. Asking for it tells the server no more than a search for its TDs does: it is not counted, and this software does not write it to a log.",
      "Your position never leaves your device. If you press ‘Use my location’, your browser compares your position with an outline of the constituencies that it has loaded before. The same goes for a town that you type into the list. Neither is sent or counted. If JavaScript is off, the town you type is sent to us to find your constituency. It is not kept.",
      "The reminder of a second letter is made in your browser and is kept only in your calendar. Its link names your constituency, the TDs you wrote to and the day after a ‘#’, in a part that browsers never send to a site. If you add it to Google Calendar, Google receives it.",
    ],
  },
  {
    title: "Lawful basis",
    paragraphs: [
      "Legitimate interests, GDPR Art 6(1)(f): to count the letters that the campaign led to, without knowing who sent them.",
    ],
  },
  {
    title: "Cookies and other sites",
    paragraphs: [
      "There are no non-essential cookies or tracking pixels. There are no essential cookies either: this site sets no cookies at all. Until you click, your browser contacts no other site.",
      "The Instagram post on the action page is shown only when you ask for it. Meta then sees your IP address and sets cookies, under its own policy. Links to your email provider or a social network lead to sites with their own policies.",
    ],
  },
  {
    title: "Processors",
    isList: true,
    paragraphs: [
      "*A backend platform* runs the database, the functions and the hosting of this site, with standard contractual clauses for transfers outside the EEA.",
      "*A web-fonts provider* is not used. The fonts come from this site, so no such provider receives your IP address.",
      "*Public TD details* are fetched by our own server from the Houses of the Oireachtas. No scraping service is used, and nothing about you is sent.",
    ],
  },
  {
    title: "How long",
    paragraphs: [
      `Click events are kept for up to ${MAX_RETENTION_MONTHS} months. After that, they are added up into daily totals and deleted.`,
    ],
  },
  {
    title: "Your rights",
    paragraphs: [
      "For access, erasure or any other right over your data, write to {contact}. The data on this site cannot be traced to a person, so there may be nothing to find.",
      "This addendum covers this site only. It supplements the {policy}.",
    ],
  },
];

/** The English texts of `/privacy`. Every sentence describes what this software does. */
export const en = {
  head: ({ campaignName }: PageCampaign) => ({
    title: `Privacy addendum | ${campaignName}`,
    description:
      "This site collects no names, emails or personal data. What a click records, what happens to your constituency, and who to contact.",
  }),
  title: "Privacy\naddendum",
  lead: "We don’t collect your name, set cookies or track you. This page explains the details.",
  clauses,
  /** The text of the link to the organisation's policy. */
  policy: (organisation: string) => `privacy policy of ${organisation}`,
};
