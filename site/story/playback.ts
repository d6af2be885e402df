import { STORY } from "./timing.ts";

/**
 * The position of the story, and whether it plays. The progress is a function of the
 * clock, not a count of ticks: it is right even when the browser delays ticks, or
 * stops them in a hidden tab.
 */
export interface Playback {
  /** Progress of 0 to 100: the current one while paused, that at `startedAtMs` while playing. */
  readonly progress: number;
  /** Clock time in milliseconds when playing started; null while paused. */
  readonly startedAtMs: number | null;
}

/** Paused at scene 0: the first state, and the state after a reset. */
export const INITIAL_PLAYBACK: Playback = { progress: 0, startedAtMs: null };

/** Returns the progress, 0 to 100, at a clock time. */
export function progressAt({ progress, startedAtMs }: Playback, nowMs: number): number {
  if (startedAtMs === null) return progress;
  const elapsedMs = Math.max(0, nowMs - startedAtMs);
  return clamp(progress + (elapsedMs / STORY.totalMs) * STORY.end);
}

/** Whether the story plays at a clock time. It stops by itself at 100. */
export function isPlaying(playback: Playback, nowMs: number): boolean {
  return playback.startedAtMs !== null && progressAt(playback, nowMs) < STORY.end;
}

/** Starts playing at the current progress, or at the start when the story has ended. */
export function play(playback: Playback, nowMs: number): Playback {
  if (isPlaying(playback, nowMs)) return playback;
  const progress = progressAt(playback, nowMs);
  return { progress: progress >= STORY.end ? 0 : progress, startedAtMs: nowMs };
}

/** Pauses at the current progress. */
export function pause(playback: Playback, nowMs: number): Playback {
  return { progress: progressAt(playback, nowMs), startedAtMs: null };
}

/** Moves to a progress, limited to 0 to 100. A playing story continues from there. */
export function seek(playback: Playback, progress: number, nowMs: number): Playback {
  const startedAtMs = isPlaying(playback, nowMs) ? nowMs : null;
  return { progress: clamp(progress), startedAtMs };
}

function clamp(progress: number): number {
  return Math.min(STORY.end, Math.max(0, progress));
}
