import { isColour } from "../../api/contract/contrast.ts";
import { type Language, localPath } from "../../api/contract/language.ts";
import { PARTNER_NAME } from "../../api/contract/partner-name.ts";
import { LOOK_IDS, type LookId } from "./looks.ts";

/** The settings of the pieces: the texts of the fields, valid or not, and the look. */
export interface KitSettings {
  readonly partner: string;
  readonly look: LookId;
  /** The partner's two colours; empty for the campaign's. */
  readonly first: string;
  readonly second: string;
}

export const DEFAULT_KIT: KitSettings = { partner: "", look: "print", first: "", second: "" };

/** Returns the settings in the query of an address, as the link from `/embed` has them. */
export function settingsIn(query: string): KitSettings {
  const asked = new URLSearchParams(query);
  const text = (name: string) => asked.get(name) ?? "";
  return {
    partner: text("partner"),
    look: LOOK_IDS.find((id) => id === text("look")) ?? DEFAULT_KIT.look,
    first: text("first"),
    second: text("second"),
  };
}

/** Returns the settings as a query with its question mark, without those that have their default. */
export function kitQuery(settings: KitSettings): string {
  const names = ["partner", "look", "first", "second"] as const;
  const changed = names.filter((name) => settings[name] !== DEFAULT_KIT[name]);
  const query = new URLSearchParams(changed.map((name) => [name, settings[name]]));
  return changed.length === 0 ? "" : `?${query}`;
}

/** Returns a partner's name without space around it; undefined if it is empty or not valid. */
export function partnerOf({ partner }: KitSettings): string | undefined {
  const name = partner.trim();
  return PARTNER_NAME.test(name) ? name : undefined;
}

/** Whether a field has a text that is not a colour. */
export function isNoColour(text: string): boolean {
  return text.trim() !== "" && !isColour(text.trim());
}

/** Returns a field's colour; undefined if it is empty or not a colour. */
export function colourOf(text: string): string | undefined {
  return isColour(text.trim()) ? text.trim() : undefined;
}

/** Returns the address that the pieces lead to: that of the action page, which counts for the partner. */
export function linkOf(settings: KitSettings, origin: string, language: Language): string {
  const partner = partnerOf(settings);
  const query = partner === undefined ? "" : `?partner=${partner}`;
  return `${origin}${localPath("/", language)}${query}`;
}

/** Returns an address as people type it: without its scheme, and without a slash at its end. */
export function typedLink(link: string): string {
  return link.replace(/^https?:\/\//, "").replace(/\/$/, "");
}
