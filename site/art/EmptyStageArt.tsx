import { INKS } from "../../widget/theme/tokens.ts";
import { Brush } from "./Brush.tsx";
import { ColourPlate, HalftoneDefs, Illustration } from "./illustration.tsx";
import { ShiningLight } from "./StageLight.tsx";

/** Illustration of the 404 page: a stage light shines on an empty stage where a paintbrush lies. */
export function EmptyStageArt({ className }: { className?: string }) {
  return (
    <Illustration viewBox="0 0 800 900" className={className}>
      <HalftoneDefs />
      <ShiningLight at="translate(560 110) rotate(14)" length={1100} spread={410} />
      <ColourPlate as="ellipse" fill={INKS.rose} cx="360" cy="700" rx="310" ry="96" />
      <ColourPlate fill="url(#dots-open)" d="M50 700A310 96 0 0 0 670 700A310 74 0 0 1 50 700Z" />
      <g transform="translate(190 700) rotate(-7)">
        <Brush />
      </g>
    </Illustration>
  );
}
