import { STORY, sceneAt, sceneProgress, sceneStart } from "../timing.ts";

/**
 * The positions of the scenes, in CSS pixels from the top of the page. A scene's picture
 * stays pinned to the screen for `pinLengths[scene]` pixels of scrolling, in which its
 * colour drains. After them the next scene scrolls in.
 */
export interface Layout {
  readonly tops: readonly number[];
  readonly pinLengths: readonly number[];
}

/** Browsers scroll to whole device pixels, which can be fractions of CSS pixels. */
const TOLERANCE_PX = 1;

/** Returns the scroll position for a progress of 0 to 100. Its scene is pinned there. */
export function positionOf(progress: number, { tops, pinLengths }: Layout): number {
  const scene = sceneAt(progress);
  return (tops[scene] ?? 0) + sceneProgress(scene, progress) * (pinLengths[scene] ?? 0);
}

/** Returns the scene, 0 to 7, at a scroll position. */
export function sceneAtPosition(position: number, { tops }: Layout): number {
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= position + TOLERANCE_PX),
  );
}

/**
 * Returns the progress, 0 to 100, for a scroll position. While the next scene scrolls in,
 * it is the progress at the start of that scene.
 */
export function progressAtPosition(position: number, layout: Layout): number {
  const scene = sceneAtPosition(position, layout);
  if (scene >= STORY.last) return STORY.end;
  const pinLength = layout.pinLengths[scene] ?? 0;
  const share = pinLength === 0 ? 0 : (position - (layout.tops[scene] ?? 0)) / pinLength;
  return sceneStart(scene) + Math.min(1, Math.max(0, share)) * STORY.perScene;
}

/** Whether one scene fills the screen at a scroll position. */
export function isPinned(position: number, layout: Layout): boolean {
  const scene = sceneAtPosition(position, layout);
  const offset = position - (layout.tops[scene] ?? 0);
  return offset >= -TOLERANCE_PX && offset <= (layout.pinLengths[scene] ?? 0) + TOLERANCE_PX;
}
