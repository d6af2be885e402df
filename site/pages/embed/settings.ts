import type { Constituency } from "../../../api/contract/constituencies.ts";
import type { Language } from "../../../api/contract/language.ts";
import { validPartner } from "../../../api/contract/partner-name.ts";
import type { Provider } from "../../../api/contract/providers.ts";
import type { ContactTdAttributes } from "../../../widget/index.ts";
import { LOOKS, type Look, type LookId } from "./look-presets.ts";

/** The element's tag name, and its selector in a style sheet. */
export const ELEMENT_NAME = "bia-contact-td";

/** The element's themes, in the order of the settings form. */
export const THEMES = ["page", "light", "dark", "auto"] as const;
type Theme = (typeof THEMES)[number];

/** The settings of the embed code. */
export interface Settings {
  /** The text of the partner field, valid or not; see `validPartner`. */
  readonly partner: string;
  /** The campaign's colours in a theme, or one of the example looks. */
  readonly look: Theme | LookId;
  /** The send button's colour as `#rrggbb`; null for that of the look. */
  readonly accent: string | null;
  readonly provider: Provider;
  /** The language of the element; null for that of the page around it. */
  readonly language: Language | null;
  readonly constituency: Constituency | null;
}

/** The settings at first. */
export const DEFAULT_SETTINGS: Settings = {
  partner: "",
  look: "page",
  accent: null,
  provider: "gmail",
  language: null,
  constituency: null,
};

/** Returns an example look; null for a theme in the campaign's colours. */
export function exampleOf(look: Settings["look"]): Look | null {
  return look in LOOKS ? LOOKS[look as LookId] : null;
}

/** Returns the theme of a look. */
export function themeOf(look: Settings["look"]): Theme {
  return THEMES.find((theme) => theme === look) ?? exampleOf(look)?.theme ?? "light";
}

/** Applies a change. Each look has its own button colour, so that selecting a look resets it. */
export function updateSettings(settings: Settings, change: Partial<Settings>): Settings {
  return { ...settings, ...(change.look && { accent: null }), ...change };
}

/** The attributes that the embed page can set. */
export type ElementAttributes = {
  [Name in "partner" | "provider" | "theme" | "constituency"]?: NonNullable<
    ContactTdAttributes[Name]
  >;
} & { lang?: Language };

/** Returns the element's attributes for the settings, without those that have the element's defaults. */
export function elementAttributes(settings: Settings): ElementAttributes {
  const partner = validPartner(settings.partner);
  const { provider, look, language, constituency } = settings;
  const theme = themeOf(look);
  return {
    ...(partner !== undefined && { partner }),
    ...(provider !== "gmail" && { provider }),
    ...(theme !== "light" && { theme }),
    ...(language !== null && { lang: language }),
    ...(constituency !== null && { constituency }),
  };
}

/** Returns the custom properties of the settings: those of the look, with the chosen button colour. */
export function customProperties({ look, accent }: Settings): Partial<Look["properties"]> {
  return {
    ...exampleOf(look)?.properties,
    ...(accent !== null && { "--bia-accent": accent }),
  };
}

/** Formats the settings as CSS with one rule per line; empty when no rule is needed. */
export function settingsCss(settings: Settings, selector = ELEMENT_NAME): string {
  return [
    formatRule(selector, customProperties(settings)),
    formatRule(`${selector}::part(send)`, exampleOf(settings.look)?.send ?? {}),
  ]
    .filter(Boolean)
    .join("\n");
}

/** Formats one CSS rule; empty when it has no declarations. */
function formatRule(selector: string, declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([name, value]) => ` ${name}: ${value};`);
  return lines.length === 0 ? "" : `${selector} {${lines.join("")} }`;
}
