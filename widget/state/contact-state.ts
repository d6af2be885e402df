import type { Td } from "../../api/contract/td.ts";
import type { Provider } from "../domain/email-draft.ts";
import type { Lookup } from "../domain/lookup.ts";
import type { Notice } from "../domain/notice.ts";

/** How the element is printed. */
export type Theme = "light" | "dark" | "auto";

/** What the host page sets by attributes, checked. */
export type Settings = {
  theme: Theme;
  /** A BCP 47 tag there are words for. */
  lang: string;
  /** The campaign's page, which a shared message leads to. */
  campaignUrl: string;
};

/**
 * One letter on its way. "The dialog is open" is `sent`, "the phone asks
 * first" is `confirming`: there are no flags beside this.
 */
export type Sending =
  | { status: "idle" }
  | ({ status: "confirming" } & Letter)
  | ({ status: "composing" } & Letter)
  /** `fallback`: only a mailto could be tried, and no browser tells whether it worked. */
  | ({ status: "sent"; fallback: boolean } & Letter);

/** Whom a letter goes to, and through whom. */
export type Letter = { recipients: readonly Td[]; provider: Provider };

/** A notice on show; an `unseen` one is only read out. */
export type Toast = { id: number; notice: Notice; unseen: boolean };

export type ContactState = {
  settings: Settings;
  provider: Provider;
  lookup: Lookup;
  sending: Sending;
  /** Letters opened today, this visitor's included; null while that is not known. */
  today: number | null;
  /** Oldest first, at most three. */
  toasts: readonly Toast[];
  /** A text shown selected because copying it was refused. */
  handCopy: string | null;
};
