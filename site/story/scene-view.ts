import type { StoryState } from "./story.ts";
import { drainOf, reducedDrainOf } from "./timing.ts";

/**
 * Duration of the pictures' small animations after loading. WCAG 2.2.2 requires a way
 * to pause anything that moves longer.
 */
const INITIAL_ANIMATION_MS = 5_000;

/**
 * Writes the story's state to its scenes: `--drain` on each section, and `data-moving` on
 * the root while the small animations may run. Writes only changed values, because
 * every write repaints a picture.
 */
export function createSceneView(root: HTMLElement, isMotionReduced: () => boolean) {
  const sections = [...root.querySelectorAll<HTMLElement>("[data-scene]")];
  const written: string[] = [];
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
      for (const [scene, section] of sections.entries()) {
        const value = drain(scene, state.progress).toFixed(3);
        if (written[scene] === value) continue;
        written[scene] = value;
        section.style.setProperty("--drain", value);
      }
      playing = state.playing;
      updateMoving();
    },
    dispose: () => clearTimeout(timer),
  };
}
