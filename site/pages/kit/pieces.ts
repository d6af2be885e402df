import { isColour } from "../../../api/contract/campaign/contrast.ts";
import type { Constituency } from "../../../api/contract/constituencies.ts";
import { constituencyOf, slugOf } from "../../../api/contract/paths.ts";
import { LOOK_IDS, type LookId } from "./looks.ts";

/** A piece of the kit, which is printed or saved as one file. */
export interface Piece {
  /** Printed pieces are measured in millimetres, pictures in pixels. */
  readonly kind: "print" | "picture";
  readonly width: number;
  readonly height: number;
  /** `tent`: the piece is folded in the middle, and both halves read upright. */
  readonly layout: "upright" | "wide" | "tent";
}

export const PIECES = {
  "poster-a4": { kind: "print", width: 210, height: 297, layout: "upright" },
  "poster-a3": { kind: "print", width: 297, height: 420, layout: "upright" },
  "table-card": { kind: "print", width: 210, height: 297, layout: "tent" },
  post: { kind: "picture", width: 1080, height: 1080, layout: "wide" },
  newsletter: { kind: "picture", width: 1200, height: 630, layout: "wide" },
} as const satisfies Record<string, Piece>;

export type PieceId = keyof typeof PIECES;

export const PIECE_IDS = Object.keys(PIECES) as PieceId[];

/** Returns the size of a piece as a text: '210 × 297 mm'. */
export function sizeOf({ kind, width, height }: Piece): string {
  return `${width} × ${height} ${kind === "print" ? "mm" : "px"}`;
}

/** How far a ground is printed beyond the edge at which a print shop cuts, in millimetres. */
const BLEED_MM = 3;

/** The room for the bleed and the crop marks around a sheet, in millimetres. */
const MARKS_MM = 10;

/** The white edge of a sheet: office printers cannot print nearer to the edge of the paper. */
const EDGE_MM = 6;

/** The size of a sheet, and where the piece lies on the sheet, in the units of the piece. */
export interface PieceSheet {
  readonly width: number;
  readonly height: number;
  /** The distance of the piece from each edge of the sheet. */
  readonly inset: number;
  readonly bleed: number;
}

/** Returns the sheet of a piece: with room for crop marks, with a white edge, or a picture as it is. */
export function paperOf({ kind, width, height }: Piece, hasMarks: boolean): PieceSheet {
  if (kind === "picture") return { width, height, inset: 0, bleed: 0 };
  if (!hasMarks) return { width, height, inset: EDGE_MM, bleed: 0 };
  return {
    width: width + 2 * MARKS_MM,
    height: height + 2 * MARKS_MM,
    inset: MARKS_MM,
    bleed: BLEED_MM,
  };
}

/** The settings of a piece that a partner chooses. */
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
