import { STAGES, stageProgress } from "./stages.ts";
import type { StoryState } from "./story.ts";
import { drainOf, reducedDrainOf } from "./timing.ts";

/**
 * Duration of the pictures' small animations after loading. WCAG 2.2.2 requires a way
 * to pause anything that moves longer.
 */
const INITIAL_ANIMATION_MS = 5_000;

/**
 * Writes the story's state to its scenes: the drain of each picture, and `data-moving` on the root
 * while the small animations may run.
 */
export function createSceneView(root: HTMLElement, isMotionReduced: () => boolean) {
  const scenes = [...root.querySelectorAll<HTMLElement>("[data-scene]")].map((section, scene) =>
    createDrainView(section, drainOf(scene, 0)),
  );
  let isInitial = true;
  let playing = false;

  function updateMoving(): void {
    root.toggleAttribute("data-moving", !isMotionReduced() && (playing || isInitial));
  }
  const timer = setTimeout(() => {
    isInitial = false;
    updateMoving();
  }, INITIAL_ANIMATION_MS);

  return {
    update(state: StoryState): void {
      const drain = isMotionReduced() ? reducedDrainOf : drainOf;
      for (const [scene, view] of scenes.entries()) view.update(drain(scene, state.progress));
      playing = state.playing;
      updateMoving();
    },
    dispose: () => clearTimeout(timer),
  };
}

/**
 * Writes the drain of a scene to the shapes of the stages that it changes. If the shapes inherited
 * the section's `--drain`, each change would cost a new style for all shapes of the picture, ten
 * times a second.
 *
 * @param initial the drain that the page's CSS gives the section
 */
function createDrainView(section: HTMLElement, initial: number) {
  const stages = STAGES.map((stage) => ({
    stage,
    shapes: section.querySelectorAll<SVGElement>(`[data-stage="${stage}"]`),
    written: stageProgress(stage, initial).toFixed(3),
  }));

  return {
    update(drain: number): void {
      for (const stage of stages) {
        const progress = stageProgress(stage.stage, drain).toFixed(3);
        if (stage.written === progress) continue;
        stage.written = progress;
        for (const shape of stage.shapes) shape.style.setProperty("--progress", progress);
      }
    },
  };
}
