import { STORY, sceneAt } from "./timing.ts";
import type { StoryWording } from "./wording/en.ts";

/** The texts of one scene. */
export interface SceneText {
  /** The heading. */
  readonly title: string;
  /** The time of day in the scene; none at the start and the end. */
  readonly hour?: string;
  /** One or two sentences of narration. */
  readonly narration?: string;
}

/** Returns the texts of the eight scenes, 0 to 7. */
export function scenes({ scenes: texts }: StoryWording): readonly SceneText[] {
  return Object.values(texts);
}

/** Describes a progress of 0 to 100: 'Scene 3 of 8: The Blank Pages, 12 seconds of 28'. */
export function describeProgress(progress: number, wording: StoryWording): string {
  const shown = scenes(wording);
  const scene = sceneAt(progress);
  return wording.position({
    scene: scene + 1,
    scenes: shown.length,
    title: shown[scene]?.title ?? "",
    seconds: Math.floor(((progress / STORY.end) * STORY.totalMs) / 1000 + 1e-6),
    totalSeconds: STORY.totalMs / 1000,
  });
}
