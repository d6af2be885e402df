import type { ReaderKind } from "../../../api/contract/campaign/reader-kinds.ts";
import type { Constituency } from "../../../api/contract/constituencies.ts";
import type { CastVote, Stance } from "../../../api/contract/record.ts";
import type { Role } from "../../../api/contract/roles.ts";
import type { Notice } from "./en.ts";

/** Returns the day in Ireland of an ISO 8601 date, with or without a time: '22 November 2026'. */
function longDate(iso: string): string {
  const options = { dateStyle: "long", timeZone: "Europe/Dublin" } as const;
  return new Date(iso).toLocaleDateString("en-IE", options);
}

const STANCES: Record<Stance, string> = {
  for: "For",
  against: "Against",
  undecided: "Undecided",
};

/** The votes of a TD, in the Dáil's own words. */
const VOTES: Record<CastVote, string> = {
  ta: "Voted Tá",
  nil: "Voted Níl",
  staon: "Abstained (Staon)",
  none: "No vote recorded",
};

/** Returns a vote with the position of that side: 'Voted Tá, for it'. */
const voteText = (vote: CastVote, stance?: Stance) =>
  stance === undefined ? VOTES[vote] : `${VOTES[vote]}, ${STANCES[stance].toLowerCase()} it`;

/** Returns '1 TD' or '4 TDs'. */
export function tds(count: number): string {
  return count === 1 ? "1 TD" : `${count} TDs`;
}

const NUMBERS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight"];

/** Returns 'in three weeks', or 'in 10 days'. */
function inDays(days: number): string {
  const weeks = NUMBERS[days / 7];
  if (weeks !== undefined) return `in ${weeks} ${days === 7 ? "week" : "weeks"}`;
  return `in ${days} ${days === 1 ? "day" : "days"}`;
}

function toast(notice: Notice): { title: string; text: string } {
  const foundTds = "count" in notice ? tds(notice.count) : "";
  const place = "constituency" in notice ? notice.constituency : "";
  const reason = "message" in notice ? notice.message : null;
  const toasts: Record<Notice["code"], [title: string, text: string]> = {
    "tds-found": ["TDs Found!", `Found ${foundTds} for ${place}`],
    "lookup-answered": ["Using Sample Data", reason ?? "Real TD data will be available soon"],
    "lookup-unreachable": ["Sample Data", "Showing sample TD information"],
    "mail-opened": [
      "Email client opened!",
      `Your message is ready to send to ${foundTds}. Please review and click send in your email client.`,
    ],
    "fallback-opened": ["Fallback email opened", "Please review and send your message"],
    "letter-to-paste": [
      "Paste your letter",
      "It is copied. Paste it into your email, then review it and click send.",
    ],
    "letter-to-copy": [
      "Copy your letter",
      "Then paste it into your email, review it and click send.",
    ],
    "caption-copied": ["Caption copied!", "Open Instagram and add this to your Story."],
    copied: ["Copied to clipboard!", "Share this message to amplify your impact"],
    "letter-copied": ["Letter copied", "Paste it into a new email"],
    "addresses-copied": ["Addresses copied", "Paste them into the To line of a new email"],
    "all-copied": [
      "Letter, subject and addresses copied",
      "Put each into its place in a new email",
    ],
  };
  const [title, text] = toasts[notice.code];
  return { title, text };
}

/** The English texts of a lookup's result and of sending; `service` is a name within a sentence. */
export const resultsEn = {
  toast,
  dismiss: "Dismiss",

  results: {
    title: (constituency: Constituency) => `Your TDs in ${constituency}`,
    change: "Change",
    loggedIn:
      "Make sure you’re logged in to Gmail or Outlook first. On a phone, the mobile app gives the best experience.",
    splitConstituency:
      "Tipperary was split in 2024: these are the TDs of Tipperary North and South.",
    sendAll: "Send to All TDs Now!",
    sendSome: (count: number) => `Send to ${tds(count)}`,
    nobody: "Nobody is ticked. Choose who gets your letter.",
    sending: "Sending Message...",
    /** The second line of the large button. */
    sendsTo: (count: number, service: string) => `to ${tds(count)}, with ${service}`,
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
    startAgain: "Start again for somebody else",
  },

  /** The questions, statements and votes of a TD. Days are given as ISO 8601 dates. */
  record: {
    day: longDate,
    stances: STANCES,
    /** `name` is that of the campaign, within a sentence. */
    questionCount: (count: number, last: string, name: string) =>
      count === 1
        ? `Asked about ${name} in the Dáil (${longDate(last)})`
        : `Asked about ${name} in the Dáil ${count} times (last on ${longDate(last)})`,
    datedStatement: (stance: Stance, day: string) =>
      `${STANCES[stance]}, in a statement on ${longDate(day)}`,
    datedVote: (vote: CastVote, stance: Stance | undefined, day: string) =>
      `${voteText(vote, stance)}, on ${longDate(day)}`,
    all: "The public record of all TDs, and how to have it corrected",
    nothing: "No public statement found",
    question: "Question in the Dáil",
    vote: (vote: CastVote, stance: Stance | undefined, subject: string) =>
      `${voteText(vote, stance)}: ${subject}`,
    statement: (stance: Stance, sentence: string) => `${STANCES[stance]}: ${sentence}`,
  },

  /** For the letter and what stands beside it. */
  letter: {
    deputies: (count: number, names: string) => `${count === 1 ? "Deputy" : "Deputies"} ${names}`,
    constituency: (constituency: Constituency): string => constituency,
    /** The note on a TD's card about what the letter to that TD adds, by the kind of reader. */
    adds(kind: ReaderKind, iso: string): string | null {
      const day = longDate(iso);
      if (kind === "asked") return `Asked on ${day}. Your letter says thank you.`;
      if (kind === "for") return `For it, on ${day}. Your letter says thank you.`;
      return kind === "against" ? `Against it, on ${day}. Your letter asks for a hearing.` : null;
    },
    role: (kind: Role["kind"], name: string) => {
      const seats = { office: "", chair: "Chair, ", deputy: "Deputy chair, ", member: "Member, " };
      return `${seats[kind]}${name}`;
    },
    figure: (source: string, day: string) => (day ? `${source}, ${longDate(day)}` : source),
  },

  call: {
    /** Introduces the request of the letter to this TD. */
    passOn: (request: string) => `Please pass this on: ‘${request}’`,
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
    campaignPage: (constituency: Constituency) =>
      `Write to the TDs of ${constituency} on the campaign’s site`,
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
    prompts: "Not sure how to begin?",
    tooLong: (field: string, limit: number) =>
      `‘${field}’ has room for ${limit} characters. The end was left out.`,
    clear: "Clear",
    clearName: "Clear your words",
  },

  /** For a letter that is too long for a link. Each text is true whether the browser copies or not, or says which. */
  paste: {
    hint: (service: string) => `Your letter is too long for a link: paste it into ${service}`,
    opens: (service: string) =>
      `This will open ${service}. Your letter is too long for a link, so it will be copied, if your browser allows it. Paste it in.`,
    lastStep: (service: string) =>
      `One last step: paste your letter into ${service}, then press Send`,
    lastSteps: (service: string) =>
      `One last step: copy your letter, paste it into ${service}, then press Send`,
    why: "Your letter is too long for a link, so we copied it. Paste it into your email.",
  },

  confirm: {
    title: "Before you send",
    question: (count: number) => `Ready to send your message to ${tds(count)}?`,
    login: "Important: Make sure you are logged into your email service provider first!",
    opens: (service: string) => `This will open ${service} with your message ready to send.`,
    to: (names: string) => `To: ${names}`,
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
    /** The number of this letter, on the ticket's stub in two lines. */
    letterNumber: (number: string) => `No. ${number}`,
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
    others: "More",
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
    unseen: (service: string) => `We didn’t see ${service} open.`,
    uncounted: "Your letter isn’t counted yet.",
    sent: "I have sent it",
  },

  otherWays: {
    another: "Another way",
    titleBeforeSending: "Another way to send",
    titleAfterSending: "Email didn’t open?",
    hint: "Open the same letter another way, or copy it.",
    copyLetter: "Copy the letter",
    copyAddresses: "Copy the addresses",
    copyAll: "Copy all, with the subject",
  },

  post: {
    print: "Print and post",
    opened: (count: number): string =>
      count === 1
        ? "Printed? Sign it, fold it at the marks and post it."
        : "Printed? Sign each one, fold them at the marks and post them.",
    refused:
      "Your browser didn’t open its print dialog, or didn’t say so, so nothing was counted. Here is what it prints.",
    leinsterHouse: "If a TD has no published office address, the letter goes to Leinster House.",
    openPage: "Open the letters as a page",
  },

  /** The second letter, and its reminder. */
  second: {
    note: "The reminder is made on your device. Its link brings you back to a short second letter.",
    remind: (days: number) => `Remind me ${inDays(days)}`,
    file: "Calendar file",
    google: "Google Calendar",
    answered: "They answered. What now?",

    summary: (campaign: string) => `Write again: ${campaign}`,
    /** Between the last two names. */
    and: "and",
    active: (names: string, count: number) =>
      `Since then ${names} took it up in public: a letter to ${count === 1 ? "that TD" : "one of them"} alone says thank you instead of asking again.`,
    description: (names: string, constituency: string, day: string) =>
      `You wrote to ${names} in ${constituency} on ${day}. No answer? Your second letter is ready:`,

    second: (day: string) => `This is the second letter, for TDs you wrote to on ${day}.`,
    notSecond: (day: string) =>
      `This is the first letter: not everyone ticked got your letter of ${day}.`,
    formerTds: (names: string) => `No longer on the list of your TDs: ${names}.`,
    first: "This is the first letter.",
    toFirst: "Show the first letter instead",
    toSecond: "Show the second letter instead",
    usual: "This is the usual letter: your link is damaged, or its letter is over two years old.",
  },

  /** The letter that asks to meet. */
  meeting: {
    title: "Ask to meet",
    hint: "A short letter that asks for ten minutes, at a clinic or in Leinster House.",
  },

  /** For a visitor in an app’s own browser. The app’s name is null if it is not known. */
  inApp: {
    notSignedIn: (app: string | null) =>
      `${app === null ? "This app’s" : `${app}’s`} browser is not signed in to mail`,
    mailApp: "Open in your email app",
    browser: "Open in your browser",
    wordsStay: "What you wrote stays here. It does not come along to your browser.",
    copiedFirst:
      "Your email app gets it with the letter, and a copy is made, if this browser allows it, in case the app fails.",
    copyWords: "Copy what you wrote",
    password: "The pages of Gmail and Outlook will ask for your password here.",
    opening: "Opening your browser…",
    stayed: (app: string | null) => `${app ?? "The app"} kept you here, but its menu lets you out.`,
    /** `mark` opens the menu, which has one of the three items. */
    menu: (mark: string, one: string, two: string, three: string) =>
      `Tap ‘${mark}’ at the top right, or in some versions at the bottom. Then choose ‘${one}’, ‘${two}’ or ‘${three}’.`,
    address: "Or paste this address into your browser",
    copyAddress: "Copy the address",
    copied: "Copied.",
  },

  manualCopy: "Your browser didn’t copy this text. Select it and copy it yourself.",
  selectAndCopy: "Select and copy",
};

export type ResultsWording = typeof resultsEn;
