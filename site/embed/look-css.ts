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
  ]
    .filter(Boolean)
    .join("\n");
}

/** Formats one CSS rule; empty when it has no declarations. */
function formatRule(selector: string, declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([name, value]) => ` ${name}: ${value};`);
  return lines.length === 0 ? "" : `${selector} {${lines.join("")} }`;
}
