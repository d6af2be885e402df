import type { Constituency } from "../../../api/contract/constituencies.ts";
import type { CastVote, Stance } from "../../../api/contract/record.ts";
import type { Notice } from "./en.ts";
import { inAppEn } from "./in-app-en.ts";
import { secondLetterEn } from "./second-letter-en.ts";

/**
 * Returns the day of an ISO 8601 date in Ireland: '22 November 2026'. A date without a time is that
 * day, as the clock in Ireland is never behind UTC.
 */
function longDate(iso: string): string {
  const options = { dateStyle: "long", timeZone: "Europe/Dublin" } as const;
  return new Date(iso).toLocaleDateString("en-IE", options);
}

/** The positions that a TD has stated. */
const STANCES: Record<Stance, string> = {
  for: "For",
  against: "Against",
  undecided: "Undecided",
};

/** How a TD voted. The Dáil's own words stay. */
const VOTES: Record<CastVote, string> = {
  ta: "Voted Tá",
  nil: "Voted Níl",
  staon: "Abstained (Staon)",
  none: "No vote recorded",
};

/** How a TD voted, and whether that side was for it: 'Voted Tá, for it'. */
const voted = (vote: CastVote, stance?: Stance) =>
  stance === undefined ? VOTES[vote] : `${VOTES[vote]}, ${STANCES[stance].toLowerCase()} it`;

/** Returns '1 TD' or '4 TDs'. */
export function tds(count: number): string {
  return count === 1 ? "1 TD" : `${count} TDs`;
}

/** Returns the title and text of a notice's toast. */
function toast(notice: Notice): { title: string; text: string } {
  switch (notice.code) {
    case "tds-found":
      return { title: "TDs Found!", text: `Found ${tds(notice.count)} for ${notice.constituency}` };
    case "lookup-answered":
      return {
        title: "Using Sample Data",
        text: notice.message ?? "Real TD data will be available soon",
      };
    case "lookup-unreachable":
      return { title: "Sample Data", text: "Showing sample TD information" };
    case "mail-opened":
      return {
        title: "Email client opened!",
        text: `Your message is ready to send to ${tds(notice.count)}. Please review and click send in your email client.`,
      };
    case "fallback-opened":
      return { title: "Fallback email opened", text: "Please review and send your message" };
    case "caption-copied":
      return { title: "Caption copied!", text: "Open Instagram and add this to your Story." };
    case "copied":
      return { title: "Copied to clipboard!", text: "Share this message to amplify your impact" };
    case "letter-copied":
      return { title: "Letter copied", text: "Paste it into a new email" };
    case "addresses-copied":
      return { title: "Addresses copied", text: "Paste them into the To line of a new email" };
  }
}

/**
 * The English texts of what a lookup shows, and of sending. In them a `service` is a provider's name
 * within a sentence.
 */
export const resultsEn = {
  toast,
  dismiss: "Dismiss",

  results: {
    title: (constituency: Constituency) => `Your TDs in ${constituency}`,
    splitConstituency:
      "Tipperary was split in 2024: these are the TDs of Tipperary North and South.",
    sendAll: "Send to All TDs Now!",
    sendSome: (count: number) => `Send to ${tds(count)}`,
    nobody: "Nobody is ticked. Choose who gets your letter.",
    sending: "Sending Message...",
    /** The second line of the large button: whose TDs the letter goes to, and with what. */
    sendsTo: (count: number, constituency: Constituency, service: string) =>
      `to ${tds(count)} in ${constituency}, with ${service}`,
    unsettled: "Choose a constituency",
    tdCount: (count: number) => `${tds(count)} to contact`,
    chooseWho: "Choose who",
    /** Returns the name of a TD's party in this language; an unknown one stays as it is. */
    party: (party: string): string => party,
    individually: "Or contact individually",
    send: "Send",
    sendTo: (name: string) => `Send to ${name}`,
    more: "More",
    moreAbout: (name: string) => `More about ${name}`,
    writeTo: (name: string) => `Write to ${name}`,
    withoutAddress: "No published address, so they can’t be emailed here.",
    officialPage: (name: string) => `Find ${name} on oireachtas.ie`,
    lastChecked: (asOf: string) => `Details last checked ${longDate(asOf)}.`,
    credit: "Source: Houses of the Oireachtas",
  },

  /** What a TD asked, said and voted. Days are given as ISO 8601 dates. */
  record: {
    day: longDate,
    stances: STANCES,
    /** `name` is that of the campaign, within a sentence. */
    asked: (count: number, last: string, name: string) =>
      count === 1
        ? `Asked about ${name} in the Dáil (${longDate(last)})`
        : `Asked about ${name} in the Dáil ${count} times (last on ${longDate(last)})`,
    said: (stance: Stance, day: string) => `${STANCES[stance]}, in a statement on ${longDate(day)}`,
    voted: (vote: CastVote, stance: Stance | undefined, day: string) =>
      `${voted(vote, stance)}, on ${longDate(day)}`,
    all: "The public record of all TDs, and how to have it corrected",
    nothing: "No public statement found",
    question: "Question in the Dáil",
    vote: (vote: CastVote, stance: Stance | undefined, subject: string) =>
      `${voted(vote, stance)}: ${subject}`,
    thank: (name: string) => `Say thank you in a letter to ${name}`,
    onlyTo: (name: string) => `This appears only in a letter to ${name} alone.`,
    /** It stands in the letter. */
    thankYou: (day: string) => `Thank you for asking about it in the Dáil on ${longDate(day)}.`,
    statement: (stance: Stance, sentence: string) => `${STANCES[stance]}: ${sentence}`,
  },

  call: {
    /** The text of the link that dials the number. */
    call: (phone: string) => `Call ${phone}`,
    /** A number that cannot be dialled from here. */
    phone: (phone: string) => `Phone: ${phone}`,
    whatToSay: "What to say",
  },

  sample: {
    label: "Sample",
    name: (constituency: Constituency) => `Sample TD for ${constituency}`,
    party: "Sample Party",
    explanation: "This is a sample: nothing can be sent to it.",
  },

  preview: {
    title: "Email preview",
    subject: "Subject",
    more: "Read it all",
    less: "Show less",
    recipients: (count: number) => `This message will be sent to ${tds(count)}`,
    editable: "You can change anything in your letter before you send it.",
    language: "Language of the letter",
  },

  ownWords: {
    open: "Add why it matters to you",
    promise: "What you write stays in this tab and in your letter. We never see it.",
    name: "Sign it with your name",
    optional: "Optional; we never see it.",
    town: "Your town or Eircode",
    why: "Why it matters to you",
    thanks: "Your thanks",
    prompts: "Not sure how to begin?",
    tooLong: (field: string, limit: number) =>
      `‘${field}’ has room for ${limit} characters. The end was left out.`,
    roomLeft: (count: number) => `About ${count} characters left.`,
    mustPaste: (service: string) =>
      `Your letter is too long to open ready-made in ${service}. We copy it; you paste it in.`,
    clear: "Clear",
    clearName: "Clear your words",
  },

  paste: {
    hint: (service: string) => `Copies your letter and opens ${service}: paste it in`,
    lastStep: (service: string) =>
      `One last step: paste your letter into ${service}, then press Send`,
    why: "Your letter is too long for a link, so we copied it. Paste it into your email.",
  },

  confirm: {
    title: "Before you send",
    question: (count: number) => `Ready to send your message to ${tds(count)}?`,
    login: "Important: Make sure you are logged into your email service provider first!",
    opens: (service: string) => `This will open ${service} with your message ready to send.`,
    subject: (subject: string) => `Subject: ${subject}`,
    accept: (service: string) => `Open ${service}`,
    cancel: "Cancel",
  },

  sent: {
    title: "Message Sent!",
    recipients: (count: number) => `Your voice has reached ${tds(count)}`,
    today: "Total messages sent today:",
    plusOne: "(+1 from you!)",
    number: (count: number) => count.toLocaleString("en-IE"),
    lastStep: (service: string) => `One last step: press Send in ${service}`,
    stories: "Add to Stories",
    copy: "Copy",
    nextTitle: "What happens next?",
    nextSteps: ["Your TDs receive your message", "They may respond with their position"],
    close: "Close",
  },

  share: {
    /** The picture's largest text, with its lines. */
    lead: "I wrote\nto my TDs",
    place: (constituency: string) => `in ${constituency}`,
    invitation: "Write to yours",
    more: "More ways to share",
    sheet: "Share…",
    pictureTitle: "Ask your friends",
    pictureNote: "Your own picture. It’s made on your device; nobody sees it until you share it.",
    pictureText: (says: string) => `A picture that says: ${says}`,
    nameConstituency: (constituency: string) =>
      `Name my constituency, ${constituency}, and link to its page`,
    saveStory: "Save for a story",
    savePost: "Save for a post",
    pressPicture: "This app can’t save files. Press the picture and hold it to save it.",
  },

  blocked: {
    title: "Your email didn’t open",
    reason: (service: string) => `Nothing was sent: this page isn’t allowed to open ${service}.`,
    unseen: (service: string) => `We didn’t see ${service} open, so your letter isn’t counted yet.`,
    sent: "I have sent it",
  },

  otherWays: {
    another: "Another way",
    titleBeforeSending: "Another way to send",
    titleAfterSending: "Email didn’t open?",
    hint: "Open the same letter another way, or copy it.",
    copyLetter: "Copy the letter",
    copyAddresses: "Copy the addresses",
  },

  post: {
    print: "Print and post",
    opened: (count: number): string =>
      count === 1
        ? "Printed? Sign it, fold it at the marks and post it."
        : "Printed? Sign each one, fold them at the marks and post them.",
    refused:
      "Your browser didn’t open its print dialog, so nothing was counted. Here is what it would print.",
    leinsterHouse: "If a TD has no published office address, the letter goes to Leinster House.",
    openPage: "Open the letters as a page",
  },

  second: secondLetterEn,
  inApp: inAppEn,

  manualCopy: "Your browser blocked copying. The text is selected: copy it yourself.",
};

export type ResultsWording = typeof resultsEn;
