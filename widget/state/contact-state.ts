import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Language } from "../../api/contract/language.ts";
import type { Provider } from "../../api/contract/names.ts";
import type { ActionCount } from "../../api/contract/responses.ts";
import type { Td } from "../../api/contract/td.ts";
import type { ShownCampaign } from "../domain/campaign.ts";
import type { LetterText } from "../domain/letter.ts";
import type { OwnWords } from "../domain/own-words.ts";
import type { PickerView } from "../domain/picker.ts";
import type { ComposeKind, Device } from "../domain/providers.ts";
import type { Notice } from "../domain/wording/en.ts";
import type { EarlierLetter, Files, Lookup } from "./effects.ts";

/** Settings from the element's valid attributes. */
export type ElementSettings = {
  theme: "light" | "dark" | "auto" | "page";
  /** The language of the texts; Irish once the Irish texts are loaded. */
  lang: Language;
  /** Address of the English campaign page. */
  campaignUrl: string;
  /** The name of the embedding site. */
  partner?: string | null;
  /** The provider of the attribute, or the default. */
  provider?: Provider;
};

/** Whom a letter goes to, and the mail service that opens it. */
export type Delivery = {
  recipients: readonly Td[];
  provider: Provider;
  /** The way to open the letter that the supporter chose, instead of the usual one of the provider. */
  way?: ComposeKind;
  /** The letter that asks to meet; absent for the campaign's letter and the second one. */
  meeting?: LetterText;
  /** Whether an earlier try opened the letter, which is counted once. */
  isCounted?: boolean;
};

/** The outcome of a delivery whose letter was opened. */
export type Outcome = {
  /** A mailto link was opened, in place of the provider's own page or app. */
  usedMailto: boolean;
  /** Whether the browser copied a letter that was too long for the link; undefined for other letters. */
  isCopied?: boolean | undefined;
  /** Whether the supporter reports that they sent the letter, of which there was no sign. */
  isReported?: boolean;
};

/** The state of sending. `confirming`, `sent` and `unopened` are the states with an open dialog. */
export type Sending =
  | { status: "idle" }
  | ({ status: "confirming" } & Delivery)
  | ({ status: "composing" } & Delivery)
  | ({ status: "sent" } & Outcome & Delivery)
  /** No sign that the letter opened; `isRefused`: the browser refused to open any window or app. */
  | ({ status: "unopened"; isRefused: boolean } & Delivery);

export type Toast = { id: number; notice: Notice; screenReaderOnly: boolean };

/**
 * The origin of a choice. The TDs of a `supporter` are announced by a toast, those of an
 * `attribute-change` to screen readers only, and the others not at all.
 */
export type ChoiceOrigin = "supporter" | "attribute-change" | "initial-attribute" | "located";

/** The state of one element. */
export type ContactState = {
  device: Device;
  /** The user agent of an app's own browser; null in a browser's own tab. */
  appBrowser: string | null;
  settings: ElementSettings;
  provider: Provider;
  /** The published campaign once it has arrived, the bundled one before. */
  campaign: ShownCampaign;
  lookup: Lookup;
  /** The files that were fetched so far; null for a file that could not be loaded at the last try. */
  files: { [Name in keyof Files]?: Files[Name] | null | undefined };
  /** The letter's language that the supporter chose; null: the language of the texts. */
  letterLanguage: Language | null;
  picker: PickerView;
  /** The addresses of the TDs whom the large button leaves out; null before a tick changed. */
  leftOut: readonly string[] | null;
  earlier: EarlierLetter;
  ownWords: OwnWords;
  sending: Sending;
  /** Numbers of letters opened, with this visitor's; null if unknown. */
  actionCount: ActionCount | null;
  /** The newest notice: with several, none would be read. */
  toast: Toast | null;
  /** A text that the browser did not copy, and the notice for the case that it is copied after all. */
  manualCopy: { text: string; lang: Language; notice: Notice | null } | null;
  /** Whether a letter was opened or printed, by somebody who may have left since. */
  isUsed: boolean;
};

/** Returns the constituency that is looked up, or whose TDs are shown. */
export function chosenConstituency({ lookup }: Pick<ContactState, "lookup">): Constituency | null {
  return lookup.status === "idle" ? null : lookup.constituency;
}
