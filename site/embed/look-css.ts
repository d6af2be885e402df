import { COLOURS } from "../../widget/theme/tokens.ts";
import { contrast, ENOUGH } from "./contrast.ts";
import { BUTTON_TEXT, LOOKS, type Look } from "./look-presets.ts";
import type { Settings } from "./settings.ts";

/** The element, as a page's style sheet calls it. */
export const ELEMENT = "bia-contact-td";

type Rules = { readonly properties: Partial<Look["properties"]>; readonly parts: Look["parts"] };

/** A look as the rules that a page would write, for whatever `selector` finds. */
export function lookCss(look: Rules, selector = ELEMENT): string {
  return rulesOf(look, selector, "\n  ", "\n");
}

function rulesOf({ properties, parts }: Rules, selector: string, before = " ", end = " "): string {
  const ofParts = Object.entries(parts).map(([part, declarations]) =>
    rule(`${selector}::part(${part})`, declarations, before, end),
  );
  return [rule(selector, properties, before, end), ...ofParts].filter(Boolean).join("\n");
}

/**
 * The rules that these settings ask a page to write, each in a line, as they
 * are to be pasted and not studied; empty when they ask for none.
 */
export function settingsCss({ look, accent, theme }: Settings, selector = ELEMENT): string {
  const base: Rules = look === null ? { properties: {}, parts: {} } : LOOKS[look];
  if (accent === null) return rulesOf(base, selector);
  const own = { ...base, properties: { ...base.properties, "--bia-accent": accent } };
  const text = textRule(accent, theme, selector);
  return [rulesOf(own, selector), text].filter(Boolean).join("\n");
}

/** Which text can be read on a button of this colour. */
export function readableOn(ground: string): keyof typeof BUTTON_TEXT {
  return contrast(BUTTON_TEXT.light, ground) >= ENOUGH ? "light" : "dark";
}

/** What makes the send button's text readable on a colour that the theme's own text is not readable on. */
function textRule(accent: string, theme: Settings["theme"], selector: string): string {
  const shown = theme === "auto" ? (["light", "dark"] as const) : [theme];
  const fits = shown.every((one) => contrast(COLOURS.onUrgent[one], accent) >= ENOUGH);
  return fits
    ? ""
    : rule(`${selector}::part(send):enabled`, { color: BUTTON_TEXT[readableOn(accent)] });
}

function rule(
  selector: string,
  declarations: Readonly<Record<string, string>>,
  before = " ",
  end = " ",
): string {
  const all = Object.entries(declarations).map(([name, value]) => `${before}${name}: ${value};`);
  return all.length === 0 ? "" : `${selector} {${all.join("")}${end}}`;
}
