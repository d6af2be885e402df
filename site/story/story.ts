import { type Layout, progressAtPosition, sceneAtPosition } from "./scroller.ts";
import { arrowStep, reducedProgressAt, STORY, sceneAt, sceneStart } from "./timing.ts";

/** Cancels a timer or a subscription. Further calls do nothing. */
export type Cancel = () => void;

/** The browser functions that the story needs, so that tests run without a browser and a clock. */
interface StoryEffects {
  /** Returns a monotonic clock time in milliseconds. */
  now(): number;
  /** Calls `run` every `ms` milliseconds. */
  every(ms: number, run: () => void): Cancel;
  /** Whether the user prefers reduced motion. */
  isMotionReduced(): boolean;
  /** Scrolls the page at once to the position of a progress. */
  jumpTo(progress: number): void;
  /** Scrolls the page to the position of a progress, smoothly when that is another scene. */
  scrollTo(progress: number): void;
}

/** The state that the page shows. */
export interface StoryState {
  /** Progress of 0 to 100; with reduced motion in steps of half a scene. */
  readonly progress: number;
  /** The scene, 0 to 7. */
  readonly scene: number;
  readonly playing: boolean;
}

/** The story of one page, controlled by buttons, keys, scrolling and the clock. */
export type Story = ReturnType<typeof createStory>;

/** Creates a story, paused at scene 0. */
export function createStory(effects: StoryEffects) {
  let playback: Playback = INITIAL_PLAYBACK;
  let state: StoryState = { progress: 0, scene: 0, playing: false };
  let stopTicking: Cancel | null = null;
  const listeners = new Set<() => void>();

  /** Sets the playback and updates the state. Returns whether the scene has changed. */
  function update(next: Playback): boolean {
    playback = next;
    const nowMs = effects.now();
    const exact = progressAt(playback, nowMs);
    const progress = effects.isMotionReduced() ? reducedProgressAt(exact) : exact;
    const playing = isPlaying(playback, nowMs);
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

  /** Scrolls to the current progress. With reduced motion the page stays where the user has it. */
  function scrollToProgress(): void {
    if (!effects.isMotionReduced()) effects.scrollTo(state.progress);
  }

  function tick(): void {
    if (update(playback)) scrollToProgress();
  }

  function startPlaying(): void {
    update(play(playback, effects.now()));
    scrollToProgress();
  }

  function stopPlaying(): void {
    update(pause(playback, effects.now()));
    scrollToProgress();
  }

  function seekTo(progress: number): void {
    update(seek(playback, progress, effects.now()));
    effects.jumpTo(state.progress);
  }

  return {
    getState: (): StoryState => state,
    subscribe(listener: () => void): Cancel {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Updates the state from the clock. */
    tick,
    pause: stopPlaying,
    /** Plays, or pauses while playing. */
    toggle: () => (isPlaying(playback, effects.now()) ? stopPlaying() : startPlaying()),
    /** Plays from scene 0. */
    playFromStart(): void {
      update(play(INITIAL_PLAYBACK, effects.now()));
      effects.jumpTo(0);
    },
    /** Moves to a progress of 0 to 100. A playing story continues from there. */
    seek: seekTo,
    /** Moves by one arrow key press, back (-1) or forward (1). */
    step(direction: -1 | 1): void {
      seekTo(state.progress + direction * arrowStep(effects.isMotionReduced()));
    },
    reset(): void {
      update(INITIAL_PLAYBACK);
      effects.scrollTo(0);
    },
    /**
     * Follows a scroll position that the user has chosen. A paused story moves there.
     * A playing story changes only when another scene is reached, to that scene's start.
     */
    scrolledTo(position: number, layout: Layout): void {
      const isMotionReduced = effects.isMotionReduced();
      const target = isMotionReduced
        ? sceneStart(sceneAtPosition(position, layout))
        : progressAtPosition(position, layout);
      const isSameScene = sceneAt(target) === state.scene;
      if (isSameScene && (isMotionReduced || state.playing)) return;
      const progress = state.playing ? sceneStart(sceneAt(target)) : target;
      update(seek(playback, progress, effects.now()));
    },
    /** Stops the clock for good. */
    dispose(): void {
      stopTicker();
      playback = pause(playback, effects.now());
    },
  };
}

/**
 * The position of the story, and whether it plays. The progress is a function of the
 * clock, not a count of ticks: it is right even when the browser delays ticks, or
 * stops them in a hidden tab.
 */
interface Playback {
  /** Progress of 0 to 100: the current one while paused, that at `startedAtMs` while playing. */
  readonly progress: number;
  /** Clock time in milliseconds when playing started; null while paused. */
  readonly startedAtMs: number | null;
}

/** Paused at scene 0: the first state, and the state after a reset. */
const INITIAL_PLAYBACK: Playback = { progress: 0, startedAtMs: null };

/** Returns the progress, 0 to 100, at a clock time. */
function progressAt({ progress, startedAtMs }: Playback, nowMs: number): number {
  if (startedAtMs === null) return progress;
  const elapsedMs = Math.max(0, nowMs - startedAtMs);
  return clamp(progress + (elapsedMs / STORY.totalMs) * STORY.end);
}

/** Whether the story plays at a clock time. It stops by itself at 100. */
function isPlaying(playback: Playback, nowMs: number): boolean {
  return playback.startedAtMs !== null && progressAt(playback, nowMs) < STORY.end;
}

/** Starts playing at the current progress, or at the start when the story has ended. */
function play(playback: Playback, nowMs: number): Playback {
  if (isPlaying(playback, nowMs)) return playback;
  const progress = progressAt(playback, nowMs);
  return { progress: progress >= STORY.end ? 0 : progress, startedAtMs: nowMs };
}

/** Pauses at the current progress. */
function pause(playback: Playback, nowMs: number): Playback {
  return { progress: progressAt(playback, nowMs), startedAtMs: null };
}

/** Moves to a progress, limited to 0 to 100. A playing story continues from there. */
function seek(playback: Playback, progress: number, nowMs: number): Playback {
  const startedAtMs = isPlaying(playback, nowMs) ? nowMs : null;
  return { progress: clamp(progress), startedAtMs };
}

function clamp(progress: number): number {
  return Math.min(STORY.end, Math.max(0, progress));
}
