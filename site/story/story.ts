import { AT_START, at, isPlaying, type Playback, pause, play, seek } from "./playback.ts";
import { type Layout, progressOf, sceneFrom } from "./scroll/scroll-map.ts";
import { STORY, sceneAt, startOf, stepOf, stillAt } from "./timing.ts";

/** Takes back something that was arranged; calling it again does nothing. */
export type Cancel = () => void;

/** What the story does to the world outside it, so that it runs without a browser and without a clock. */
export interface StoryEffects {
  /** A clock in milliseconds that never runs backwards. */
  now(): number;
  every(ms: number, run: () => void): Cancel;
  /** Whether nothing may move: the reader asked for that. */
  isStill(): boolean;
  /** Puts the page where a progress is shown, at once. */
  align(progress: number): void;
  /** Leads the page to where a progress is shown, gliding if that is another scene. */
  lead(progress: number): void;
}

/** The story as its page shows it. */
export interface StoryState {
  /** 0 to 100; where nothing may move, in steps of half a scene. */
  readonly progress: number;
  /** 0 to 7. */
  readonly scene: number;
  readonly playing: boolean;
}

/** One story on its page: what is pressed, scrolled and ticked moves it. */
export type Story = ReturnType<typeof createStory>;

/** Makes the story of one page, paused at scene 0. `end` stops its clock for good. */
export function createStory(effects: StoryEffects) {
  let playback: Playback = AT_START;
  let state: StoryState = { progress: 0, scene: 0, playing: false };
  let stopTicking: Cancel | null = null;
  const readers = new Set<() => void>();

  /** Takes over a playback, and answers whether that brought another scene. */
  function settle(next: Playback): boolean {
    playback = next;
    const nowMs = effects.now();
    const exact = at(playback, nowMs);
    const progress = effects.isStill() ? stillAt(exact) : exact;
    const playing = isPlaying(playback, nowMs);
    const before = state;
    const scene = sceneAt(progress);
    if (progress !== before.progress || playing !== before.playing) {
      state = { progress, scene, playing };
      for (const read of readers) read();
    }
    if (playing) stopTicking ??= effects.every(STORY.tickMs, tick);
    else {
      stopTicking?.();
      stopTicking = null;
    }
    return scene !== before.scene;
  }

  /** Looks at the clock anew. Where nothing may move, the page stays where its reader has it. */
  function tick(): void {
    if (settle(playback) && !effects.isStill()) effects.lead(state.progress);
  }

  function start(): void {
    settle(play(playback, effects.now()));
    if (!effects.isStill()) effects.lead(state.progress);
  }

  function stop(): void {
    settle(pause(playback, effects.now()));
    if (!effects.isStill()) effects.lead(state.progress);
  }

  function moveTo(progress: number): void {
    settle(seek(playback, progress, effects.now()));
    effects.align(state.progress);
  }

  return {
    get: (): StoryState => state,
    subscribe(read: () => void): Cancel {
      readers.add(read);
      return () => readers.delete(read);
    },
    tick,
    pause: stop,
    /** What the play button does: it plays, or pauses what plays. */
    toggle: () => (isPlaying(playback, effects.now()) ? stop() : start()),
    /** Plays from scene 0 on, wherever it was. */
    playFromStart(): void {
      settle(play(AT_START, effects.now()));
      effects.align(0);
    },
    /** Moves to a progress of 0 to 100; what plays goes on playing from there. */
    seek: moveTo,
    /** One press of an arrow key: back (-1) or on (1). */
    step(way: -1 | 1): void {
      moveTo(state.progress + way * stepOf(effects.isStill()));
    },
    reset(): void {
      settle(AT_START);
      effects.lead(0);
    },
    /**
     * The reader has scrolled by hand. A paused story follows; one that plays
     * goes on, from the start of another scene if that is where the reader is now.
     */
    scrolledTo(position: number, layout: Layout): void {
      const still = effects.isStill();
      const shown = still ? startOf(sceneFrom(position, layout)) : progressOf(position, layout);
      const stays = (still || state.playing) && sceneAt(shown) === state.scene;
      if (stays) return;
      const progress = state.playing ? startOf(sceneAt(shown)) : shown;
      settle(seek(playback, progress, effects.now()));
    },
    end(): void {
      stopTicking?.();
      stopTicking = null;
      playback = pause(playback, effects.now());
    },
  };
}
