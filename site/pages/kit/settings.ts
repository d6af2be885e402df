import { isColour } from "../../../api/contract/campaign/contrast.ts";
import type { Constituency } from "../../../api/contract/constituencies.ts";
import { constituencyOf, slugOf } from "../../../api/contract/paths.ts";
import { LOOK_IDS, type LookId } from "./looks.ts";
import { PIECE_IDS, type PieceId } from "./pieces.ts";

export interface KitSettings {
  readonly partner: string;
  readonly piece: PieceId;
  readonly look: LookId;
  /** The partner's colour as `#rrggbb`; null for the campaign's. */
  readonly colour: string | null;
  /** The constituency whose page the code leads to; null for the action page. */
  readonly constituency: Constituency | null;
}

export const DEFAULT_KIT: KitSettings = {
  partner: "",
  piece: "poster-a4",
  look: "print",
  colour: null,
  constituency: null,
};

/** Returns the settings in the query of an address, with defaults for missing and invalid ones. */
export function settingsIn(query: string): KitSettings {
  const parameters = new URLSearchParams(query);
  const text = (name: keyof KitSettings) => parameters.get(name) ?? "";
  return {
    partner: text("partner"),
    piece: PIECE_IDS.find((id) => id === text("piece")) ?? DEFAULT_KIT.piece,
    look: LOOK_IDS.find((id) => id === text("look")) ?? DEFAULT_KIT.look,
    colour: isColour(text("colour")) ? text("colour") : null,
    constituency: constituencyOf(text("constituency")),
  };
}

/** Returns the settings as a query, without defaults: '?piece=post'. */
export function kitQuery(settings: KitSettings): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(settings)) {
    if (value === DEFAULT_KIT[name as keyof KitSettings]) continue;
    query.set(name, name === "constituency" ? slugOf(value) : value);
  }
  return query.size === 0 ? "" : `?${query}`;
}

/** Returns an address as people type it: without scheme, query and a slash at its end. */
export function typedLink(link: string): string {
  return link.replace(/^https?:\/\/|\/?(\?.*)?$/g, "");
}
