import { INKS } from "../../../widget/theme/tokens.ts";
import { Part } from "../../drawings/Print.tsx";

/** The light's place in an upright piece, 1000 units wide, and in a wide one, from its right edge. */
const LIGHT = {
  upright: "translate(884 22) rotate(27)",
  wide: "translate(-120 110) rotate(27)",
} as const;

/** The beam of the light, which text lies on, so that its colour is part of the look. */
export function Beam({ layout, fill }: { layout: keyof typeof LIGHT; fill: string }) {
  return <path transform={LIGHT[layout]} d="M-96 98L-560 1700H640L96 98Z" fill={fill} />;
}

/** The art of an upright piece, 1000 units wide: a fiddle at height `middle`, with a brush as bow. */
export function UprightArt({ middle, room }: { middle: number; room: number }) {
  const scale = Math.min(1.9, room / 330);
  return (
    <>
      <g transform={LIGHT.upright}>
        <Part name="stage-light" />
      </g>
      <g transform={`translate(0 ${middle})`}>
        <g transform="translate(640 30)">
          <circle className="plate" fill={INKS.rose} r={room * 0.52} />
          <circle className="plate" fill="url(#dots-open)" cy="30" r={room * 0.42} />
        </g>
        <g transform={`translate(240 ${room * 0.62}) rotate(7) scale(1.07)`}>
          <Part name="film-strip" />
        </g>
        <g transform={`translate(400 30) rotate(70) scale(${scale})`}>
          <Part name="fiddle" />
        </g>
        <g transform={`translate(${520 + room * 0.36} ${room * 0.4}) rotate(218) scale(1.06)`}>
          <Part name="brush" />
        </g>
      </g>
    </>
  );
}

/** The art of a wide piece, 1000 units tall, from its right edge; lower beside a long headline. */
export function WideArt({ isSquare }: { isSquare: boolean }) {
  const fiddle = isSquare
    ? "translate(-440 590) rotate(56) scale(1.2)"
    : "translate(-430 560) rotate(19) scale(1.42)";
  return (
    <>
      <g transform="translate(-330 470)">
        <circle className="plate" fill={INKS.rose} r="290" />
        <circle className="plate" fill="url(#dots-open)" cy="40" r="240" />
      </g>
      <g transform="translate(-190 1090)">
        <Part name="film-strip" />
      </g>
      <g transform={LIGHT.wide}>
        <Part name="stage-light" />
      </g>
      <g transform={fiddle}>
        <Part name="fiddle" />
      </g>
      <g transform="translate(-760 450) rotate(16) scale(1.1)">
        <Part name="brush" />
      </g>
    </>
  );
}

/** A book that lies on the band of a wide piece, from its lower right corner. */
export function WideBook() {
  return (
    <g transform="translate(-215 -190) rotate(-4) scale(1.04)">
      <Part name="book" />
    </g>
  );
}
