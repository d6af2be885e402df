import type { Result } from "../../../api/contract/result.ts";
import type { Cancel } from "../story.ts";
import { STORY } from "../timing.ts";

/** Maximum duration of a recording: the story and one second. */
export const RECORDING_MS = STORY.totalMs + 1_000;

/**
 * Why a recording failed: the browser cannot record, the user refused, the recorder
 * failed, or the file could not be saved.
 */
export type RecordingFailure = "unsupported" | "refused" | "broken" | "unsaved";

/** A failure and its cause, for the log. */
export interface CaptureFailure {
  readonly code: RecordingFailure;
  readonly cause: unknown;
}

/** A recorded video and its file name. */
export interface RecordedVideo {
  readonly file: Blob;
  readonly name: string;
}

/** A running screen capture. */
export interface Capture {
  /** Calls `run` once when the capture ends by itself: stopped in the browser's bar, or failed. */
  onEnd(run: () => void): void;
  /** Stops the capture and returns the video so far. Never rejects. */
  stop(): Promise<RecordedVideo>;
}

/** The browser functions that a recording needs. */
export interface RecordingEffects {
  /** Asks the user for the screen and starts to capture it. Never rejects. */
  capture(): Promise<Result<Capture, CaptureFailure>>;
  /** Calls `run` after `ms` milliseconds. */
  after(ms: number, run: () => void): Cancel;
  /** Plays the story from its start. */
  play(): void;
  /** Pauses the story. */
  pause(): void;
  /** Downloads the video. Throws when there is no space. */
  save(video: RecordedVideo): void;
  warn(cause: unknown): void;
}

/** The state of a recorder, as the page shows it. */
export type RecordingState =
  | { readonly status: "idle" }
  | { readonly status: "requesting" }
  | { readonly status: "recording" }
  | { readonly status: "saving" }
  | { readonly status: "failed"; readonly code: RecordingFailure };

/** Creates the recorder of a page. */
export function createRecording(effects: RecordingEffects) {
  let state: RecordingState = { status: "idle" };
  let capture: Capture | null = null;
  let timer: Cancel | null = null;
  /** Counts calls of `abort`, so that results of an aborted recording are ignored. */
  let generation = 0;
  const listeners = new Set<() => void>();

  function setState(next: RecordingState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function fail({ code, cause }: CaptureFailure): void {
    effects.warn(cause);
    setState({ status: "failed", code });
  }

  async function start(): Promise<void> {
    const startedIn = generation;
    setState({ status: "requesting" });
    const result = await effects.capture();
    if (startedIn !== generation) {
      if (result.ok) void result.value.stop();
      return;
    }
    if (!result.ok) return fail(result.failure);
    capture = result.value;
    capture.onEnd(() => void stop());
    timer = effects.after(RECORDING_MS, () => void stop());
    effects.play();
    setState({ status: "recording" });
  }

  async function stop(): Promise<void> {
    const running = release();
    if (running === null) return;
    const startedIn = generation;
    effects.pause();
    setState({ status: "saving" });
    const video = await running.stop();
    if (startedIn !== generation) return;
    if (video.file.size === 0) return fail({ code: "broken", cause: "The recording is empty" });
    try {
      effects.save(video);
    } catch (cause) {
      return fail({ code: "unsaved", cause });
    }
    setState({ status: "idle" });
  }

  /** Clears the timer and the capture. Returns the capture; null when none is running. */
  function release(): Capture | null {
    const running = capture;
    timer?.();
    timer = null;
    capture = null;
    return running;
  }

  return {
    getState: (): RecordingState => state,
    subscribe(listener: () => void): Cancel {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Starts a recording, or stops the current one and saves it. */
    async toggle(): Promise<void> {
      if (state.status === "recording") await stop();
      else if (state.status === "idle" || state.status === "failed") await start();
    },
    /** Closes the failure message. */
    dismiss(): void {
      if (state.status === "failed") setState({ status: "idle" });
    },
    /** Stops the capture at once without saving, when the page is closed. */
    abort(): void {
      generation += 1;
      void release()?.stop();
      setState({ status: "idle" });
    },
  };
}
