/** The English texts for a visitor in an app's own browser. The app's name is null if it is not known. */
export const inAppEn = {
  said: (app: string | null) =>
    `You are in ${app === null ? "an app’s" : `${app}’s`} own browser. Your mail is not signed in here.`,
  mailApp: "Open in your email app",
  browser: "Open in your browser",
  wordsStay: "What you wrote stays here. It does not come along to your browser.",
  copiedFirst: "Your email app gets it with the letter, and a copy is made in case the app fails.",
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
};

export type InAppWording = typeof inAppEn;
