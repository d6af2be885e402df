import { fail, ok, type Result } from "../../../api/contract/result.ts";
import type { Capture, Failed } from "./recording.ts";

/** What a film may be made in, the best first; every one without sound. */
const FORMATS = [
  { type: "video/webm;codecs=vp9", ending: "webm" },
  { type: "video/webm;codecs=vp8", ending: "webm" },
  { type: "video/webm", ending: "webm" },
  { type: "video/mp4", ending: "mp4" },
] as const;

const NAME = "day-without-arts-reel";

/** Sharp enough for flat colour in motion; 29 seconds are 29 MB at the most. */
const BITS_PER_SECOND = 8_000_000;

/** How often the film so far is taken from the browser, so that a fault loses no more than this. */
const SLICE_MS = 1_000;

/**
 * Asks the reader for this tab's screen and starts to film it. Never rejects:
 * `unsupported` where a browser cannot, as most phones, `refused` by the
 * reader or a policy, `broken` for anything else.
 */
export async function captureScreen(): Promise<Result<Capture, Failed>> {
  const media: Partial<MediaDevices> | undefined = navigator.mediaDevices;
  if (media?.getDisplayMedia === undefined || typeof MediaRecorder === "undefined") {
    return fail({ code: "unsupported", cause: "This browser records no screen" });
  }
  const format = FORMATS.find(({ type }) => MediaRecorder.isTypeSupported(type));
  if (format === undefined) {
    return fail({ code: "unsupported", cause: "This browser records in no known format" });
  }
  let stream: MediaStream | null = null;
  try {
    stream = await navigator.mediaDevices.getDisplayMedia(ASKED);
    return ok(film(stream, format));
  } catch (cause) {
    for (const track of stream?.getTracks() ?? []) track.stop();
    const refused = cause instanceof DOMException && cause.name === "NotAllowedError";
    return fail({ code: refused ? "refused" : "broken", cause });
  }
}

/** `preferCurrentTab` is not in the standard yet; where it is known the reader need not search for the tab. */
const ASKED: DisplayMediaStreamOptions & { preferCurrentTab: boolean } = {
  video: { frameRate: 30 },
  audio: false,
  preferCurrentTab: true,
};

/** Films a stream until it is stopped; throws as `MediaRecorder` does. */
function film(stream: MediaStream, { type, ending }: (typeof FORMATS)[number]): Capture {
  const recorder = new MediaRecorder(stream, {
    mimeType: type,
    videoBitsPerSecond: BITS_PER_SECOND,
  });
  const chunks: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => chunks.push(data));
  // Also where the stream ends, or the recorder has failed: what it has is given out first.
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener("stop", () => resolve(), { once: true });
  });
  recorder.start(SLICE_MS);
  return {
    onEnd: (run) => void stopped.then(run),
    async stop() {
      if (recorder.state !== "inactive") recorder.stop();
      for (const track of stream.getTracks()) track.stop();
      await stopped;
      return { file: new Blob(chunks, { type: `video/${ending}` }), name: `${NAME}.${ending}` };
    },
  };
}
