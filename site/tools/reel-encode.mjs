import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";

/** What ships with the site stays under this. */
const LARGEST_BYTES = 6_000_000;

/** The finer a film, the lower the number it begins with; it is raised until the film is small enough. */
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

/** From a JPEG's colours to a film's; players that are not told take them for another standard's. */
const COLOURS = [
  "-vf",
  "scale=in_range=full:in_color_matrix=bt601:out_range=tv:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int+full_chroma_inp,format=yuv420p",
  ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
];

/** Whether there is an ffmpeg to encode with. */
export function hasFfmpeg() {
  return spawnSync("ffmpeg", ["-version"], { stdio: "ignore" }).status === 0;
}

/**
 * Takes pictures, one after the other, into a film that loses nothing of them.
 *
 * @param {string} file
 * @param {number} framesPerSecond
 */
export function intermediate(file, framesPerSecond) {
  const ffmpeg = start([
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
 * Encodes a film for the site, as finely as its size allows. Rejects with
 * ffmpeg's words when it fails.
 *
 * @param {string} master what to encode
 * @param {string} file `.mp4` or `.webm`
 * @param {(frame: number) => void} onFrame told how far it is
 * @returns {Promise<number>} its size in bytes
 */
export async function encode(master, file, onFrame) {
  const { quality, options } = CODECS[file.endsWith(".mp4") ? "mp4" : "webm"];
  for (let crf = quality; ; crf += 3) {
    const ffmpeg = start([
      ...["-i", master, "-an", ...COLOURS, ...options, "-crf", `${crf}`],
      ...["-progress", "pipe:1", file],
    ]);
    ffmpeg.child.stdout.setEncoding("utf8").on("data", (text) => {
      const frame = /^frame=(\d+)/m.exec(text)?.[1];
      if (frame !== undefined) onFrame(Number(frame));
    });
    await ffmpeg.ended;
    const { size } = statSync(file);
    if (size < LARGEST_BYTES) return size;
  }
}

/** @param {string[]} args */
function start(args) {
  const child = spawn("ffmpeg", ["-y", "-v", "error", "-nostats", ...args]);
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  const ended = once(child, "exit").then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${said}`);
  });
  // A film that breaks is reported by who waits for its end; until then by nobody.
  child.stdin.on("error", () => {});
  ended.catch(() => {});
  return { child, ended };
}
