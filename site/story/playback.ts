import { STORY } from "./timing.ts";

/**
 * Where the story is, and whether it runs. Progress is a function of the
 * clock, never a count of ticks: a browser that ticks late, or not at all in a
 * hidden tab, is at the right place the next time it looks.
 */
export interface Playback {
  /** 0 to 100: where it stands, or stood when it was set going. */
  readonly progress: number;
  /** The clock, in milliseconds, when it was set going; null while it is paused. */
  readonly sinceMs: number | null;
}

/** Paused, at scene 0: what a reset comes back to (spec §4). */
export const AT_START: Playback = { progress: 0, sinceMs: null };

/** The progress, 0 to 100, at this time of the clock; at 100 it stays. */
export function at({ progress, sinceMs }: Playback, nowMs: number): number {
  if (sinceMs === null) return progress;
  const runMs = Math.max(0, nowMs - sinceMs);
  return clamp(progress + (runMs / STORY.totalMs) * STORY.end);
}

/** Whether it runs at this time of the clock; it no longer does at 100. */
export function isPlaying(playback: Playback, nowMs: number): boolean {
  return playback.sinceMs !== null && at(playback, nowMs) < STORY.end;
}

/** Sets it going from where it stands; from the end, over again. */
export function play(playback: Playback, nowMs: number): Playback {
  if (isPlaying(playback, nowMs)) return playback;
  const progress = at(playback, nowMs);
  return { progress: progress >= STORY.end ? 0 : progress, sinceMs: nowMs };
}

/** Stops it where it is. */
export function pause(playback: Playback, nowMs: number): Playback {
  return { progress: at(playback, nowMs), sinceMs: null };
}

/** Moves it to a progress, cut to 0 to 100; what runs goes on running from there. */
export function seek(playback: Playback, progress: number, nowMs: number): Playback {
  const sinceMs = isPlaying(playback, nowMs) ? nowMs : null;
  return { progress: clamp(progress), sinceMs };
}

function clamp(progress: number): number {
  return Math.min(STORY.end, Math.max(0, progress));
}
