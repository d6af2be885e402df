import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import {
  type Answer,
  type HeaderMap,
  INERT_HEADERS,
  plainAnswer,
  respond,
  taggedAnswer,
} from "../answer.ts";
import { askedRange } from "./range.ts";

/** A file in memory, answered at one address, in each encoding it was built in. */
export type StaticFile = {
  /** Where it is served: '/embed/v1/bia-contact-td.js'. */
  path: string;
  plain: Answer;
  br?: Answer;
  gzip?: Answer;
};

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
};

const brotliCompressed = promisify(brotliCompress);
const gzipped = promisify(gzip);

export const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * Whether a name ends in a content hash as the bundler writes it, eight
 * characters after a hyphen or dot. A word of eight small letters
 * ('email-provider.js') is taken for a word.
 */
export function hasHash(name: string): boolean {
  const hash = /[-.]([\w-]{8})\.\w+$/.exec(name)?.[1];
  return hash !== undefined && /[A-Z0-9]/.test(hash);
}

/**
 * Reads `file` and its packed forms beside it (`.br`, `.gz`) into memory, to
 * be served at `path` with `headers` and the content type of its name.
 */
export function readStaticFile(
  file: string,
  path: string,
  headers: HeaderMap,
  status = 200,
): StaticFile {
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  const plain = readIfThere(file);
  if (!plain) throw new Error(`The build lacks ${file}`);
  const forms = { plain, br: readIfThere(`${file}.br`), gzip: readIfThere(`${file}.gz`) };
  return fileOf(path, forms, { "content-type": type, ...INERT_HEADERS, ...headers }, status);
}

/** A file of `bytes` that no build has packed: quickly, since somebody waits for it. */
export async function packedFile(
  path: string,
  bytes: Bytes,
  headers: HeaderMap,
  status: number,
): Promise<StaticFile> {
  const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const [br, gzip] = await Promise.all([brotliCompressed(bytes, quickly), gzipped(bytes)]);
  return fileOf(path, { plain: bytes, br, gzip }, headers, status);
}

type Bytes = Buffer<ArrayBuffer>;

const VARIED: HeaderMap = { vary: "accept-encoding" };
const IN_PARTS: HeaderMap = { "accept-ranges": "bytes" };

function fileOf(
  path: string,
  { plain, br, gzip }: { plain: Bytes; br?: Bytes | undefined; gzip?: Bytes | undefined },
  common: HeaderMap,
  status: number,
): StaticFile {
  // What is not packed can be had in parts: Safari plays no film without.
  const varied = { ...common, ...(br || gzip ? VARIED : status === 200 ? IN_PARTS : {}) };
  const answer = (bytes: Bytes, headers: HeaderMap) =>
    // Only what is there can be unchanged: a 404 is never answered with a 304.
    status === 200 ? taggedAnswer(bytes, headers) : plainAnswer(status, bytes, headers);
  return {
    path,
    plain: answer(plain, varied),
    ...(br && { br: answer(br, { ...varied, "content-encoding": "br" }) }),
    ...(gzip && { gzip: answer(gzip, { ...varied, "content-encoding": "gzip" }) }),
  };
}

/**
 * Every file below `folder`, to be served below `base` with the headers that
 * `headersOf` gives its name. Empty when there is no such folder.
 */
export function readStaticFolder(
  folder: string,
  base: string,
  headersOf: (name: string) => HeaderMap,
): StaticFile[] {
  return namesBelow(folder)
    .filter((name) => !/\.(?:br|gz)$/.test(name) && !name.startsWith("."))
    .map((name) => readStaticFile(join(folder, name), `${base}/${name}`, headersOf(name)));
}

/** The response with `file` to a request whose headers `asked` reads, by lower-case name. */
export function respondWithFile(
  file: StaticFile,
  asked: (header: string) => string | undefined,
): Response {
  const encodings = asked("accept-encoding") ?? "";
  const packed = (accepts(encodings, "br") && file.br) || (accepts(encodings, "gzip") && file.gzip);
  if (packed) return respond(packed, asked("if-none-match"));
  return respondWithPart(file.plain, asked) ?? respond(file.plain, asked("if-none-match"));
}

/** A part of what goes over the wire as it is, such as a film; null when all of it is due. */
function respondWithPart(
  { body, headers, revalidation }: Answer,
  asked: (header: string) => string | undefined,
): Response | null {
  if (typeof body === "string" || headers["accept-ranges"] === undefined) return null;
  const range = askedRange(asked("range"), body.byteLength);
  // A part is of no use to who has the rest of another version, or all of this one.
  const version = asked("if-range") ?? revalidation?.etag;
  if (range === null || version !== revalidation?.etag || asked("if-none-match")) return null;
  if (range === "beyond") {
    const inRange = { "content-range": `bytes */${body.byteLength}` };
    return respond(plainAnswer(416, "", { ...INERT_HEADERS, ...inRange }));
  }
  const { from, to } = range;
  const part = { "content-range": `bytes ${from}-${to}/${body.byteLength}` };
  return respond(plainAnswer(206, body.subarray(from, to + 1), { ...headers, ...part }));
}

function accepts(acceptEncoding: string, encoding: string): boolean {
  const offered = acceptEncoding
    .toLowerCase()
    .split(",")
    .map((item) => item.replaceAll(/\s/g, "").split(";q="))
    .find(([name]) => name === encoding);
  return offered !== undefined && Number(offered[1] ?? 1) > 0;
}

function readIfThere(file: string): Buffer<ArrayBuffer> | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The files below a folder as '/'-separated names, sorted. */
function namesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
      .sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
