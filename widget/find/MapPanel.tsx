import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { FindWords } from "../domain/wording/find-en.ts";
import { colour, SPACE } from "../theme/tokens.ts";
import { type DrawnMap, mountMap } from "./map.ts";
import { mapGeometry } from "./map-geometry.ts";
import type { Outline } from "./outlines.ts";

/** The map with the name of what is touched, chosen or pointed at. It is drawn when first shown. */
export function MapPanel(props: {
  isShown: boolean;
  outlines: () => readonly Outline[];
  words: FindWords;
  nameOf: (constituency: Constituency) => string;
  chosen: Constituency | null;
  choose: (constituency: Constituency) => void;
}) {
  const { isShown, outlines, words, nameOf, chosen, choose } = props;
  const drawing = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [active, setActive] = useState<Constituency | null>(null);
  useEffect(() => {
    if (!isShown || map !== null) return;
    // The panel opens first. On a phone, drawing the map takes longer.
    const frame = requestAnimationFrame(() =>
      setTimeout(() => {
        if (drawing.current?.isConnected) {
          setMap(mountMap(drawing.current, mapGeometry(outlines()), setActive, choose));
        }
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [isShown, map, outlines, choose]);
  useEffect(() => () => map?.remove(), [map]);
  useEffect(() => {
    map?.show(chosen);
    setActive(null);
  }, [map, chosen]);
  return (
    <Panel hidden={!isShown}>
      {/* Assistive technology uses the list instead. */}
      <Name aria-hidden="true">
        {active !== null
          ? words.tapAgain(nameOf(active))
          : chosen !== null && words.chosen(nameOf(chosen))}
      </Name>
      <Drawing ref={drawing} />
      <p>{words.mapNote}</p>
      <CreditText>{words.credit}</CreditText>
    </Panel>
  );
}

const Panel = styled.div`
  max-width: 36rem;
  &[hidden] {
    display: none;
  }
`;

const Name = styled.p`
  min-height: 1.5em;
  margin: ${SPACE.s} 0;
  font-weight: 700;
`;

const CreditText = styled.p`
  font-size: 0.875em;
`;

/*
 * The map's print: paper land with a halftone and ink lines, over a marigold plate that is out of
 * register. The chosen constituency has the colour of the send button.
 */
const Drawing = styled.div`
  aspect-ratio: 56 / 55;
  margin-bottom: ${SPACE.m};
  .bia-map {
    display: block;
    width: 100%;
    overflow: visible;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    cursor: pointer;
  }
  .plate {
    fill: ${colour("marigold")};
    stroke: ${colour("marigold")};
    stroke-width: 2;
  }
  .land {
    fill: ${colour("paperRaised")};
    stroke: ${colour("ink")};
    stroke-width: 1.1;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  .dot {
    fill: ${colour("rule")};
  }
  .tone {
    fill: url(#bia-tone);
    pointer-events: none;
  }
  .frame {
    fill: ${colour("paper")};
    stroke: ${colour("ink")};
    stroke-width: 2;
  }
  .lead {
    fill: none;
    stroke: ${colour("ink")};
    stroke-width: 1;
  }
  .active {
    fill: ${colour("link")};
  }
  .chosen {
    fill: ${colour("urgent")};
  }
  @media (forced-colors: active) {
    .plate,
    .tone {
      display: none;
    }
    .land,
    .frame {
      fill: Canvas;
      stroke: CanvasText;
    }
    .lead {
      stroke: CanvasText;
    }
    .active {
      fill: LinkText;
    }
    .chosen {
      fill: Highlight;
    }
  }
`;
