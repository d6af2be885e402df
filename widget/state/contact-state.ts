import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Language } from "../../api/contract/language.ts";
import type { Provider } from "../../api/contract/names.ts";
import type { Td } from "../../api/contract/td.ts";
import type { ShownCampaign } from "../domain/campaign.ts";
import type { OwnWords } from "../domain/own-words.ts";
import type { PickerView } from "../domain/picker.ts";
import type { ComposeKind, Device } from "../domain/providers.ts";
import type { Notice } from "../domain/wording/en.ts";
import type { EarlierLetter, Lookup } from "./effects.ts";
import type { Files } from "./on-demand-files.ts";

/** Settings from the element's attributes, validated. */
export type Settings = {
  theme: "light" | "dark" | "auto" | "page";
  /** The language of the texts. While it is Irish, its texts are loaded. */
  lang: Language;
  /** Address of the English campaign page. */
  campaignUrl: string;
  /** The name of the embedding site, which a link to the campaign's own page takes along. */
  partner?: string | null;
  /** The provider of the `provider` attribute. */
  provider?: Provider;
};

/** Whom a letter goes to, and the mail service that opens it. */
export type Delivery = {
  recipients: readonly Td[];
  provider: Provider;
  /** The way to open it that the supporter chose, instead of the usual one of the provider. */
  way?: ComposeKind;
  /** A try before opened it, so that it is counted. */
  isCounted?: boolean;
};

/** What became of a delivery whose letter was opened. */
export type Outcome = {
  /** A mailto link was opened, in place of the provider's own page or app. */
  usedMailto: boolean;
  /** The supporter pastes the letter, which was too long for the link: whether the browser copied it. */
  isCopied?: boolean | undefined;
  /** No sign of it was seen: the supporter says that they sent it. */
  isSaid?: boolean;
};

/** The state of sending. `confirming`, `sent` and `unopened` are the states with an open dialog. */
export type Sending =
  | { status: "idle" }
  | ({ status: "confirming" } & Delivery)
  | ({ status: "composing" } & Delivery)
  | ({ status: "sent" } & Outcome & Delivery)
  /** There is no sign that the letter opened, or the browser refused to open any window or app. */
  | ({ status: "unopened"; isRefused: boolean } & Delivery);

/** A visible notice, or one for screen readers only. */
export type Toast = { id: number; notice: Notice; screenReaderOnly: boolean };

/**
 * How a choice's result is announced: `supporter` by a visible toast, `attribute-change` to screen
 * readers, because the result is visible already, and the others not at all.
 */
export type ChoiceOrigin = "supporter" | "attribute-change" | "initial-attribute" | "located";

/** The state of one element. */
export type ContactState = {
  device: Device;
  /** The user agent of an app's own browser; null in a browser's own tab. */
  appBrowser: string | null;
  settings: Settings;
  provider: Provider;
  /** The published campaign once it has arrived, the bundled one before. */
  campaign: ShownCampaign;
  lookup: Lookup;
  /** What was fetched so far; null for what could not be loaded at the last try. */
  files: { [Name in keyof Files]?: Files[Name] | null | undefined };
  /** The letter's language that the supporter chose; null while it follows that of the texts. */
  letterLanguage: Language | null;
  /** The picker's field and list. A text in the field keeps the letter back: see `isUnsettled`. */
  picker: PickerView;
  /** The addresses whom the large button leaves out; null before a tick changed: see `leftOutOf`. */
  leftOut: readonly string[] | null;
  earlier: EarlierLetter;
  /** The texts that the supporter adds to the letter, as they typed them. */
  ownWords: OwnWords;
  sending: Sending;
  /** Number of letters opened today, including this visitor's. Null if unknown. */
  lettersToday: number | null;
  /** The newest notice, until it has been read: with several, none would be. */
  toast: Toast | null;
  /** Text that the browser did not copy, its language, and the notice once it is copied after all. */
  manualCopy: { text: string; lang: Language; notice: Notice | null } | null;
  /** A letter was opened or printed, by somebody who may have left since. */
  isUsed: boolean;
};

/** Returns the constituency that is looked up, or whose TDs are shown. */
export function chosenConstituency({ lookup }: Pick<ContactState, "lookup">): Constituency | null {
  return lookup.status === "idle" ? null : lookup.constituency;
}

/** Whether the field holds another text than the name of the constituency whose TDs are shown. */
export function isUnsettled({ lookup, picker }: Pick<ContactState, "lookup" | "picker">): boolean {
  return lookup.status !== "idle" && picker.text !== null;
}
