import { type Layout, progressAtPosition } from "./scroller.ts";
import { arrowStep, clamp, reducedProgressAt, STORY, sceneAt } from "./timing.ts";

/** Ends a timer or a subscription. Further calls do nothing. */
type Stop = () => void;

/** The browser functions that the story needs, so that tests run without a browser and a clock. */
interface StoryEffects {
  now(): number;
  every(ms: number, run: () => void): Stop;
  isMotionReduced(): boolean;
  /** Scrolls the page at once to the position of a progress. */
  jumpTo(progress: number): void;
  /** Scrolls to the position of a progress smoothly, and with reduced motion by a cut. */
  scrollTo(progress: number): void;
}

export interface StoryState {
  /** Progress of 0 to 100; with reduced motion in steps of a scene. */
  readonly progress: number;
  readonly scene: number;
  readonly playing: boolean;
}

/** The story of one page, controlled by buttons, keys, scrolling and the clock. */
export type Story = ReturnType<typeof createStory>;

/** Creates a story, paused at scene 0. Its progress follows the clock, so late or missing ticks do not matter. */
export function createStory(effects: StoryEffects) {
  /** The progress, 0 to 100, at `startedAtMs`; while paused, `startedAtMs` is null. */
  let from = 0;
  let startedAtMs: number | null = null;
  let state: StoryState = { progress: 0, scene: 0, playing: false };
  let stopTicking: Stop | null = null;
  const listeners = new Set<() => void>();

  function exactProgress(): number {
    if (startedAtMs === null) return from;
    const elapsedMs = Math.max(0, effects.now() - startedAtMs);
    return clamp(from + (elapsedMs / STORY.totalMs) * STORY.end, STORY.end);
  }

  /** Whether the story plays at this moment. It stops by itself at 100. */
  function isPlaying(): boolean {
    return startedAtMs !== null && exactProgress() < STORY.end;
  }

  /** Sets the progress, plays or pauses, and updates the state. */
  function set(progress: number, plays: boolean): void {
    from = clamp(progress, STORY.end);
    startedAtMs = plays ? effects.now() : null;
    update();
  }

  /** Updates the state from the clock. Returns whether the scene has changed. */
  function update(): boolean {
    const exact = exactProgress();
    const progress = effects.isMotionReduced() ? reducedProgressAt(exact) : exact;
    const playing = startedAtMs !== null && exact < STORY.end;
    const before = state;
    const scene = sceneAt(progress);
    if (progress !== before.progress || playing !== before.playing) {
      state = { progress, scene, playing };
      for (const listener of listeners) listener();
    }
    if (playing) stopTicking ??= effects.every(STORY.tickMs, tick);
    else stopTicker();
    return scene !== before.scene;
  }

  function stopTicker(): void {
    stopTicking?.();
    stopTicking = null;
  }

  function tick(): void {
    if (update()) effects.scrollTo(state.progress);
  }

  function startPlaying(): void {
    const progress = exactProgress();
    set(progress >= STORY.end ? 0 : progress, true);
    effects.scrollTo(state.progress);
  }

  function stopPlaying(): void {
    if (!isPlaying()) return;
    set(exactProgress(), false);
    effects.jumpTo(state.progress);
  }

  function seekTo(progress: number): void {
    set(progress, isPlaying());
    effects.jumpTo(state.progress);
  }

  return {
    getState: (): StoryState => state,
    subscribe(listener: () => void): Stop {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tick,
    /** Pauses, at the position of the progress. */
    pause: stopPlaying,
    toggle: () => (isPlaying() ? stopPlaying() : startPlaying()),
    playFromStart(): void {
      set(0, true);
      effects.jumpTo(0);
    },
    /** Moves to a progress of 0 to 100. A playing story continues from there. */
    seek: seekTo,
    /** Moves by one arrow key press, back (-1) or forward (1). */
    step(direction: -1 | 1): void {
      seekTo(state.progress + direction * arrowStep(effects.isMotionReduced()));
    },
    reset(): void {
      set(0, false);
      effects.scrollTo(0);
    },
    /** Follows a scroll position of the user, unless the story plays. */
    scrolledTo(position: number, layout: Layout): void {
      if (!isPlaying()) set(progressAtPosition(position, layout), false);
    },
    dispose(): void {
      stopTicker();
      from = exactProgress();
      startedAtMs = null;
    },
  };
}
