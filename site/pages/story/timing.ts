export const STORY = {
  /** Total time in milliseconds: seven scenes of four seconds. The closing scene comes at the end. */
  totalMs: 28_000,
  tickMs: 100,
  end: 100,
  perScene: 100 / 7,
  last: 7,
} as const;

/** Tolerance for rounding errors in multiples of 100 / 7; much less than one tick. */
const EPSILON = 1e-9;

export function sceneAt(progress: number): number {
  return clamp(Math.floor(progress / STORY.perScene + EPSILON), STORY.last);
}

export function sceneStart(scene: number): number {
  return Math.min(STORY.end, scene * STORY.perScene);
}

/** Returns the elapsed share of a scene, 0 to 1, at a progress of 0 to 100. */
export function sceneProgress(scene: number, progress: number): number {
  return clamp((progress - sceneStart(scene)) / STORY.perScene, 1);
}

/** Returns the share of colour, 0 to 1, that a scene has lost at a progress; the closing scene has none. */
export function drainOf(scene: number, progress: number): number {
  return scene >= STORY.last ? 1 : sceneProgress(scene, progress);
}

/** Returns the progress for reduced motion: the start of the scene at a progress of 0 to 100. */
export function reducedProgressAt(progress: number): number {
  return sceneStart(sceneAt(progress));
}

/** Returns the progress of one arrow key press: one second, or one scene with reduced motion. */
export function arrowStep(isMotionReduced: boolean): number {
  return isMotionReduced ? STORY.perScene : STORY.end / (STORY.totalMs / 1000);
}

export function clamp(value: number, max: number): number {
  return Math.min(max, Math.max(0, value));
}

/** A stage of a picture's loss of colour: its things fade in six overlapping parts of `--drain`. */
export type DrainStage = (typeof STAGES)[number];

export const STAGES = [0, 1, 2, 3, 4, 5] as const;

const DURATION = 0.3;
const INTERVAL = 0.13;

/** Returns how much of a stage is over, 0 to 1, at a drain of 0 to 1. */
export function stageProgress(stage: DrainStage, drain: number): number {
  return clamp((drain - stage * INTERVAL) / DURATION, 1);
}

/** Returns `stageProgress` as a CSS expression of the inherited `--drain`. */
export function stageProgressCss(stage: DrainStage): string {
  return `clamp(0, (var(--drain) - ${(stage * INTERVAL).toFixed(2)}) / ${DURATION}, 1)`;
}
