import { partOf, STORY, sceneAt, startOf } from "../timing.ts";

/**
 * Where the scenes stand on the page, in CSS pixels from its top. A scene's
 * frame is pinned to the screen for `pins[scene]` pixels of scrolling, which
 * is the way its colour takes to go; after them it makes room for the next.
 */
export interface Layout {
  readonly tops: readonly number[];
  readonly pins: readonly number[];
}

/** The position that shows a progress of 0 to 100: inside the pinned way of its scene. */
export function positionOf(progress: number, { tops, pins }: Layout): number {
  const scene = sceneAt(progress);
  return (tops[scene] ?? 0) + partOf(scene, progress) * (pins[scene] ?? 0);
}

/** The scene whose part of the page a position is in: 0 to 7. */
export function sceneFrom(position: number, { tops }: Layout): number {
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= position + NEAR),
  );
}

/**
 * The progress, 0 to 100, that a position shows. Between a scene's pinned way
 * and the top of the next one it is the moment between both.
 */
export function progressOf(position: number, layout: Layout): number {
  const scene = sceneFrom(position, layout);
  if (scene >= STORY.last) return STORY.end;
  const pin = layout.pins[scene] ?? 0;
  const part = pin === 0 ? 0 : (position - (layout.tops[scene] ?? 0)) / pin;
  return startOf(scene) + Math.min(1, Math.max(0, part)) * STORY.perScene;
}

/** Whether a position shows one scene alone, with no other coming up from below. */
export function isPinned(position: number, layout: Layout): boolean {
  const scene = sceneFrom(position, layout);
  const into = position - (layout.tops[scene] ?? 0);
  return into >= -NEAR && into <= (layout.pins[scene] ?? 0) + NEAR;
}

/** Browsers stop at whole pixels of the screen, which may be fractions of the page's. */
const NEAR = 1;
