import { contrastRatio, MIN_TEXT_CONTRAST } from "../../../api/contract/campaign/contrast.ts";
import { COLOURS, INKS } from "../../../widget/theme/tokens.ts";
import type { PageCampaign } from "../../document/shown-page.ts";

/** The looks: `print` is the campaign's look on paper, and `flood` covers the sheet in the main colour. */
export const LOOK_IDS = ["print", "flood"] as const;
export type LookId = (typeof LOOK_IDS)[number];

/** The paints of a piece. Each text has at least AA contrast with its ground. */
export interface Palette {
  readonly ground: string;
  readonly text: string;
  readonly beam: string;
  /** The band with the code, and the text on it. */
  readonly band: string;
  readonly onBand: string;
  /** The paints that replace inks of the art. */
  readonly inks: Partial<Record<keyof typeof INKS, string>>;
}

/** The least contrast of an ink with the outlines on it. */
const LEAST_OUTLINE = 2.4;

/** The white of paper without ink, on which printers print nothing. */
export const WHITE = COLOURS.onUrgent.light;

/** Returns the two colours of a campaign's pieces. A partner's own colour replaces the first. */
export function coloursOf({ colours }: Pick<PageCampaign, "colours">) {
  return {
    first: colours?.urgent?.light ?? COLOURS.urgent.light,
    second: colours?.link?.light ?? INKS.ultramarine,
  };
}

/** Returns the palette of a look in a main and a second colour, `#rrggbb`. */
export function paletteOf(look: LookId, first: string, second: string): Palette {
  const main = groundOf(first);
  const outlined = (ink: string) => apartFrom(INKS.ink, LEAST_OUTLINE, ink);
  if (look === "print") {
    return {
      ground: INKS.paper,
      text: INKS.ink,
      beam: INKS.marigold,
      band: main.ground,
      onBand: main.text,
      inks: { vermilion: outlined(first), ultramarine: outlined(second) },
    };
  }
  const other = groundOf(second);
  return {
    ground: main.ground,
    text: main.text,
    beam: apartFrom(main.text, MIN_TEXT_CONTRAST, mixed(main.ground, second, 0.35)),
    band: other.ground,
    onBand: other.text,
    inks: {
      vermilion: outlined(second),
      ultramarine: outlined(second),
      // Over the ground and over the beam the disc makes a further colour each.
      rose: mixed(mixed(main.ground, second, 0.3), WHITE, 0.3),
      viridian: outlined(first),
    },
  };
}

/** Returns a colour as a ground, darker if no text can be read on it, and the colour of the text. */
export function groundOf(colour: string): { ground: string; text: string; isCorrected: boolean } {
  const onDark = contrastRatio(colour, INKS.paper);
  const onLight = contrastRatio(colour, INKS.ink);
  if (onLight > onDark && onLight >= MIN_TEXT_CONTRAST)
    return { ground: colour, text: INKS.ink, isCorrected: false };
  const ground = apartFrom(INKS.paper, MIN_TEXT_CONTRAST, colour);
  return { ground, text: INKS.paper, isCorrected: ground !== colour };
}

/** Returns a colour, mixed with its opposite until it has at least a contrast with another one. */
function apartFrom(other: string, least: number, colour: string): string {
  const away = other === INKS.ink ? WHITE : INKS.ink;
  for (let share = 0; share < 1; share += 0.02) {
    const tried = mixed(colour, away, share);
    if (contrastRatio(tried, other) >= least) return tried;
  }
  return away;
}

/** Returns a mixture of two colours `#rrggbb` with a share of the second, 0 to 1. */
function mixed(one: string, other: string, share: number): string {
  if (share === 0) return one;
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    const value = Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
    return value.toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
