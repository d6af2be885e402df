import type { Result } from "../../../api/contract/result.ts";
import type { Cancel } from "../story.ts";
import { STORY } from "../timing.ts";

/** How long a recording takes at most: the story and a second more (spec §4). */
export const RECORDING_MS = STORY.totalMs + 1_000;

/** What may go wrong: the browser cannot, the reader would not, it broke, the film found no room. */
export type RecordingFailure = "unsupported" | "refused" | "broken" | "unsaved";

/** A failure, with what the browser said of it. */
export interface Failed {
  readonly code: RecordingFailure;
  readonly cause: unknown;
}

/** What was filmed, and the name of its file. */
export interface Film {
  readonly file: Blob;
  readonly name: string;
}

/** A screen that is being filmed. */
export interface Capture {
  /** Runs once when it has ended by itself: stopped in the browser's own bar, or broken. */
  onEnd(run: () => void): void;
  /** Ends it, lets the screen go and answers what was filmed so far. Never rejects. */
  stop(): Promise<Film>;
}

/** What a recording does to the world outside it. */
export interface RecordingEffects {
  /** Asks for the screen and starts to film it. Never rejects. */
  capture(): Promise<Result<Capture, Failed>>;
  after(ms: number, run: () => void): Cancel;
  /** The story plays from its start. */
  play(): void;
  /** The story stops playing. */
  pause(): void;
  /** Offers the film for download; throws where there is no room. */
  save(film: Film): void;
  warn(cause: unknown): void;
}

export type RecordingState =
  | { readonly status: "idle" }
  | { readonly status: "asking" }
  | { readonly status: "recording" }
  | { readonly status: "saving" }
  | { readonly status: "failed"; readonly code: RecordingFailure };

export type Recording = ReturnType<typeof createRecording>;

/** Makes the recorder of one page. */
export function createRecording(effects: RecordingEffects) {
  let state: RecordingState = { status: "idle" };
  let capture: Capture | null = null;
  let timer: Cancel | null = null;
  /** Grows when the page goes away, so that what was begun before is known. */
  let visit = 0;
  const readers = new Set<() => void>();

  function settle(next: RecordingState): void {
    state = next;
    for (const read of readers) read();
  }

  function failed({ code, cause }: Failed): void {
    effects.warn(cause);
    settle({ status: "failed", code });
  }

  async function start(): Promise<void> {
    const began = visit;
    settle({ status: "asking" });
    const asked = await effects.capture();
    if (began !== visit) {
      if (asked.ok) void asked.value.stop();
      return;
    }
    if (!asked.ok) return failed(asked.failure);
    capture = asked.value;
    capture.onEnd(() => void stop());
    timer = effects.after(RECORDING_MS, () => void stop());
    effects.play();
    settle({ status: "recording" });
  }

  async function stop(): Promise<void> {
    const running = capture;
    if (running === null) return;
    const began = visit;
    letGo();
    effects.pause();
    settle({ status: "saving" });
    const film = await running.stop();
    if (began !== visit) return;
    if (film.file.size === 0) return failed({ code: "broken", cause: "Nothing was recorded" });
    try {
      effects.save(film);
    } catch (cause) {
      return failed({ code: "unsaved", cause });
    }
    settle({ status: "idle" });
  }

  function letGo(): void {
    timer?.();
    timer = null;
    capture = null;
  }

  return {
    get: (): RecordingState => state,
    subscribe(read: () => void): Cancel {
      readers.add(read);
      return () => readers.delete(read);
    },
    /** What the record button does: it records, or ends a recording and keeps it. */
    async toggle(): Promise<void> {
      if (state.status === "recording") await stop();
      else if (state.status === "idle" || state.status === "failed") await start();
    },
    /** The reader has read what went wrong. */
    dismiss(): void {
      if (state.status === "failed") settle({ status: "idle" });
    },
    /** The page goes away: the screen is let go at once, and nothing is kept. */
    leave(): void {
      visit += 1;
      const running = capture;
      letGo();
      void running?.stop();
      settle({ status: "idle" });
    },
  };
}
