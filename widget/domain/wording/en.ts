import type { ComposeKind } from "../compose-links.ts";
import type { Provider } from "../email-draft.ts";
import type { Notice } from "../notice.ts";

const PROVIDER_NAMES: Record<Provider, string> = { gmail: "Gmail", outlook: "Outlook" };

/** '1 TD', '4 TDs'. */
function tds(count: number): string {
  return count === 1 ? "1 TD" : `${count} TDs`;
}

/** A toast's two lines, for every notice there is (spec §8). */
function notice(of: Notice): { title: string; text: string } {
  switch (of.code) {
    case "tds-found":
      return { title: "TDs Found!", text: `Found ${tds(of.count)} for ${of.constituency}` };
    case "sample-answered":
      return {
        title: "Using Sample Data",
        text: of.message ?? "Real TD data will be available soon",
      };
    case "sample-unreachable":
      return { title: "Sample Data", text: "Showing sample TD information" };
    case "mail-opened":
      return {
        title: "Email client opened!",
        text: `Your message is ready to send to ${tds(of.count)}. Please review and click send in your email client.`,
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

const WAY_OUT: Record<ComposeKind, string> = {
  gmail: "Gmail on the web",
  "gmail-app": "Gmail app",
  outlook: "Outlook.com",
  "outlook-work": "Outlook for work or school",
  mailto: "My mail app",
};

/** Every text of the element in English; another language is another file of this shape. */
export const en = {
  providerName: (provider: Provider) => PROVIDER_NAMES[provider],
  notice,
  dismiss: "Dismiss",

  find: {
    title: "Find Your TDs",
    placeholder: "Select your constituency...",
    open: "Show all constituencies",
    clear: "Clear",
    none: (typed: string) => `No constituency called ‘${typed}’. Try your county or city.`,
    matches: (count: number) => (count === 1 ? "1 constituency" : `${count} constituencies`),
    finding: "Finding your TDs...",
  },

  provider: { title: "Email provider" },

  results: {
    title: (constituency: string) => `Your TDs in ${constituency}`,
    split: "Tipperary was split in 2024: these are the TDs of Tipperary North and South.",
    sendAll: "Send to All TDs Now!",
    sending: "Sending Message...",
    sendAllHint: (provider: Provider) =>
      `Opens ${PROVIDER_NAMES[provider]} with your message ready`,
    count: (count: number) => `${tds(count)} to contact`,
    individually: "Or contact individually",
    send: "Send",
    sendTo: (name: string) => `Send to ${name}`,
    checked: (date: string) => `Details last checked ${date}.`,
    credit: "TD details: Houses of the Oireachtas",
    dateLocale: "en-IE",
  },

  sample: {
    mark: "Sample",
    name: (constituency: string) => `Sample TD for ${constituency}`,
    party: "Sample Party",
    why: "We could not load your TDs just now. This is a sample: nothing can be sent to it.",
    retry: "Try again",
    list: "See the official list of TDs",
  },

  preview: {
    title: "Email preview",
    subject: "Subject",
    recipients: (count: number) => `This message will be sent to ${tds(count)}`,
    editable: "You can change anything in your mail window before you send it.",
  },

  confirm: {
    title: "Before you send",
    ready: (count: number) => `Ready to send your message to ${tds(count)}?`,
    login: "Important: Make sure you are logged into your email service provider first!",
    opens: (provider: Provider) =>
      `This will open ${PROVIDER_NAMES[provider]} with your message ready to send.`,
    subject: (subject: string) => `Subject: ${subject}`,
    yes: (provider: Provider) => `Open ${PROVIDER_NAMES[provider]}`,
    no: "Cancel",
  },

  sent: {
    title: "Message Sent!",
    reached: (count: number) => `Your voice has reached ${tds(count)}`,
    today: "Total messages sent today",
    plusOne: "+1 from you!",
    number: (count: number) => count.toLocaleString("en-IE"),
    press: "Now press Send in your mail window",
    stories: "Add to Stories",
    copy: "Copy",
    nextTitle: "What happens next?",
    next: [
      "Your TDs receive your message",
      "They may respond with their position",
      "Keep advocating for the arts",
    ],
    close: "Close",
  },

  wayOut: {
    title: "It did not open?",
    before: "Another way to send",
    hint: "Open the same letter another way, or copy it.",
    link: (kind: ComposeKind) => WAY_OUT[kind],
    copyLetter: "Copy the letter",
    copyAddresses: "Copy the addresses",
  },

  handCopy: "Copying was not allowed here. The text is selected: copy it by hand.",

  /** The text to pass on (spec §9), with the address of the campaign's page. */
  caption: (page: string) =>
    `I have just asked my TDs to keep the Basic Income for the Arts. It takes a minute to contact yours: ${page} #BasicIncomeForTheArts #BIA`,
};

/** What a language must have words for. */
export type Wording = typeof en;
