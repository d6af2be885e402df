import { useEffect, useMemo, useState } from "react";
import styled from "styled-components";
import { type Constituency, isConstituency } from "../../api/contract/constituencies.ts";
import { visuallyHidden } from "../components/hidden.ts";
import type { FinderWording } from "../domain/wording/finder.ts";
import { INKS, SPACE } from "../theme/tokens.ts";
import outlineData from "./outlines.json";
import { type MapGeometry, type MapShape, mapGeometry, readOutlines } from "./outlines.ts";

/** The map. The pointer or a tap names a constituency; a click, or a second tap, chooses it. */
export function MapPanel(props: {
  wording: FinderWording;
  nameOf: (constituency: Constituency) => string;
  choose: (constituency: Constituency) => void;
}) {
  const { wording, nameOf, choose } = props;
  const { cities } = wording;
  const [geometry, setGeometry] = useState<MapGeometry | null>(null);
  const [active, setActive] = useState<Constituency | null>(null);
  const pointer = matchMedia("(pointer: coarse)").matches ? "finger" : "mouse";
  useEffect(() => {
    // The panel opens first. On a phone, drawing the map takes longer.
    const frame = requestAnimationFrame(() =>
      setTimeout(() => setGeometry(mapGeometry(readOutlines(outlineData)))),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  // Stays the same while the pointer moves.
  const print = useMemo(
    () => geometry && <MapPrint geometry={geometry} cities={cities} />,
    [geometry, cities],
  );
  const activePath = [geometry, ...(geometry?.insets ?? [])]
    .flatMap((part) => part?.shapes ?? [])
    .filter(({ constituency }) => constituency === active)
    .map(({ path }) => path)
    .join("");
  return (
    <Panel>
      <Name aria-hidden="true">
        {active === null ? wording.mapHint[pointer] : wording.pressed[pointer](nameOf(active))}
      </Name>
      <Drawing
        viewBox="0 0 580 640"
        aria-hidden="true"
        onPointerMove={({ pointerType, target }) => {
          if (pointerType === "mouse") setActive(constituencyAt(target));
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === "mouse") setActive(null);
        }}
        onClick={({ target }) => {
          const pressed = constituencyAt(target);
          if (pressed !== null && pressed === active) choose(pressed);
          else setActive(pressed);
        }}
      >
        {print}
        <path className="active" d={activePath} />
      </Drawing>
      <KeyboardNote>{wording.mapNote}</KeyboardNote>
      <CreditText>{wording.credit}</CreditText>
    </Panel>
  );
}

function constituencyAt(target: EventTarget | null): Constituency | null {
  const name = target instanceof Element ? target.getAttribute("data-name") : null;
  return isConstituency(name) ? name : null;
}

/**
 * The island in the story's inks with its shadow, and the cities in frames. The `data-name` of a shape is its
 * constituency.
 */
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

const Panel = styled.div`
  max-width: 36rem;
`;

/* Two lines on a phone, so that a long name does not move the map. */
const Name = styled.p`
  display: grid;
  align-content: end;
  min-height: 3em;
  margin-bottom: ${SPACE.s};
  font-weight: 700;
  @container (min-width: 36rem) {
    min-height: 1.5em;
    margin-top: ${SPACE.s};
  }
`;

/** The inks of the constituencies, by number. */
const LAND_INKS = ["marigold", "mint", "rose", "sky", "paper"] as const;

const Drawing = styled.svg`
  display: block;
  margin-bottom: ${SPACE.m};
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
  path,
  rect {
    stroke: ${INKS.ink};
    stroke-linejoin: round;
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
  text,
  .shadow {
    fill: currentColor;
    stroke: none;
  }
  .north {
    opacity: 0.14;
  }
  .frame {
    fill: none;
    stroke: currentColor;
  }
  text {
    font-size: 18px;
    font-weight: 800;
    text-anchor: end;
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

/* Seen where the map was opened by keyboard; screen readers always find the note. */
const KeyboardNote = styled.p`
  ${visuallyHidden}
  :focus-visible ~ * & {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
    white-space: normal;
  }
`;

const CreditText = styled.p`
  font-size: 0.875em;
`;
