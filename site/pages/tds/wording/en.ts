/** The English texts of `/tds` that it does not share with the element. */
export const en = {
  description: "Your TDs, the letter, and the links that open it in your email.",
  titles: {
    failed: "We couldn’t load your TDs",
    missing: "Which constituency is yours?",
    repeated: "One constituency at a time",
    unknown: "We don’t know that constituency",
    places: "Which constituency is yours?",
    place: "Is this your constituency?",
    "unknown-place": "We don’t know that place",
    limited: "Too many places in a minute",
  },
  /** What to do next on a page without TDs. */
  advice: {
    missing: "Choose your constituency to see your TDs and the letter.",
    repeated: "The link contains more than one. Choose yours to see your TDs and the letter.",
    unknown:
      "It is not a Dáil constituency. Choose yours from the list to see your TDs and the letter.",
    places: "A place near a border can be in several, and some places share a name.",
    place: "Follow the link to your TDs and the letter.",
    "unknown-place": "Try a bigger town nearby, or choose your constituency from the list.",
    limited: "Wait a minute, or choose your constituency from the list.",
  },
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

/** The texts that every language defines. */
export type TdsWording = typeof en;
