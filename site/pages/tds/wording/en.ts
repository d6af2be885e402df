/** The English texts of the pages of TDs that they do not share with the element. */
export const en = {
  description: "Your TDs, the letter, and the links that open it in your email.",
  descriptionOf: (constituency: string, name: string, tds: number) =>
    `Write to the ${tds === 0 ? "TDs" : tds === 1 ? "TD" : `${tds} TDs`} of ${constituency} about ${name}: the letter is written, and what they asked, said and voted is here.`,
  /** The alternative text of the picture that shows a shared link. */
  pictureOf: (constituency: string, words: string) =>
    `The outline of ${constituency}, in print, with the words ‘${words}’`,
  /** The sentences of the poster. */
  bill: (tds: number) =>
    tds === 0 ? "One letter." : `${tds === 1 ? "1 TD" : `${tds} TDs`}. One letter.`,
  haveAsked: (tds: number) => `${tds} ${tds === 1 ? "has" : "have"} asked about it in the Dáil.`,
  change: "Change constituency",
  onRecord: "What they asked, said and voted",
  vacant: (seats: number) =>
    seats === 1 ? "1 seat is vacant at present." : `${seats} seats are vacant at present.`,
  write: "Write to them",
  /** Before the names of the TDs, each a link to the letter to that TD. */
  orToOne: "Or to one of them:",
  brief: "Going to see them? Print this page: it is a brief of one sheet, with room for notes.",
  motion: "The model motion for your council",
  /** On the brief: before the question that fits a TD, and over the lines. */
  toAsk: "To ask:",
  notes: "Notes",
  share: "Share this page",
  shareText: (constituency: string, name: string) =>
    `These are our TDs in ${constituency}. Write to them about ${name}:`,
  didYouMean: "Did you mean",
  titles: {
    failed: "We couldn’t load your TDs",
    missing: "Which constituency is yours?",
    unknown: "We don’t know that constituency",
    places: "Which constituency is yours?",
    "unknown-place": "We don’t know that place",
    limited: "Too many places in a minute",
  },
  /** The next step on a page without TDs. */
  advice: {
    missing: "Choose your constituency to see your TDs and the letter.",
    unknown:
      "There is no page at this address. Choose yours from the list to see your TDs and the letter.",
    places:
      "Is one of these yours? A place near a border can be in several, and some places share a name.",
    "unknown-place": "Try a bigger town nearby, or choose your constituency from the list.",
    limited: "Wait a minute, or choose your constituency from the list.",
  },
  youTyped: (text: string) => `You typed ‘${text}’.`,
  failed: (message: string) =>
    `${message}. Try again in a minute, or find the addresses in the official list.`,
  officialList: "See the official list of TDs",
  /** Before the links of the email providers. */
  opensIn: "It opens in your email app, or in:",
  /** The link to the page of where TDs stand. */
  everyRecord: "Where every TD stands",
  /** The link to the same page with the letter in a language. */
  letterIn: { en: "The letter in English", ga: "The letter in Irish" },
  /** The link to the letters as sheets to print, and their page. */
  toPrint: "Print letters to post",
  titleToPrint: "Letters to post",
  howToPrint:
    "One sheet for each TD. Use your browser’s Print, fill in the dotted lines, sign each one, fold them at the marks and post them.",
  backToTds: "Back to your TDs",
};
