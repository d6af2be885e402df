import { STORY, sceneAt, sceneStart } from "./timing.ts";

/** The story as a film (`npm run reel`), with scrolling simulated. */
export const FILM = {
  framesPerSecond: 30,
  /** Duration of the transition to the next scene. */
  glideMs: 600,
  /** Duration of the closing scene. */
  holdMs: 2_000,
} as const;

/** The number of frames in the film. */
export const FRAMES = ((STORY.totalMs + FILM.holdMs) / 1000) * FILM.framesPerSecond;

/** One frame of the film. */
export interface Frame {
  readonly timeMs: number;
  /** Progress of 0 to 100. */
  readonly progress: number;
  /** The scroll position in scenes: 1.5 is halfway from scene 1 to scene 2. */
  readonly place: number;
}

/** Returns a frame by its index, from 0. */
export function frameAt(index: number): Frame {
  const timeMs = (index * 1000) / FILM.framesPerSecond;
  const progress = Math.min(STORY.end, (timeMs / STORY.totalMs) * STORY.end);
  const scene = sceneAt(progress);
  const inSceneMs = Math.max(0, timeMs - (sceneStart(scene) / STORY.end) * STORY.totalMs);
  const isGliding = scene > 0 && inSceneMs < FILM.glideMs;
  const place = isGliding ? scene - 1 + easeInOut(inSceneMs / FILM.glideMs) : scene;
  return { timeMs, progress, place };
}

function easeInOut(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}
