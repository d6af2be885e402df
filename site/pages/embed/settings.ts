import type { Constituency } from "../../../api/contract/constituencies.ts";
import type { Language } from "../../../api/contract/language.ts";
import { validPartner } from "../../../api/contract/partner-name.ts";
import type { Provider } from "../../../api/contract/providers.ts";
import type { ContactTdAttributes } from "../../../widget/index.ts";
import { LOOKS, type Look, type LookId } from "./look-presets.ts";

/** The element's tag name, and its selector in a style sheet. */
export const ELEMENT_NAME = "bia-contact-td";

/** The settings of the embed code. */
export interface Settings {
  /** The text of the partner field, valid or not; see `validPartner`. */
  readonly partner: string;
  readonly provider: Provider;
  readonly theme: "light" | "dark" | "auto";
  /** The send button's colour as `#rrggbb`; null for that of the look. */
  readonly accent: string | null;
  /** The language of the element; null for that of the page around it. */
  readonly language: Language | null;
  readonly constituency: Constituency | null;
  /** One of the example looks; null for the campaign's own. */
  readonly look: LookId | null;
}

/** The element's defaults, which the embed code leaves out. */
export const DEFAULT_SETTINGS: Settings = {
  partner: "",
  provider: "gmail",
  theme: "light",
  accent: null,
  language: null,
  constituency: null,
  look: null,
};

/**
 * Applies a change. Each look has its own theme and button colour, so that selecting
 * a look sets the theme and resets the colour, and selecting a theme resets the look.
 */
export function updateSettings(settings: Settings, change: Partial<Settings>): Settings {
  const next = { ...settings, ...change };
  if (change.look) return { ...next, theme: LOOKS[change.look].theme, accent: null };
  if (change.look === null) return { ...next, theme: "light", accent: null };
  if (change.theme) return { ...next, look: null };
  return next;
}

/** The attributes that the embed page can set. */
export type ElementAttributes = {
  [Name in "partner" | "provider" | "theme" | "constituency"]?: NonNullable<
    ContactTdAttributes[Name]
  >;
} & { lang?: Language };

/** Returns the element's attributes for the settings, without those that have their default. */
export function elementAttributes(settings: Settings): ElementAttributes {
  const partner = validPartner(settings.partner);
  const { provider, theme, language, constituency } = settings;
  return {
    ...(partner !== undefined && { partner }),
    ...(provider !== DEFAULT_SETTINGS.provider && { provider }),
    ...(theme !== DEFAULT_SETTINGS.theme && { theme }),
    ...(language !== null && { lang: language }),
    ...(constituency !== null && { constituency }),
  };
}

/** Returns the custom properties of the settings: those of the look, with the chosen button colour. */
export function customProperties({ look, accent }: Settings): Partial<Look["properties"]> {
  return {
    ...(look !== null && LOOKS[look].properties),
    ...(accent !== null && { "--bia-accent": accent }),
  };
}

/** Formats the settings as CSS with one rule per line; empty when no rule is needed. */
export function settingsCss(settings: Settings, selector = ELEMENT_NAME): string {
  const send = settings.look === null ? {} : LOOKS[settings.look].send;
  return [
    formatRule(selector, customProperties(settings)),
    formatRule(`${selector}::part(send)`, send),
  ]
    .filter(Boolean)
    .join("\n");
}

/** Formats one CSS rule; empty when it has no declarations. */
function formatRule(selector: string, declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([name, value]) => ` ${name}: ${value};`);
  return lines.length === 0 ? "" : `${selector} {${lines.join("")} }`;
}
