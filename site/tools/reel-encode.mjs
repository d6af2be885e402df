import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";

/** Maximum size of a film. */
const MAX_BYTES = 6_000_000;

/** The first constant rate factor; a lower factor means better quality. */
const FIRST_RATE_FACTOR = 21;

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
 * Encodes JPEG pictures as an MP4 film with the best quality below the maximum size: it lowers the
 * quality until the film is small enough. Throws if ffmpeg fails, which has said why by then.
 *
 * @param {string} pictures pattern of the pictures' file names, such as `/tmp/%05d.jpg`
 * @param {number} framesPerSecond
 * @param {string} file
 * @returns {number} size in bytes
 */
export function encode(pictures, framesPerSecond, file) {
  for (let factor = FIRST_RATE_FACTOR; ; factor += 3) {
    const { status } = spawnSync(
      "ffmpeg",
      [
        ...["-y", "-v", "error", "-framerate", `${framesPerSecond}`, "-i", pictures, "-an"],
        ...COLOUR_OPTIONS,
        ...["-c:v", "libx264", "-preset", "slow", "-tune", "animation", "-crf", `${factor}`],
        ...["-movflags", "+faststart", file],
      ],
      { stdio: "inherit" },
    );
    if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
    const { size } = statSync(file);
    if (size < MAX_BYTES) return size;
  }
}
