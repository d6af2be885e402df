import type { Constituency } from "../../api/contract/constituencies.ts";
import { PARTNER_NAME } from "../../api/contract/events.ts";
import type { ContactTdAttributes } from "../../widget/index.ts";
import { LOOKS, type LookId } from "./look-presets.ts";

/** What a partner has set so far. */
export interface Settings {
  /** As typed; it counts only while `partnerOf` takes it. */
  readonly partner: string;
  readonly provider: "gmail" | "outlook";
  readonly theme: "light" | "dark" | "auto";
  /** The send button's colour as `#rrggbb`; null is the look's own. */
  readonly accent: string | null;
  readonly constituency: Constituency | null;
  /** One of the example looks; null is the campaign's. */
  readonly look: LookId | null;
}

/** What a snippet says that says nothing. */
export const UNSET: Settings = {
  partner: "",
  provider: "gmail",
  theme: "light",
  accent: null,
  constituency: null,
  look: null,
};

/**
 * Sets something. A look is made for one theme and has a colour of its own, so
 * it brings both; another theme is the end of it.
 */
export function changed(settings: Settings, change: Partial<Settings>): Settings {
  const next = { ...settings, ...change };
  if (change.look) return { ...next, theme: LOOKS[change.look].theme, accent: null };
  if (change.look === null) return { ...next, theme: "light", accent: null };
  if (change.theme) return { ...next, look: null };
  return next;
}

/** The partner id that counts; undefined where none was typed, or one the element would not take. */
export function partnerOf({ partner }: Settings): string | undefined {
  const typed = partner.trim();
  return PARTNER_NAME.test(typed) ? typed : undefined;
}

/** Whether something was typed that is no partner id. */
export function isPartnerWrong(settings: Settings): boolean {
  return settings.partner.trim() !== "" && partnerOf(settings) === undefined;
}

/** The partner id that someone who typed this probably meant; null where nothing is left of it. */
export function partnerLike(typed: string): string | null {
  const plain = typed
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-+|-+$/g, "");
  return plain === "" ? null : plain;
}

/** The attributes that can be set here. */
export type SetAttributes = {
  [Name in "partner" | "provider" | "theme" | "constituency"]?: NonNullable<
    ContactTdAttributes[Name]
  >;
};

/** The element's attributes for these settings; what is the default is left out. */
export function attributesOf(settings: Settings): SetAttributes {
  const partner = partnerOf(settings);
  const { provider, theme, constituency } = settings;
  return {
    ...(partner !== undefined && { partner }),
    ...(provider !== UNSET.provider && { provider }),
    ...(theme !== UNSET.theme && { theme }),
    ...(constituency !== null && { constituency }),
  };
}
