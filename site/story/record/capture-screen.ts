import { fail, ok, type Result } from "../../../api/contract/result.ts";
import type { Capture, CaptureFailure } from "./recording.ts";

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
      const file = new Blob(chunks, { type: `video/${extension}` });
      return { file, name: `${fileName}.${extension}` };
    },
  };
}
