import { type SVGProps, useMemo } from "react";
import styled from "styled-components";
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { FinderWording } from "../domain/wording/finder.ts";
import { INKS, MOTION } from "../theme/tokens.ts";
import type { MapGeometry, MapShape } from "./outlines.ts";

/**
 * The island in the story's inks, with a part enlarged by the transform `closeUp`, and the active
 * constituency. The `data-name` of a shape is its constituency.
 */
export function MapDrawing({
  geometry,
  cities,
  active,
  closeUp,
  ...handlers
}: {
  geometry: MapGeometry;
  cities: FinderWording["cities"];
  active: Constituency | null;
  closeUp: string | null;
} & Pick<SVGProps<SVGSVGElement>, "onPointerMove" | "onPointerLeave" | "onClick">) {
  const { width, height, shapes, insets } = geometry;
  const activePath = [...shapes, ...insets.flatMap((inset) => inset.shapes)]
    .filter(({ constituency }) => constituency === active)
    .map(({ path }) => path)
    .join("");
  // Stays the same while the pointer moves.
  const print = useMemo(() => <MapPrint geometry={geometry} cities={cities} />, [geometry, cities]);
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      data-enlarged={closeUp !== null || undefined}
      {...handlers}
    >
      <g style={closeUp === null ? undefined : { transform: closeUp }}>
        {print}
        <path className="active" d={activePath} />
      </g>
    </Drawing>
  );
}

/** The island with its shadow, and the cities in frames. */
function MapPrint(props: { geometry: MapGeometry; cities: FinderWording["cities"] }) {
  const { geometry, cities } = props;
  const land = (shapes: readonly MapShape[]) => (
    <>
      <path
        className="shadow"
        d={shapes.map(({ path }) => path).join("")}
        transform="translate(4 4)"
      />
      {shapes.map(({ constituency, ink, path }) => (
        <path key={constituency} data-name={constituency} data-ink={ink} d={path} />
      ))}
    </>
  );
  return (
    <>
      <path className="north" d={geometry.north} />
      {land(geometry.shapes)}
      {geometry.insets.map(({ city, frame, lead, shapes }) => (
        <g key={city}>
          <path className="frame" d={lead} />
          <rect className="frame" {...frame} />
          <text x={frame.x + frame.width} y={frame.y - 8}>
            {cities[city]}
          </text>
          {land(shapes)}
        </g>
      ))}
    </>
  );
}

/** The inks of the constituencies, by number. */
const LAND_INKS = ["marigold", "mint", "rose", "sky", "paper"] as const;

const Drawing = styled.svg`
  display: block;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
  &[data-enlarged] {
    outline: 2px solid;
  }
  > g {
    transition: transform ${MOTION.slow} ${MOTION.ease};
  }
  path,
  rect {
    stroke: ${INKS.ink};
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
    pointer-events: none;
  }
  [data-name] {
    pointer-events: auto;
    cursor: pointer;
  }
  ${LAND_INKS.map((ink, index) => `[data-ink="${index}"] { fill: ${INKS[ink]}; }`)}
  .active {
    fill: ${INKS.ultramarine};
  }
  .north,
  text {
    fill: currentColor;
    stroke: none;
  }
  .north {
    opacity: 0.14;
  }
  .frame {
    fill: none;
    stroke: currentColor;
    vector-effect: non-scaling-stroke;
  }
  text {
    font-size: 18px;
    font-weight: 800;
    text-anchor: end;
  }
  .shadow {
    fill: currentColor;
    stroke: none;
  }
  @media (forced-colors: active) {
    [data-name] {
      fill: Canvas;
      stroke: CanvasText;
    }
    .active {
      fill: LinkText;
    }
  }
`;
