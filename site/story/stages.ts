/**
 * A stage of a picture's loss of colour. A scene loses one thing after another: its colours fade
 * in six overlapping stages. Each stage takes 0.3 of the scene's `--drain`, and they start 0.13
 * apart.
 */
export type DrainStage = (typeof STAGES)[number];

export const STAGES = [0, 1, 2, 3, 4, 5] as const;

const DURATION = 0.3;
const INTERVAL = 0.13;

/** Returns how much of a stage is over, 0 to 1, at a drain of 0 to 1. */
export function stageProgress(stage: DrainStage, drain: number): number {
  return Math.min(1, Math.max(0, (drain - stage * INTERVAL) / DURATION));
}

/** Returns `stageProgress` as a CSS expression of the inherited `--drain`. */
export function stageProgressCss(stage: DrainStage): string {
  return `clamp(0, (var(--drain) - ${(stage * INTERVAL).toFixed(2)}) / ${DURATION}, 1)`;
}
