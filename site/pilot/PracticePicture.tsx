import { INKS } from "../../widget/theme/tokens.ts";
import { Brush } from "../art/Brush.tsx";
import { ColourPlate, InkLines, Knockout, PanelBackground } from "../art/illustration.tsx";

/** Picture of the finding on practice: a clock with eight hours painted in; a paintbrush is its hand. 400 by 300 units. */
export function PracticePicture() {
  return (
    <g>
      <PanelBackground ink="marigold" />
      <g transform="translate(196 152)">
        <Knockout as="circle" r="124" />
        <ColourPlate fill={INKS.rose} $offset={[3, 2]} d={sector(108, 8)} />
        <ColourPlate fill={INKS.ultramarine} $offset={[-2, -1]} d={sector(72, 8)} />
        <ColourPlate fill="url(#dots)" d={`${sector(108, 8)}M0-72`} clipPath="url(#late-hours)" />
        <clipPath id="late-hours">
          <path d="M-130 0H130V130H-130Z" />
        </clipPath>
        <InkLines>
          <circle r="124" />
          <circle r="109" strokeWidth="2" />
          <path d={TICKS} strokeWidth="6" />
          <path d="M0 0V-92" strokeWidth="8" />
          <path d="M-9-84L0-102L9-84Z" className="solid" strokeWidth="3" />
        </InkLines>
        <g transform="rotate(-30) translate(-106 0) scale(.52)" clipPath="url(#short-handle)">
          <Brush />
        </g>
        <clipPath id="short-handle">
          <path d="M-20-60H262V60H-20Z" />
        </clipPath>
        <InkLines>
          <circle className="paper" r="9" />
        </InkLines>
      </g>
    </g>
  );
}

const TICKS = Array.from(
  { length: 12 },
  (_, hour) => `M${point(100, hour)}L${point(116, hour)}`,
).join("");

/** Path of a sector of the clock face, from twelve o'clock clockwise. */
function sector(radius: number, hours: number): string {
  return `M0 0L${point(radius, 0)}A${radius} ${radius} 0 ${hours > 6 ? 1 : 0} 1 ${point(radius, hours)}Z`;
}

/** Coordinates of a point on the clock face. */
function point(radius: number, hour: number): string {
  const angle = (hour / 12) * 2 * Math.PI;
  return `${Math.round(radius * Math.sin(angle))} ${Math.round(-radius * Math.cos(angle))}`;
}
