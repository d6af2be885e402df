import { CONSTITUENCIES, type Constituency } from "../../../api/contract/constituencies.ts";

/** Returns the day of an ISO 8601 date in Ireland: '22 November 2026'. */
function longDate(iso: string): string {
  const options = { dateStyle: "long", timeZone: "Europe/Dublin" } as const;
  return new Date(iso).toLocaleDateString("en-IE", options);
}

/** Returns '1 TD' or '4 TDs'. */
function tds(count: number): string {
  return count === 1 ? "1 TD" : `${count} TDs`;
}

/** A message that is shown once, as a toast. `toast` has its text. */
export type Notice =
  | { code: "tds-found"; count: number; constituency: Constituency }
  | { code: "lookup-answered"; message: string | null }
  | { code: "lookup-unreachable" }
  | { code: "mail-opened"; count: number }
  | { code: "fallback-opened" }
  | { code: "caption-copied" }
  | { code: "copied" }
  | { code: "letter-copied" }
  | { code: "addresses-copied" };

/** Returns whether a notice reports a failure. Failures are announced at once (role `alert`). */
export function isFailure(notice: Notice): boolean {
  return notice.code === "lookup-answered" || notice.code === "lookup-unreachable";
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

/** The element's English texts. In them a `service` is a provider's name within a sentence. */
export const en = {
  /** All constituencies, in the order of their names. */
  constituencies: CONSTITUENCIES as readonly Constituency[],
  /** Returns a constituency's name in this language. */
  constituency: (constituency: Constituency): string => constituency,
  toast,
  dismiss: "Dismiss",

  find: {
    title: "Find Your TDs",
    placeholder: "Select your constituency...",
    showAll: "Show all constituencies",
    clear: "Clear",
    noMatch: (query: string) => `No constituency called ‘${query}’. Try your town, county or city.`,
    matchCount: (count: number) => (count === 1 ? "1 constituency" : `${count} constituencies`),
    placeIn: (place: string, constituency: Constituency) => `${place}, in ${constituency}`,
    chooseOne: "Choose one from the list.",
    finding: "Finding your TDs...",
    useLocation: "Use my location",
    showMap: "Show the map",
    eircode: "Find it by Eircode",
    notLoaded: "The search didn’t load. Try again, or choose from the list.",
  },

  provider: { title: "Email provider" },

  results: {
    title: (constituency: Constituency) => `Your TDs in ${constituency}`,
    splitConstituency:
      "Tipperary was split in 2024: these are the TDs of Tipperary North and South.",
    sendAll: "Send to All TDs Now!",
    sendSome: (count: number) => `Send to ${tds(count)}`,
    nobody: "Nobody is ticked. Tick a TD below to send your letter.",
    sending: "Sending Message...",
    sendAllHint: (service: string) => `Opens ${service} with your message ready`,
    tdCount: (count: number) => `${tds(count)} to contact`,
    /** Returns the name of a TD's party in this language; an unknown one stays as it is. */
    party: (party: string): string => party,
    individually: "Or contact individually",
    send: "Send",
    sendTo: (name: string) => `Send to ${name}`,
    writeTo: (name: string) => `Write to ${name}`,
    withoutAddress: "No published address, so they can’t be emailed here.",
    officialPage: (name: string) => `Find ${name} on oireachtas.ie`,
    lastChecked: (asOf: string) => `Details last checked ${longDate(asOf)}.`,
    credit: "TD details: Houses of the Oireachtas",
  },

  sample: {
    label: "Sample",
    name: (constituency: Constituency) => `Sample TD for ${constituency}`,
    party: "Sample Party",
    explanation: "We couldn’t load your TDs just now. This is a sample: nothing can be sent to it.",
    retry: "Try again",
    officialList: "See the official list of TDs",
  },

  preview: {
    title: "Email preview",
    subject: "Subject",
    recipients: (count: number) => `This message will be sent to ${tds(count)}`,
    editable: "You can change anything in your letter before you send it.",
    language: "Language of the letter",
  },

  ownWords: {
    open: "Add your name and your reason",
    promise: "What you write stays in this tab and in your letter. We never see it.",
    name: "Your name",
    town: "Your town or Eircode",
    why: "Why it matters to you",
    prompts: "Not sure how to begin?",
    beginnings: ["I am a ", "Last year in my town ", "This matters to me because "],
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
    copy: "Copy text and link",
    nextTitle: "What happens next?",
    nextSteps: ["Your TDs receive your message", "They may respond with their position"],
    close: "Close",
  },

  blocked: {
    title: "Your email didn’t open",
    reason: (service: string) => `Nothing was sent: this page isn’t allowed to open ${service}.`,
    copy: "Copy the letter and the addresses into a new email:",
    links: "Or open the letter another way:",
  },

  otherWays: {
    titleBeforeSending: "Another way to send",
    titleAfterSending: "Email didn’t open?",
    hint: "Open the same letter another way, or copy it.",
    copyLetter: "Copy the letter",
    copyAddresses: "Copy the addresses",
  },

  manualCopy: "Your browser blocked copying. The text is selected: copy it yourself.",
};

/** The texts that every language defines. */
export type Wording = typeof en;
