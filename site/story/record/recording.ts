import { fail, ok, type Result } from "../../../api/contract/result.ts";
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

/** A running screen capture. */
export interface Capture {
  /** Calls `run` once when the capture ends by itself: stopped in the browser's bar, or failed. */
  onEnd(run: () => void): void;
  /** Stops the capture and returns the video so far. Never rejects. */
  stop(): Promise<File>;
}

/** The browser functions that a recording needs. */
interface RecordingEffects {
  /** Asks the user for the screen and starts to capture it. Never rejects. */
  capture(): Promise<Result<Capture, CaptureFailure>>;
  /** Plays the story from its start. */
  play(): void;
  /** Pauses the story. */
  pause(): void;
  /** Downloads the video. Throws when there is no space. */
  save(video: File): void;
}

/** The state of a recorder, as the page shows it. */
type RecordingState =
  | { readonly status: "idle" | "requesting" | "recording" | "saving" }
  | { readonly status: "failed"; readonly code: RecordingFailure };

/** Creates the recorder of a page. */
export function createRecording(effects: RecordingEffects) {
  let state: RecordingState = { status: "idle" };
  let capture: Capture | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts calls of `abort`, so that results of an aborted recording are ignored. */
  let generation = 0;
  const listeners = new Set<() => void>();

  function setState(next: RecordingState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function failWith({ code, cause }: CaptureFailure): void {
    console.warn(cause);
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
    if (!result.ok) return failWith(result.failure);
    capture = result.value;
    capture.onEnd(() => void stop());
    timer = setTimeout(stop, RECORDING_MS);
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
    if (video.size === 0) return failWith({ code: "broken", cause: "The recording is empty" });
    try {
      effects.save(video);
    } catch (cause) {
      return failWith({ code: "unsaved", cause });
    }
    setState({ status: "idle" });
  }

  /** Clears the timer and the capture. Returns the capture; null when none is running. */
  function release(): Capture | null {
    const running = capture;
    clearTimeout(timer);
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

/** The video formats in order of preference, all without sound. */
const FORMATS = [
  { type: "video/webm;codecs=vp9", extension: "webm" },
  { type: "video/webm;codecs=vp8", extension: "webm" },
  { type: "video/webm", extension: "webm" },
  { type: "video/mp4", extension: "mp4" },
] as const;

/** Enough for flat colours in motion. 29 seconds take at most 29 MB. */
const BITS_PER_SECOND = 8_000_000;

/** Time between two chunks of data. A failure of the recorder loses at most the last chunk. */
const CHUNK_MS = 1_000;

/**
 * Asks the user for this tab's screen and starts to capture it. Never rejects. Fails
 * with `unsupported` when the browser cannot capture, as on most phones, with `refused`
 * when the user or a policy refuses, and with `broken` otherwise. The recording is saved as
 * `fileName`, with the extension of its format.
 */
export async function captureScreen(fileName: string): Promise<Result<Capture, CaptureFailure>> {
  const media: Partial<MediaDevices> | undefined = navigator.mediaDevices;
  if (media?.getDisplayMedia === undefined || typeof MediaRecorder === "undefined") {
    return fail({ code: "unsupported", cause: "This browser cannot capture the screen" });
  }
  const format = FORMATS.find(({ type }) => MediaRecorder.isTypeSupported(type));
  if (format === undefined) {
    return fail({ code: "unsupported", cause: "This browser supports none of the video formats" });
  }
  let stream: MediaStream | null = null;
  try {
    stream = await navigator.mediaDevices.getDisplayMedia(CAPTURE_OPTIONS);
    return ok(record(stream, format, fileName));
  } catch (cause) {
    for (const track of stream?.getTracks() ?? []) track.stop();
    const isRefused = cause instanceof DOMException && cause.name === "NotAllowedError";
    return fail({ code: isRefused ? "refused" : "broken", cause });
  }
}

/** `preferCurrentTab` is not standard yet. Browsers that support it offer this tab first. */
const CAPTURE_OPTIONS: DisplayMediaStreamOptions & { preferCurrentTab: boolean } = {
  video: { frameRate: 30 },
  audio: false,
  preferCurrentTab: true,
};

/** Records a stream until it is stopped. Throws as `MediaRecorder` does. */
function record(
  stream: MediaStream,
  { type, extension }: (typeof FORMATS)[number],
  fileName: string,
): Capture {
  const recorder = new MediaRecorder(stream, {
    mimeType: type,
    videoBitsPerSecond: BITS_PER_SECOND,
  });
  const chunks: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => chunks.push(data));
  // `stop` also follows the end of the stream and an error, after the last chunk of data.
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener("stop", () => resolve(), { once: true });
  });
  recorder.start(CHUNK_MS);
  return {
    onEnd: (run) => void stopped.then(run),
    async stop() {
      if (recorder.state !== "inactive") recorder.stop();
      for (const track of stream.getTracks()) track.stop();
      await stopped;
      return new File(chunks, `${fileName}.${extension}`, { type: `video/${extension}` });
    },
  };
}
