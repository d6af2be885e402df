/** How long the story runs, and how it is cut up (spec §9). */
export const STORY = {
  /** The whole run, in milliseconds: seven scenes of four seconds; the closing scene stands at its end. */
  totalMs: 28_000,
  /** How often the progress is set anew. */
  tickMs: 100,
  /** What progress runs to. */
  end: 100,
  /** How much progress one scene takes. */
  perScene: 100 / 7,
} as const;

/** The scene that a progress of 0 to 100 falls into: 0 to 7 (spec §4). */
export function sceneAt(progress: number): number {
  return Math.floor(progress / STORY.perScene);
}

/**
 * How far a scene's colour is gone at a progress of 0 to 100: 0 in full
 * colour, 1 without any. A scene that is not reached yet has all of it, and
 * the closing one stands without from the start.
 */
export function drainOf(scene: number, progress: number): number {
  if (scene >= 7) return 1;
  const gone = (progress - scene * STORY.perScene) / STORY.perScene;
  return Math.min(1, Math.max(0, gone));
}
