import { contrastRatio, MIN_TEXT_CONTRAST } from "../../api/contract/contrast.ts";
import { COLOURS } from "../../widget/theme/all-colours.ts";
import { readableTextOn } from "../../widget/theme/contrast.ts";
import { BUTTON_TEXT } from "../../widget/theme/tokens.ts";
import { LOOKS, type Look } from "./look-presets.ts";
import type { Settings } from "./settings.ts";

/** The element's tag name, and its selector in a style sheet. */
export const ELEMENT_NAME = "bia-contact-td";

/** Returns the custom properties of the settings: those of the look, with the chosen button colour. */
export function customProperties({ look, accent }: Settings): Partial<Look["properties"]> {
  return {
    ...(look !== null && LOOKS[look].properties),
    ...(accent !== null && { "--bia-accent": accent }),
  };
}

/** Formats the settings as CSS with one rule per line; empty when no rule is needed. */
export function settingsCss(settings: Settings, selector = ELEMENT_NAME): string {
  const parts: Look["parts"] = settings.look === null ? {} : LOOKS[settings.look].parts;
  return [
    formatRule(selector, customProperties(settings)),
    ...Object.entries(parts).map(([part, style]) =>
      formatRule(`${selector}::part(${part})`, style),
    ),
    formatRule(`${selector}::part(send):enabled`, buttonText(settings)),
  ]
    .filter(Boolean)
    .join("\n");
}

/** Returns a readable colour for the button's text; nothing when that of the theme is readable. */
function buttonText({ accent, theme }: Settings): { color?: string } {
  const themes = theme === "auto" ? (["light", "dark"] as const) : [theme];
  const isReadable = themes.every(
    (each) => accent === null || contrastRatio(COLOURS.onUrgent[each], accent) >= MIN_TEXT_CONTRAST,
  );
  return accent === null || isReadable ? {} : { color: BUTTON_TEXT[readableTextOn(accent)] };
}

/** Formats one CSS rule; empty when it has no declarations. */
function formatRule(selector: string, declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([name, value]) => ` ${name}: ${value};`);
  return lines.length === 0 ? "" : `${selector} {${lines.join("")} }`;
}
