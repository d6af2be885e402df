import { contrastRatio, MIN_TEXT_CONTRAST } from "../../api/contract/contrast.ts";
import { COLOURS } from "../../widget/theme/all-colours.ts";
import { readableTextOn } from "../../widget/theme/contrast.ts";
import { BUTTON_TEXT } from "../../widget/theme/tokens.ts";
import { LOOKS, type Look } from "./look-presets.ts";
import type { Settings } from "./settings.ts";

/** The element's tag name, and its selector in a style sheet. */
export const ELEMENT_NAME = "bia-contact-td";

type LookRules = {
  readonly properties: Partial<Look["properties"]>;
  readonly parts: Look["parts"];
};

/** The white space of a rule: before each declaration, and before the closing brace. */
type RuleLayout = { readonly indent: string; readonly end: string };

const MULTI_LINE: RuleLayout = { indent: "\n  ", end: "\n" };
const ONE_LINE: RuleLayout = { indent: " ", end: " " };

/** Formats a look as CSS with one declaration per line, for reading. */
export function lookCss(look: LookRules, selector = ELEMENT_NAME): string {
  return formatLook(look, selector, MULTI_LINE);
}

/** Formats the settings as CSS with one rule per line, for pasting; empty when no rule is needed. */
export function settingsCss({ look, accent, theme }: Settings, selector = ELEMENT_NAME): string {
  const base: LookRules = look === null ? { properties: {}, parts: {} } : LOOKS[look];
  if (accent === null) return formatLook(base, selector, ONE_LINE);
  const withAccent = { ...base, properties: { ...base.properties, "--bia-accent": accent } };
  const css = [formatLook(withAccent, selector, ONE_LINE), buttonTextRule(accent, theme, selector)];
  return css.filter(Boolean).join("\n");
}

/** Returns the rule for a readable button text; empty when the theme's own text is readable. */
function buttonTextRule(accent: string, theme: Settings["theme"], selector: string): string {
  const themes = theme === "auto" ? (["light", "dark"] as const) : [theme];
  const isReadable = themes.every(
    (each) => contrastRatio(COLOURS.onUrgent[each], accent) >= MIN_TEXT_CONTRAST,
  );
  if (isReadable) return "";
  const color = BUTTON_TEXT[readableTextOn(accent)];
  return formatRule(`${selector}::part(send):enabled`, { color }, ONE_LINE);
}

function formatLook({ properties, parts }: LookRules, selector: string, layout: RuleLayout) {
  const partRules = Object.entries(parts).map(([part, declarations]) =>
    formatRule(`${selector}::part(${part})`, declarations, layout),
  );
  return [formatRule(selector, properties, layout), ...partRules].filter(Boolean).join("\n");
}

/** Formats one CSS rule; empty when it has no declarations. */
function formatRule(
  selector: string,
  declarations: Readonly<Record<string, string>>,
  { indent, end }: RuleLayout,
): string {
  const lines = Object.entries(declarations).map(([name, value]) => `${indent}${name}: ${value};`);
  return lines.length === 0 ? "" : `${selector} {${lines.join("")}${end}}`;
}
