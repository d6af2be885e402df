import { Brush } from "../../drawings/Brush.tsx";
import { HalftoneDefs, Illustration, Print } from "../../drawings/illustration.tsx";
import { ShiningLight } from "../../drawings/StageLight.tsx";

const POOL_OF_LIGHT = {
  rose: "M50 700A310 96 0 0 0 670 700A310 96 0 0 0 50 700Z",
  "dots-open": "M50 700A310 96 0 0 0 670 700A310 74 0 0 1 50 700Z",
};

/** Illustration of the 404 page: a stage light shines on an empty stage where a paintbrush lies. */
export function EmptyStageArt({ className }: { className?: string }) {
  return (
    <Illustration viewBox="0 0 800 900" className={className}>
      <HalftoneDefs />
      <ShiningLight at="translate(560 110) rotate(14)" length={1100} spread={410} />
      <Print of={POOL_OF_LIGHT} />
      <g transform="translate(190 700) rotate(-7)">
        <Brush />
      </g>
    </Illustration>
  );
}
