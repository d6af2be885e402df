import type { ReactNode } from "react";
import styled from "styled-components";
import { INKS, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { TOP_BAR } from "../../components/Masthead.tsx";
import { LARGE_TEXT, labelLink } from "../../style/layout.ts";
import { display, FAMILY } from "../../style/type.ts";
import { Picture } from "./drawings/Picture.tsx";
import { STILL } from "./drawings/picture-style.ts";
import type { SceneText } from "./wording/en.ts";

/** One scene: picture, texts and, as `children`, actions. `--drain`: how much colour the picture has lost. */
export function Scene(props: { scene: SceneText; index: number; children?: ReactNode }) {
  const { scene, index, children } = props;
  const id = `scene-${index}`;
  return (
    <SceneSection id={id} data-scene={index} aria-labelledby={`${id}-title`} $index={index}>
      <PictureFrame>
        <Picture scene={index} />
        <TextColumn $onDark={index === 4 || index === 6}>
          {scene.hour && <TimeOfDay>{scene.hour}</TimeOfDay>}
          <SceneTitle as={index === 0 ? "h1" : "h2"} id={`${id}-title`}>
            {scene.title}
          </SceneTitle>
          {scene.narration && <Narration>{scene.narration}</Narration>}
        </TextColumn>
        {children && <SceneActions>{children}</SceneActions>}
      </PictureFrame>
    </SceneSection>
  );
}

/** Taller than the screen: its picture stays pinned while scrolling drains its colour. */
const SceneSection = styled.section<{ $index: number }>`
  --drain: ${({ $index }) => ($index === 7 ? 1 : 0)};
  container-type: inline-size;
  position: relative;
  @media (scripting: enabled) and (prefers-reduced-motion: no-preference) {
    min-block-size: ${({ $index }) => ($index === 7 ? "100lvh" : "170lvh")};
  }
  @media print {
    min-block-size: 0;
    break-before: ${({ $index }) => ($index === 0 ? "auto" : "page")};
    print-color-adjust: exact;
  }
`;

/** A screen with room for the texts beside the picture. */
const LANDSCAPE = "@media (min-aspect-ratio: 1/1)";

/** The height of the second row of the bar. */
const SECOND_ROW = `${TOP_BAR.height} - ${TOP_BAR.row}`;

/** Selects the pictures of scenes in the frame. */
const pictureOf = (...scenes: number[]) =>
  `:where(${scenes.map((scene) => `[data-scene="${scene}"]`)}) > & > [data-picture]`;

/* Texts and actions lie over the picture; in large text, and in scene 7 on a phone, above and below. */
const PictureFrame = styled.div`
  position: sticky;
  inset-block-start: 0;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-block-size: max(100lvh, 20rem);
  overflow: clip;
  background: ${INKS.paper};
  /* The picture is lower by the second row of the bar, as the texts are, but for scenes with actions. */
  ${pictureOf(1, 4, 5, 6)} {
    --lower: calc(${SECOND_ROW});
  }
  /* Less on a tall screen, where these pictures leave more wall free. */
  ${pictureOf(1, 4)} {
    --lower: clamp(0px, ${SECOND_ROW} + 45px - 8svh, ${SECOND_ROW});
  }
  ${LANDSCAPE} {
    grid-template-rows: auto auto 1fr;
    /* The stage is as large as the texts leave room. */
    ${pictureOf(4)} > svg {
      scale: 1.25;
      transform-origin: 31% 100%;
    }
  }
  @media (max-aspect-ratio: 1/1) {
    /* Room for the sentence above the blackbird, the letters and the chimney, the more the smaller a phone is. */
    ${pictureOf(0)} {
      --above: calc(${TOP_BAR.height} + 28px);
      --below: 22px;
    }
    ${pictureOf(2)} {
      --above: max(0px, ${TOP_BAR.height} + 40px - 12.3svh);
    }
    ${pictureOf(3)} {
      --above: max(0px, ${TOP_BAR.height} + 85px - 16svh);
    }
    ${STILL} {
      ${pictureOf(1, 3, 4, 5, 6)} {
        --above: calc(${TOP_BAR.height} - 12px);
      }
    }
    /* The ground continues the picture's sky. */
    :where([data-scene="7"]) > & {
      background: ${INKS.ash};
    }
    ${pictureOf(7)} {
      position: relative;
      grid-row: 2 / 3;
      border-block-end: 3px solid ${INKS.ink};
    }
  }
  ${LARGE_TEXT} {
    grid-template-rows: auto minmax(40vw, 1fr) auto;
    > [data-picture][data-picture] {
      --above: initial;
      --below: initial;
      --lower: initial;
      grid-row: 2 / 3;
      border-block: 3px solid ${INKS.ink};
      > svg {
        scale: none;
      }
    }
  }
  /* As high as the sheet. */
  @media print {
    position: relative;
    block-size: calc(100vh - 1px);
    min-block-size: 0;
  }
`;

const PHONE_LANDSCAPE = "@media (min-aspect-ratio: 1/1) and (max-height: 30rem)";

/** The distance of the texts from the edge. Wide pictures leave the first 31% free for them. */
const TEXT_MARGIN = "clamp(16px, 5vw, 4rem)";

/** The distance of the texts from the upper edge on a wide screen. */
const TEXT_TOP = `max(17svh, ${TOP_BAR.height} + ${SPACE.s})`;

const TextColumn = styled.div<{ $onDark: boolean }>`
  position: relative;
  max-inline-size: 40rem;
  margin: calc(${TOP_BAR.height} + ${SPACE.l}) ${TEXT_MARGIN} 0;
  color: ${({ $onDark }) => ($onDark ? INKS.paper : INKS.ink)};
  ${LANDSCAPE} {
    max-inline-size: calc(31vw - ${TEXT_MARGIN});
    margin-block-start: ${TEXT_TOP};
  }
  ${LARGE_TEXT} {
    max-inline-size: none;
    margin-block-end: ${SPACE.l};
    color: ${INKS.ink};
    /* The texts stand below the link to the other language. */
    :where([data-scene="0"]) & {
      margin-block-start: calc(${TOP_BAR.height} + ${TARGET_SIZE} + ${SPACE.xl});
    }
  }
  @media (forced-colors: active) {
    background: Canvas;
    color: CanvasText;
  }
`;

/** At the bottom of the screen on a phone, within reach of the thumb; below the texts elsewhere. */
const SceneActions = styled.div`
  position: relative;
  grid-row: 3;
  margin: ${SPACE.l} ${TEXT_MARGIN} calc(4svh + 100lvh - 100svh);
  ${LANDSCAPE} {
    grid-row: 2;
    max-inline-size: calc(31vw - ${TEXT_MARGIN});
    margin-block: ${SPACE.xl} 0;
  }
  ${LARGE_TEXT} {
    grid-row: 3;
    max-inline-size: none;
  }
  ${PHONE_LANDSCAPE} {
    margin-block-start: ${SPACE.m};
    font-size: 0.9375rem;
  }
`;

const TimeOfDay = styled.p`
  ${display}
  font-variant-numeric: tabular-nums;
  font-size: clamp(1.125rem, min(1rem + 1.1vw, 5svh), 2rem);
  margin-block-end: ${SPACE.s};
`;

const SceneTitle = styled.h2`
  ${display}
  line-height: 0.88;
  letter-spacing: -0.03em;
  overflow-wrap: normal;
  font-size: clamp(min(2.25rem, 16vw), min(13vw, 6.4svh), 6rem);
  /* Irish has longer words. */
  &:where(:lang(ga)) {
    font-size: clamp(min(2rem, 14vw), min(11vw, 5.4svh), 6rem);
  }
  /* The link to the other language stands beside the title of the first scene. */
  :where([data-scene="0"]) & {
    padding-inline-end: 4rem;
  }
  ${LARGE_TEXT} {
    :where([data-scene="0"]) & {
      padding-inline-end: 0;
    }
  }
  ${LANDSCAPE} {
    font-size: clamp(1.75rem, min(6.4vw, 11svh), 8rem);
    &:where(:lang(ga)) {
      font-size: clamp(1.75rem, min(5.9vw, 10.2svh), 8rem);
    }
    :where([data-scene="0"]) & {
      padding-inline-end: 0;
    }
  }
  ${PHONE_LANDSCAPE} {
    font-size: clamp(1.5rem, min(4.4vw, 8.4svh), 2.5rem);
  }
`;

const Narration = styled.p`
  font: italic 400 clamp(1rem, 2.6svh, 1.75rem) / 1.25 ${FAMILY.narration};
  margin-block-start: ${SPACE.m};
  max-inline-size: 24rem;
  /* Beside the shelves of the library. */
  :where([data-scene="2"]) & {
    max-inline-size: min(24rem, 82vw);
  }
  :where([data-scene="1"], [data-scene="4"], [data-scene="5"]) & {
    font-size: clamp(1rem, 4svh - 0.42rem, 1.75rem);
  }
  ${LANDSCAPE} {
    font-size: clamp(1.0625rem, min(1.05rem + 1vw, 4.5svh), 1.75rem);
  }
  /* A slip of paper on the cut. */
  ${STILL} {
    inline-size: fit-content;
    max-inline-size: none;
    padding: ${SPACE.s} ${SPACE.m};
    border: 3px solid ${INKS.ink};
    background: ${INKS.paper};
    box-shadow: 5px 5px 0 ${INKS.ink};
    color: ${INKS.ink};
    :where([data-scene="0"], [data-scene="2"], [data-scene="3"], [data-scene="6"]) & {
      font-size: clamp(1rem, 2.3svh, 1.75rem);
    }
    @media (min-aspect-ratio: 1/1) and (min-height: 30.01rem) {
      position: absolute;
      inset: calc(${TOP_BAR.height} + ${SPACE.l} - ${TEXT_TOP}) auto auto calc(58.75vw - ${TEXT_MARGIN});
      inline-size: max-content;
      max-inline-size: 54vw;
      margin: 0;
      font-size: clamp(1rem, 1.6vw, 1.75rem);
      translate: -50%;
    }
  }
`;

export const StoryLink = styled.a`
  ${display}
  ${labelLink("urgent", "onUrgent", "ink")}
  min-block-size: 3.5rem;
  font-size: 1.75rem;
  text-align: start;
  cursor: pointer;
  ${PHONE_LANDSCAPE} {
    min-block-size: ${TARGET_SIZE};
    padding: ${SPACE.s} ${SPACE.l};
    font-size: 1.25rem;
  }
`;
