import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";

/** Maximum size of a film. */
const MAX_BYTES = 6_000_000;

/** Codec options. `quality` is the first constant rate factor; a lower factor means better quality. */
const CODECS = {
  mp4: {
    quality: 21,
    options: [
      "-c:v",
      "libx264",
      "-preset",
      "slow",
      "-tune",
      "animation",
      "-movflags",
      "+faststart",
    ],
  },
  webm: {
    quality: 32,
    options: [
      "-c:v",
      "libvpx-vp9",
      "-b:v",
      "0",
      "-deadline",
      "good",
      "-cpu-used",
      "3",
      "-row-mt",
      "1",
    ],
  },
};

/** Converts the JPEG colour space to that of video, and declares it, because players otherwise assume another one. */
const COLOUR_OPTIONS = [
  "-vf",
  "scale=in_range=full:in_color_matrix=bt601:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int+full_chroma_inp,format=yuv420p",
  ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
];

/** Returns whether ffmpeg is installed. */
export function hasFfmpeg() {
  return spawnSync("ffmpeg", ["-version"], { stdio: "ignore" }).status === 0;
}

/**
 * Opens a lossless intermediate film for writing. `write` appends a JPEG frame; `end` completes the
 * file and rejects if ffmpeg fails.
 *
 * @param {string} file
 * @param {number} framesPerSecond
 */
export function createIntermediateFilm(file, framesPerSecond) {
  const ffmpeg = runFfmpeg([
    ...["-f", "image2pipe", "-framerate", `${framesPerSecond}`, "-c:v", "mjpeg", "-i", "pipe:0"],
    ...["-c:v", "copy", file],
  ]);
  return {
    /** @param {Buffer} picture */
    async write(picture) {
      if (!ffmpeg.child.stdin.write(picture)) await once(ffmpeg.child.stdin, "drain");
    },
    async end() {
      ffmpeg.child.stdin.end();
      await ffmpeg.ended;
    },
  };
}

/**
 * Encodes a film with the best quality below the maximum size: it lowers the quality until the film
 * is small enough. Rejects with ffmpeg's output if encoding fails.
 *
 * @param {string} master file name of the intermediate film
 * @param {string} file output, `.mp4` or `.webm`
 * @param {(frame: number) => void} onProgress called with the number of the encoded frame
 * @returns {Promise<number>} size in bytes
 */
export async function encode(master, file, onProgress) {
  const { quality, options } = CODECS[file.endsWith(".mp4") ? "mp4" : "webm"];
  for (let crf = quality; ; crf += 3) {
    const ffmpeg = runFfmpeg([
      ...["-i", master, "-an", ...COLOUR_OPTIONS, ...options, "-crf", `${crf}`],
      ...["-progress", "pipe:1", file],
    ]);
    ffmpeg.child.stdout.setEncoding("utf8").on("data", (text) => {
      const frame = /^frame=(\d+)/m.exec(text)?.[1];
      if (frame !== undefined) onProgress(Number(frame));
    });
    await ffmpeg.ended;
    const { size } = statSync(file);
    if (size < MAX_BYTES) return size;
  }
}

/**
 * Starts ffmpeg. `ended` rejects if it exits with an error.
 * @param {string[]} args
 */
function runFfmpeg(args) {
  const child = spawn("ffmpeg", ["-y", "-v", "error", "-nostats", ...args]);
  let errorOutput = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    errorOutput += text;
  });
  const ended = once(child, "exit").then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg exited with code ${code}: ${errorOutput}`);
  });
  // Failures are reported through `ended`. These handlers prevent unhandled errors before it is awaited.
  child.stdin.on("error", () => {});
  ended.catch(() => {});
  return { child, ended };
}
