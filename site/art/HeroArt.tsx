import { INKS } from "../../widget/theme/tokens.ts";
import { Book } from "./Book.tsx";
import { Brush } from "./Brush.tsx";
import { Fiddle } from "./Fiddle.tsx";
import { FilmStrip } from "./FilmStrip.tsx";
import { Plate, Print } from "./press.tsx";
import { Beam, StageLight } from "./StageLight.tsx";

/**
 * The poster's picture: under one stage light, a fiddle played with a loaded
 * paintbrush, on a book that turns into film. Each art lends the next its tool.
 */
export function HeroArt({ className }: { className?: string }) {
  return (
    <Print viewBox="0 0 800 900" className={className}>
      <Plate fill={INKS.rose}>
        <circle cx="470" cy="420" r="280" />
      </Plate>
      <g transform="translate(600 1010)">
        <FilmStrip radius={410} from={190} to={345} />
      </g>
      <g transform="translate(660 70) rotate(27)">
        <Beam length={880} spread={300} />
        <StageLight />
      </g>
      <g transform="translate(360 520) rotate(19) scale(1.35)">
        <Fiddle />
      </g>
      <g transform="translate(600 790)">
        <Book />
      </g>
      <g transform="translate(60 430) rotate(16)">
        <Brush />
      </g>
    </Print>
  );
}
