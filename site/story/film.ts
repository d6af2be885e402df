import { STORY, sceneAt, startOf } from "./timing.ts";

/** The story as a film (`npm run reel`): how it runs where nobody scrolls. */
export const FILM = {
  framesPerSecond: 30,
  /** How long the picture takes to move on to the next scene. */
  glideMs: 600,
  /** How long the closing scene stands. */
  holdMs: 2_000,
} as const;

/** How many frames the film has. */
export const FRAMES = ((STORY.totalMs + FILM.holdMs) / 1000) * FILM.framesPerSecond;

/** What one frame shows. */
export interface Frame {
  readonly timeMs: number;
  /** 0 to 100. */
  readonly progress: number;
  /** Which scene the screen stands at; 1.5 is halfway from scene 1 to scene 2. */
  readonly place: number;
}

/** The frame of that number, from 0, by its number alone. */
export function frameAt(index: number): Frame {
  const timeMs = (index * 1000) / FILM.framesPerSecond;
  const progress = Math.min(STORY.end, (timeMs / STORY.totalMs) * STORY.end);
  const scene = sceneAt(progress);
  const sinceMs = Math.max(0, timeMs - (startOf(scene) / STORY.end) * STORY.totalMs);
  const gliding = scene > 0 && sinceMs < FILM.glideMs;
  return { timeMs, progress, place: gliding ? scene - 1 + eased(sinceMs / FILM.glideMs) : scene };
}

/** Starts and ends slowly; 0 to 1. */
function eased(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}
