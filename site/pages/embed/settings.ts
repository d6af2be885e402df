import type { Constituency } from "../../../api/contract/constituencies.ts";
import type { Language } from "../../../api/contract/language.ts";
import type { Provider } from "../../../api/contract/names.ts";
import { validPartner } from "../../../api/contract/names.ts";

/** The element's themes, in the order of the settings form. */
export const THEMES = ["page", "light", "dark", "auto"] as const;

export interface EmbedSettings {
  /** The text of the partner field, valid or not; see `validPartner`. */
  readonly partner: string;
  readonly theme: (typeof THEMES)[number];
  /** The send button's colour as `#rrggbb`; null for that of the theme. */
  readonly accent: string | null;
  readonly provider: Provider;
  /** The language of the element; null for that of the page around it. */
  readonly language: Language | null;
  readonly constituency: Constituency | null;
}

export const DEFAULT_SETTINGS: EmbedSettings = {
  partner: "",
  theme: "page",
  accent: null,
  provider: "gmail",
  language: null,
  constituency: null,
};

/** Returns the element's attributes for the settings, without defaults of the element. */
export function elementAttributes(settings: EmbedSettings) {
  const partner = validPartner(settings.partner);
  const { provider, theme, language, constituency } = settings;
  return {
    ...(partner !== undefined && { partner }),
    ...(provider !== "gmail" && { provider }),
    ...(theme !== "light" && { theme }),
    ...(language !== null && { lang: language }),
    ...(constituency !== null && { constituency }),
  };
}

export const ACCENT: string = "--bia-accent";
