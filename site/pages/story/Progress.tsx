import { useLayoutEffect, useRef } from "react";
import styled, { css } from "styled-components";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { TOP_BAR } from "../../components/Masthead.tsx";
import { useWording } from "../../document/shown-page.ts";
import { display } from "../../style/type.ts";
import type { Story } from "./story.ts";
import { STORY, sceneAt } from "./timing.ts";
import { useStoryState } from "./use-story.ts";
import { en, type StoryWording } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The progress as seven blocks with a slider. Each tick changes their styles without a render, which is slow. */
export function Progress({ story }: { story: Story }) {
  const frame = useRef<HTMLDivElement>(null);
  const wording = useWording({ en, ga });
  const seconds = useStoryState(story, ({ progress }) => Math.floor(shownMs(progress) / 1000));
  useLayoutEffect(() => {
    const show = () =>
      frame.current && showProgress(frame.current, story.getState().progress, wording);
    show();
    return story.subscribe(show);
  }, [story, wording]);
  return (
    <ProgressFrame ref={frame}>
      <Blocks />
      <Slider
        type="range"
        data-progress
        aria-label={wording.progress}
        aria-valuetext={describeProgress(0, wording)}
        min={0}
        max={STORY.totalMs}
        step={STORY.tickMs}
        defaultValue={0}
        onChange={({ target }) => {
          story.seek((target.valueAsNumber / STORY.totalMs) * STORY.end);
          // With reduced motion the story may stay where it is.
          if (frame.current !== null) {
            showProgress(frame.current, story.getState().progress, wording);
          }
        }}
        onKeyDown={(event) => {
          const direction = ARROWS[event.key];
          if (direction === undefined) return;
          event.preventDefault();
          story.step(direction);
        }}
      />
      <ElapsedTime aria-hidden="true">
        <span>{seconds}</span>
        <TotalTime>/{STORY.totalMs / 1000} s</TotalTime>
      </ElapsedTime>
    </ProgressFrame>
  );
}

/** The direction of each arrow key, which moves by more than the slider's own step. */
const ARROWS: Partial<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

function showProgress(frame: HTMLElement, progress: number, wording: StoryWording): void {
  // A script writes styles, because the content security policy blocks style attributes in HTML.
  const [blocks, slider] = frame.children;
  if (!(blocks instanceof HTMLElement && slider instanceof HTMLInputElement)) return;
  blocks.style.setProperty("--at", (progress / STORY.end).toFixed(4));
  slider.value = `${shownMs(progress)}`;
  slider.setAttribute("aria-valuetext", describeProgress(progress, wording));
}

/** Returns the time of a progress of 0 to 100 in milliseconds, rounded to a tick. */
function shownMs(progress: number): number {
  return Math.round(((progress / STORY.end) * STORY.totalMs) / STORY.tickMs) * STORY.tickMs;
}

/** Describes a progress of 0 to 100: 'Scene 3 of 8: The Blank Pages, 12 seconds of 28'. */
function describeProgress(progress: number, wording: StoryWording): string {
  const scene = sceneAt(progress);
  const seconds = Math.floor(((progress / STORY.end) * STORY.totalMs) / 1000 + 1e-6);
  return wording.position({
    scene: scene + 1,
    title: wording.scenes[scene]?.title ?? "",
    seconds,
  });
}

const THUMB = "16px";

const ProgressFrame = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${SPACE.m};
  margin-inline: ${SPACE.l};
  /* As wide as the screen, but for the edges: there a phone's swipe goes back. */
  ${TOP_BAR.twoRows} {
    flex-basis: 100%;
  }
`;

const Blocks = styled.div`
  position: absolute;
  inset-inline: calc(${THUMB} / 2);
  block-size: 14px;
  background:
    repeating-linear-gradient(
      to right,
      transparent 0 calc(100% / 7 - 3px),
      ${colour("inkGround")} calc(100% / 7 - 3px) calc(100% / 7)
    ),
    linear-gradient(${colour("marigold")} 0 0) 0 / calc(var(--at, 0) * 100%) no-repeat,
    color-mix(in srgb, ${colour("onDark")} 42%, ${colour("inkGround")});
  pointer-events: none;
  @container (min-width: 48rem) {
    inset-inline-end: calc(${THUMB} / 2 + 4.25rem);
  }
  @media (forced-colors: active) {
    display: none;
  }
`;

const thumbStyle = css`
  box-sizing: border-box;
  inline-size: ${THUMB};
  block-size: 30px;
  border: 0;
  border-radius: 0;
  background: ${colour("onDark")};
  box-shadow: 0 0 0 3px ${colour("inkGround")};
`;

const Slider = styled.input`
  position: relative;
  flex: 1;
  min-inline-size: 0;
  block-size: ${TARGET_SIZE};
  margin: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  touch-action: pan-y;
  @media (forced-colors: none) {
    appearance: none;
    &::-webkit-slider-runnable-track {
      background: none;
    }
    &::-webkit-slider-thumb {
      appearance: none;
      ${thumbStyle}
    }
    &::-moz-range-thumb {
      ${thumbStyle}
    }
  }
`;

const ElapsedTime = styled.span`
  ${display}
  display: none;
  flex: none;
  inline-size: 3.5rem;
  color: ${colour("marigold")};
  font-size: 1.5rem;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0;
  text-align: end;
  white-space: nowrap;
  @container (min-width: 48rem) {
    display: block;
  }
`;

const TotalTime = styled.span`
  color: ${colour("onDark")};
  font-size: 1rem;
`;
