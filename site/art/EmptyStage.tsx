import { INKS } from "../../widget/theme/tokens.ts";
import { Brush } from "./Brush.tsx";
import { Plate, PressTiles, Print } from "./press.tsx";
import { Beam, StageLight } from "./StageLight.tsx";

/** A stage light on nobody: what is left is the brush someone put down. */
export function EmptyStage({ className }: { className?: string }) {
  return (
    <Print viewBox="0 0 800 900" className={className}>
      <PressTiles />
      <g transform="translate(560 110) rotate(14)">
        <Beam length={1100} spread={410} />
      </g>
      <Plate fill={INKS.rose}>
        <ellipse cx="360" cy="700" rx="310" ry="96" />
      </Plate>
      <Plate fill="url(#dots-open)">
        <path d="M50 700A310 96 0 0 0 670 700A310 74 0 0 1 50 700Z" />
      </Plate>
      <g transform="translate(560 110) rotate(14)">
        <StageLight />
      </g>
      <g transform="translate(190 700) rotate(-7)">
        <Brush />
      </g>
    </Print>
  );
}
