import { fail, ok, type Result } from "../../../api/contract/result.ts";
import { saveFile } from "../../browser/save-file.ts";
import { STORY } from "./timing.ts";

/** Maximum duration of a recording: the story and one second. */
export const RECORDING_MS = STORY.totalMs + 1_000;

/** A running recording. It ends by itself after `RECORDING_MS`, and in the browser's own bar. */
export interface Recording {
  stop(): void;
  /** Resolves when the recording has ended and its file is saved, else with the cause. Never rejects. */
  readonly saved: Promise<Result<null, unknown>>;
}

/** The video formats in order of preference, all without sound. */
const FORMATS = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm", "video/mp4"];

/** Enough for flat colours in motion. 29 seconds take at most 29 MB. */
const BITS_PER_SECOND = 8_000_000;

/** Time between two chunks of data. A failure of the recorder loses at most the last chunk. */
const CHUNK_MS = 1_000;

/** `preferCurrentTab` is not standard yet. Browsers that support it offer this tab first. */
const CAPTURE_OPTIONS: DisplayMediaStreamOptions & { preferCurrentTab: boolean } = {
  video: { frameRate: 30 },
  audio: false,
  preferCurrentTab: true,
};

/** Records this tab's screen into a file. Fails where the browser cannot, or the user refuses. Never rejects. */
export async function startRecording(fileName: string): Promise<Result<Recording, unknown>> {
  let stream: MediaStream | null = null;
  try {
    const format = FORMATS.find((type) => MediaRecorder.isTypeSupported(type));
    if (format === undefined) throw new Error("This browser records no video");
    stream = await navigator.mediaDevices.getDisplayMedia(CAPTURE_OPTIONS);
    return ok(record(stream, format, fileName));
  } catch (cause) {
    for (const track of stream?.getTracks() ?? []) track.stop();
    return fail(cause);
  }
}

function record(stream: MediaStream, mimeType: string, fileName: string): Recording {
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: BITS_PER_SECOND });
  const chunks: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => chunks.push(data));
  // `stop` also follows the end of the stream and an error, after the last chunk of data.
  const stopped = new Promise((resolve) => {
    recorder.addEventListener("stop", resolve, { once: true });
  });
  const stop = () => {
    if (recorder.state !== "inactive") recorder.stop();
  };
  async function save(): Promise<Result<null, unknown>> {
    await stopped;
    clearTimeout(timer);
    for (const track of stream.getTracks()) track.stop();
    const extension = mimeType.includes("webm") ? "webm" : "mp4";
    const film = new Blob(chunks, { type: `video/${extension}` });
    if (film.size === 0) return fail(new Error("The recording is empty"));
    try {
      saveFile(film, `${fileName}.${extension}`);
      return ok(null);
    } catch (cause) {
      return fail(cause);
    }
  }
  recorder.start(CHUNK_MS);
  const timer = setTimeout(stop, RECORDING_MS);
  return { stop, saved: save() };
}
