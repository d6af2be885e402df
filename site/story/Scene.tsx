import type { ReactNode, Ref } from "react";
import styled, { css } from "styled-components";
import { colour, INKS, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { display, FAMILY } from "../kit/type.ts";
import { PICTURES } from "./art/pictures.tsx";
import { SCENES } from "./scenes.ts";

/**
 * One scene: its picture over the whole screen, its words on it. `children`
 * is what can be pressed there. Reads `--drain` (0 to 1), which stands on the
 * section; without scripts each scene has lost a little more than the one
 * before, so that the day fades as it is read.
 */
export function Scene({ index, ref, children }: SceneProps) {
  const scene = SCENES[index];
  const Picture = PICTURES[index];
  if (scene === undefined || Picture === undefined) {
    throw new Error(`The story has no scene ${index}`);
  }
  const id = `scene-${index}`;
  return (
    <Section ref={ref} id={id} data-scene={index} aria-labelledby={`${id}-title`} $index={index}>
      <Frame>
        <Picture />
        <Words $ground={scene.ground}>
          {scene.hour && <Hour>{scene.hour}</Hour>}
          <Title as={index === 0 ? "h1" : "h2"} id={`${id}-title`}>
            {scene.title}
          </Title>
          {scene.narration && <Narration>{scene.narration}</Narration>}
          {children && <Feet>{children}</Feet>}
        </Words>
      </Frame>
    </Section>
  );
}

interface SceneProps {
  /** 0 to 7. */
  index: number;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

/**
 * Where scripts run and motion is welcome a section is taller than the
 * screen: its picture stands still for the extra part, which is where a hand
 * that scrolls drains it.
 */
const Section = styled.section<{ $index: number }>`
  --drain: ${({ $index }) => ($index / 7).toFixed(3)};
  position: relative;
  @media (scripting: enabled) {
    --drain: ${({ $index }) => ($index === 7 ? 1 : 0)};
  }
  @media (scripting: enabled) and (prefers-reduced-motion: no-preference) {
    block-size: ${({ $index }) => ($index === 7 ? "100lvh" : "170lvh")};
  }
  @media print {
    block-size: auto;
    break-inside: avoid;
  }
`;

const Frame = styled.div`
  position: sticky;
  inset-block-start: 0;
  block-size: 100lvh;
  min-block-size: 20rem;
  overflow: clip;
  @media print {
    position: relative;
    block-size: 24cm;
  }
`;

/** A phone held sideways: everything is there, and smaller. */
const SIDEWAYS = "@media (min-aspect-ratio: 1/1) and (max-height: 30rem)";

/** The words' distance from the edge; a wide picture leaves them its first 31 of 100. */
const WORDS_MARGIN = "clamp(1rem, 5vw, 4rem)";

const Words = styled.div<{ $ground: "light" | "dark" }>`
  position: absolute;
  inset-block: 4.5rem calc(100lvh - 100svh);
  inset-inline: ${WORDS_MARGIN};
  max-inline-size: 34rem;
  display: flex;
  flex-direction: column;
  align-items: start;
  color: ${({ $ground }) => ($ground === "light" ? INKS.ink : INKS.paper)};
  @media (min-aspect-ratio: 1/1) {
    inset-block: 17svh auto;
    max-inline-size: calc(31vw - ${WORDS_MARGIN});
  }
  ${SIDEWAYS} {
    inset-block-start: 4rem;
  }
  @media (forced-colors: active) {
    background: Canvas;
    color: CanvasText;
  }
`;

/** What can be pressed stands where the thumb is on a phone, and under the words else. */
const Feet = styled.div`
  margin-block: auto 4svh;
  @media (min-aspect-ratio: 1/1) {
    margin-block: ${SPACE.xl} 0;
  }
  ${SIDEWAYS} {
    margin-block-start: ${SPACE.m};
    font-size: 0.9375rem;
  }
`;

const Hour = styled.p`
  ${display}
  font-variant-numeric: tabular-nums;
  font-size: clamp(1.125rem, min(1rem + 1.1vw, 5svh), 2rem);
  margin-block-end: ${SPACE.s};
`;

const poster = css`
  ${display}
  line-height: 0.88;
  letter-spacing: -0.03em;
  text-wrap: balance;
`;

const Title = styled.h2`
  ${poster}
  font-size: clamp(2.25rem, min(13vw, 6.4svh), 6rem);
  @media (min-aspect-ratio: 1/1) {
    font-size: clamp(1.75rem, min(6.4vw, 11svh), 8rem);
  }
  ${SIDEWAYS} {
    font-size: clamp(1.5rem, min(4.4vw, 8.4svh), 2.5rem);
  }
`;

const Narration = styled.p`
  font: italic 400 clamp(1rem, 2.6svh, 1.75rem) / 1.25 ${FAMILY.narration};
  margin-block-start: ${SPACE.m};
  max-inline-size: 24rem;
  @media (min-aspect-ratio: 1/1) {
    font-size: clamp(1.0625rem, min(1.05rem + 1vw, 4.5svh), 1.75rem);
  }
`;

/** What stands in a scene to be pressed: one thing, in the urgent ink. */
export const Press = styled.a`
  ${display}
  display: inline-flex;
  align-items: center;
  min-block-size: 3.5rem;
  padding: ${SPACE.m} ${SPACE.xl};
  background: ${colour("urgent")};
  border: 3px solid ${INKS.ink};
  box-shadow: 5px 5px 0 ${INKS.ink};
  color: ${colour("onUrgent")};
  font-size: 1.75rem;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  ${SIDEWAYS} {
    min-block-size: ${TARGET_SIZE};
    padding: ${SPACE.s} ${SPACE.l};
    font-size: 1.25rem;
  }
`;
