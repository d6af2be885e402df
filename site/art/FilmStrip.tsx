import { INKS } from "../../widget/theme/tokens.ts";
import { Key, Knockout, Plate } from "./press.tsx";

const HALF = 52;

/**
 * A strip of film along an arc about 0,0: `radius` to its middle, `from` and
 * `to` in degrees, clockwise from three o'clock.
 */
export function FilmStrip({ radius, from, to }: { radius: number; from: number; to: number }) {
  const band = arc(radius, from, to);
  const edges = `${arc(radius - HALF, from, to)}${arc(radius + HALF, from, to)}`;
  return (
    <g fill="none">
      <Plate $shift={[3, -2]} stroke={INKS.ultramarine}>
        <path d={band} strokeWidth={HALF * 2} />
      </Plate>
      <Knockout>
        <g stroke="var(--c-paper)" fill="none">
          <path d={band} strokeWidth="58" strokeDasharray="72 14" />
          <path d={arc(radius - 41, from, to)} strokeWidth="11" strokeDasharray="9 12.500" />
          <path d={arc(radius + 41, from, to)} strokeWidth="11" strokeDasharray="9 12.500" />
        </g>
      </Knockout>
      <Plate $shift={[-2, 2]} stroke={INKS.rose}>
        <path d={band} strokeWidth="58" strokeDasharray="72 100" />
      </Plate>
      <Plate $shift={[2, 1]} stroke={INKS.marigold}>
        <path d={band} strokeWidth="58" strokeDasharray="72 100" strokeDashoffset="-86" />
      </Plate>
      <Key>
        <path d={edges} />
        <path d={end(radius, from)} />
      </Key>
    </g>
  );
}

function arc(radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${polar(radius, from)}A${radius} ${radius} 0 ${large} 1 ${polar(radius, to)}`;
}

function end(radius: number, at: number): string {
  return `M${polar(radius - HALF, at)}L${polar(radius + HALF, at)}`;
}

function polar(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}
