import { INKS } from "../../widget/theme/tokens.ts";
import { ColourPlate, Print } from "./illustration.tsx";

/** Half the width of the strip, in drawing units. */
const HALF_WIDTH = 52;

/**
 * A film strip along an arc around 0,0. `radius` is the distance to the middle of the strip. `from`
 * and `to` are angles in degrees, clockwise from three o'clock.
 */
export function FilmStrip({ radius, from, to }: { radius: number; from: number; to: number }) {
  const band = arc(radius, from, to);
  const edges = `${arc(radius - HALF_WIDTH, from, to)}${arc(radius + HALF_WIDTH, from, to)}${shortEdge(radius, from)}`;
  return (
    <g fill="none">
      <ColourPlate
        transform="translate(3 -2)"
        stroke={INKS.ultramarine}
        d={band}
        strokeWidth={HALF_WIDTH * 2}
      />
      <g stroke="var(--c-paper)">
        <path d={band} strokeWidth="58" strokeDasharray="72 14" />
        <path d={arc(radius - 41, from, to)} strokeWidth="11" strokeDasharray="9 12.5" />
        <path d={arc(radius + 41, from, to)} strokeWidth="11" strokeDasharray="9 12.5" />
      </g>
      <ColourPlate
        transform="translate(-2 2)"
        stroke={INKS.rose}
        d={band}
        strokeWidth="58"
        strokeDasharray="72 100"
      />
      <ColourPlate
        transform="translate(2 1)"
        stroke={INKS.marigold}
        d={band}
        strokeWidth="58"
        strokeDasharray="72 100"
        strokeDashoffset="-86"
      />
      <Print of={{ ink: edges }} />
    </g>
  );
}

function arc(radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${polar(radius, from)}A${radius} ${radius} 0 ${large} 1 ${polar(radius, to)}`;
}

function shortEdge(radius: number, at: number): string {
  return `M${polar(radius - HALF_WIDTH, at)}L${polar(radius + HALF_WIDTH, at)}`;
}

function polar(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${Math.round(radius * Math.cos(angle))} ${Math.round(radius * Math.sin(angle))}`;
}
