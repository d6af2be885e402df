import { INKS } from "../../widget/theme/tokens.ts";
import { Brush } from "../art/Brush.tsx";
import { Key, Knockout, Plate } from "../art/press.tsx";
import { Flood } from "./Flood.tsx";

/** Eight hours out of a clock's twelve, painted in by its hand; on a ground 400 by 300. */
export function Practice() {
  return (
    <g>
      <Flood ink="marigold" />
      <g transform="translate(196 152)">
        <Knockout>
          <circle r="124" />
        </Knockout>
        <Plate fill={INKS.rose} $shift={[3, 2]}>
          <path d={sector(108, 8)} />
        </Plate>
        <Plate fill={INKS.ultramarine} $shift={[-2, -1]}>
          <path d={sector(72, 8)} />
        </Plate>
        <Plate fill="url(#dots)">
          <path d={`${sector(108, 8)}M0-72`} clipPath="url(#late-hours)" />
        </Plate>
        <clipPath id="late-hours">
          <path d="M-130 0H130V130H-130Z" />
        </clipPath>
        <Key>
          <circle r="124" />
          <circle r="109" strokeWidth="2" />
          <path d={TICKS} strokeWidth="6" />
          <path d="M0 0V-92" strokeWidth="8" />
          <path d="M-9-84L0-102L9-84Z" className="solid" strokeWidth="3" />
        </Key>
        <g transform="rotate(-30) translate(-106 0) scale(.52)" clipPath="url(#short-handle)">
          <Brush />
        </g>
        <clipPath id="short-handle">
          <path d="M-20-60H262V60H-20Z" />
        </clipPath>
        <Key>
          <circle className="paper" r="9" />
        </Key>
      </g>
    </g>
  );
}

const TICKS = Array.from(
  { length: 12 },
  (_, hour) => `M${point(100, hour)}L${point(116, hour)}`,
).join("");

/** From twelve o'clock, clockwise, so many hours wide. */
function sector(radius: number, hours: number): string {
  return `M0 0L${point(radius, 0)}A${radius} ${radius} 0 ${hours > 6 ? 1 : 0} 1 ${point(radius, hours)}Z`;
}

function point(radius: number, hour: number): string {
  const angle = (hour / 12) * 2 * Math.PI;
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
}
