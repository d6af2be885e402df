import type { StoryState } from "./story.ts";
import { drainOf, stillDrainOf } from "./timing.ts";

/** How long the small movements of the pictures run at first: what moves by itself longer needs a pause (WCAG 2.2.2). */
const FIRST_MOVEMENT_MS = 5_000;

/**
 * Shows the story in its scenes: the drain of each, and on the root
 * `data-moving` while their small movements may run. Only what has changed is
 * touched, as each touch draws a picture anew. Ends with `end`.
 */
export function createShow(root: HTMLElement, isStill: () => boolean) {
  const sections = [...root.querySelectorAll<HTMLElement>("[data-scene]")];
  const shown: string[] = [];
  let arriving = true;
  let playing = false;

  function move(): void {
    root.toggleAttribute("data-moving", !isStill() && (playing || arriving));
  }
  const timer = setTimeout(() => {
    arriving = false;
    move();
  }, FIRST_MOVEMENT_MS);

  return {
    state(state: StoryState): void {
      const drain = isStill() ? stillDrainOf : drainOf;
      for (const [scene, section] of sections.entries()) {
        const value = drain(scene, state.progress).toFixed(3);
        if (shown[scene] === value) continue;
        shown[scene] = value;
        section.style.setProperty("--drain", value);
      }
      playing = state.playing;
      move();
    },
    end: () => clearTimeout(timer),
  };
}
