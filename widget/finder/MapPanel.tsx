import { type MouseEvent, useMemo, useState } from "react";
import styled from "styled-components";
import { type Constituency, isConstituency } from "../../api/contract/constituencies.ts";
import { Button } from "../components/Button.tsx";
import { visuallyHidden } from "../components/hidden.ts";
import { FINDER_WORDING, type FinderWording } from "../domain/wording/finder.ts";
import { useContact, useWording } from "../state/contact-context.ts";
import { INKS, MOTION, SPACE } from "../theme/tokens.ts";
import { type MapGeometry, type MapShape, mapGeometry } from "./outlines.ts";

/** How far a press may miss its aim, in pixels: half of a target of 24 px. */
const AIM = 12;

/** How many times larger a close-up is: on a phone of 320 px, each shape has room for 24 px. */
const ENLARGED = 4;

export const useFinderWording = () => FINDER_WORDING[useContact(({ settings }) => settings.lang)];

/** The map. The pointer or a tap names a constituency; a click, or a second tap, chooses it. */
export function MapPanel(props: {
  choose: (constituency: Constituency) => void;
  status: () => HTMLElement | null;
}) {
  const { choose, status } = props;
  const wording = useFinderWording();
  const nameOf = useWording().constituency;
  const geometry = useMemo(mapGeometry, []);
  const [active, setActive] = useState<Constituency | null>(null);
  const [closeUp, setCloseUp] = useState<string | null>(null);
  const pointer = matchMedia("(pointer: coarse)").matches ? "finger" : "mouse";
  const { width, height, shapes, insets } = geometry;
  const activePath = [...shapes, ...insets.flatMap((inset) => inset.shapes)]
    .filter(({ constituency }) => constituency === active)
    .map(({ path }) => path)
    .join("");
  // Stays the same while the pointer moves.
  const print = useMemo(
    () => <MapPrint geometry={geometry} cities={wording.cities} />,
    [geometry, wording],
  );

  function press(event: MouseEvent<SVGSVGElement>): void {
    const target = constituencyAt(event.target);
    if (target === null) {
      showWhole();
      return;
    }
    const mayMeanAnother = closeUp === null && isNearAnother(event, target);
    if (mayMeanAnother) setCloseUp(enlargedAround(event));
    if (!mayMeanAnother && target === active) choose(target);
    else setActive(target);
  }

  function showWhole(): void {
    setActive(null);
    setCloseUp(null);
  }

  return (
    <Panel>
      <Name aria-hidden="true">
        {active === null ? wording.mapHint[pointer] : wording.pressed[pointer](nameOf(active))}
      </Name>
      <Frame>
        <Drawing
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          data-enlarged={closeUp !== null || undefined}
          onPointerMove={({ pointerType, target }) => {
            if (pointerType === "mouse") setActive(constituencyAt(target));
          }}
          onPointerLeave={({ pointerType }) => {
            if (pointerType === "mouse") setActive(null);
          }}
          onClick={press}
        >
          <g style={closeUp === null ? undefined : { transform: closeUp }}>
            {print}
            <path className="active" d={activePath} />
          </g>
        </Drawing>
        {closeUp === null ? null : (
          <Button
            onClick={() => {
              status()?.focus({ preventScroll: true });
              showWhole();
            }}
          >
            {wording.wholeIsland}
          </Button>
        )}
      </Frame>
      <KeyboardNote>{wording.mapNote}</KeyboardNote>
      <p>
        <small>{wording.credit}</small>
      </p>
    </Panel>
  );
}

/** The island in the story's inks, and the cities in frames; `data-name` is a constituency. */
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

function constituencyAt(target: EventTarget | null): Constituency | null {
  const name = target instanceof Element ? target.getAttribute("data-name") : null;
  return isConstituency(name) ? name : null;
}

function isNearAnother(
  { clientX: x, clientY: y, currentTarget }: MouseEvent<Element>,
  target: Constituency,
): boolean {
  const root = currentTarget.getRootNode() as ShadowRoot;
  return [-AIM, AIM]
    .flatMap((aim) => [root.elementFromPoint(x + aim, y), root.elementFromPoint(x, y + aim)])
    .map(constituencyAt)
    .some((beside) => beside !== null && beside !== target);
}

/** Returns the transform that enlarges the map and leaves a press in its place. */
function enlargedAround({ clientX, clientY, currentTarget }: MouseEvent<Element>): string {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const shift = (share: number) => `${share * 100 * (1 - ENLARGED)}%`;
  const [x, y] = [shift((clientX - left) / width), shift((clientY - top) / height)];
  return `translate(${x}, ${y}) scale(${ENLARGED})`;
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

const Frame = styled.div`
  position: relative;
  aspect-ratio: 580 / 640;
  margin-bottom: ${SPACE.m};
  button {
    position: absolute;
    inset: ${SPACE.s} auto auto ${SPACE.s};
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
  .shadow,
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
