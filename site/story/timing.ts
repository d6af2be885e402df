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
  /** The closing scene. */
  last: 7,
} as const;

/** Much less than a tick: what a multiple of a seventh may be off by, as a computer has it. */
const HAIR = 1e-9;

/** The scene that a progress of 0 to 100 falls into: 0 to 7 (spec §4). */
export function sceneAt(progress: number): number {
  return Math.min(STORY.last, Math.max(0, Math.floor(progress / STORY.perScene + HAIR)));
}

/** The progress at which a scene of 0 to 7 begins. */
export function startOf(scene: number): number {
  return Math.min(STORY.end, scene * STORY.perScene);
}

/** How much of its own time a scene of 0 to 7 has behind it, 0 to 1, at a progress of 0 to 100. */
export function partOf(scene: number, progress: number): number {
  return Math.min(1, Math.max(0, (progress - startOf(scene)) / STORY.perScene));
}

/**
 * How far a scene's colour is gone at a progress of 0 to 100: 0 in full
 * colour, 1 without any. A scene that is not reached yet has all of it, and
 * the closing one stands without from the start.
 */
export function drainOf(scene: number, progress: number): number {
  return scene >= STORY.last ? 1 : partOf(scene, progress);
}

/** One step of the still story: each scene is shown twice, in colour and without. */
const HALF = STORY.perScene / 2;

/** The step of the still story that a progress of 0 to 100 has reached, as progress. */
export function stillAt(progress: number): number {
  return Math.min(STORY.end, Math.floor(progress / HALF + HAIR) * HALF);
}

/** As `drainOf`, where nothing may move: a scene has its colour, or in its second half it has not. */
export function stillDrainOf(scene: number, progress: number): number {
  return drainOf(scene, progress) < 0.5 - HAIR ? 0 : 1;
}

/** How far one press of an arrow key goes: a second, or one step of the still story. */
export function stepOf(still: boolean): number {
  return still ? HALF : STORY.end / (STORY.totalMs / 1000);
}
