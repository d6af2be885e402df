import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { parseAccept } from "hono/utils/accept";
import { getMimeType } from "hono/utils/mime";
import {
  type Answer,
  type HeaderMap,
  INERT_HEADERS,
  plainAnswer,
  respond,
  taggedAnswer,
} from "../answer.ts";

/** A file in memory, served at one path, in each encoding it was built in. */
export type StaticFile = {
  /** The path it is served at: '/embed/v1/bia-contact-td.js'. */
  path: string;
  plain: Answer;
  br?: Answer;
  gzip?: Answer;
};

const brotliCompressed = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The `cache-control` of a file whose name contains a hash of its content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * Whether a file name ends in a content hash of the bundler: eight characters after a hyphen or dot.
 * Eight lower-case letters count as a word ('email-provider.js'), unless they are hexadecimal digits.
 */
export function hasHash(name: string): boolean {
  const hash = /[-.]([\w-]{8})\.\w+$/.exec(name)?.[1];
  return hash !== undefined && /[A-Z0-9]|^[a-f]+$/.test(hash);
}

/**
 * Reads `file` and its compressed forms (`.br`, `.gz`), to be served at `path` with `headers` and the
 * content type of its extension. Throws when the file is missing.
 */
export function readStaticFile(file: string, path: string, headers: HeaderMap): StaticFile {
  const plain = readIfPresent(file);
  if (!plain) throw new Error(`The build has no ${file}`);
  const forms = { plain, br: readIfPresent(`${file}.br`), gzip: readIfPresent(`${file}.gz`) };
  return fileOf(path, forms, { ...typeHeaders(file), ...headers }, 200);
}

/** Brotli's quality for what a visitor waits for. */
export const FAST_COMPRESSION = 5;
/** Brotli's quality for what is compressed once and sent often. */
export const BEST_COMPRESSION = constants.BROTLI_MAX_QUALITY;

/** Creates a page of `html` and compresses it, as small as possible unless `quality` says otherwise. */
export async function htmlFile(
  path: string,
  html: string,
  headers: HeaderMap,
  status: number,
  quality: number = BEST_COMPRESSION,
): Promise<StaticFile> {
  const plain = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, gzip] = await Promise.all([brotliCompressed(plain, { params }), gzipped(plain)]);
  return fileOf(path, { plain, br, gzip }, { ...typeHeaders("page.html"), ...headers }, status);
}

/** Creates a small text file with the content type of its path's extension. */
export function textFile(path: string, text: string, headers: HeaderMap): StaticFile {
  return fileOf(path, { plain: Buffer.from(text) }, { ...typeHeaders(path), ...headers }, 200);
}

/** The content type of a file name's extension, and the headers of what is not a page. */
export function typeHeaders(name: string): HeaderMap {
  const type = getMimeType(name) ?? "application/octet-stream";
  // Hono states the character set of every text but JSON.
  const full = type.endsWith("json") ? `${type}; charset=utf-8` : type;
  return { "content-type": full, ...INERT_HEADERS };
}

type Bytes = Buffer<ArrayBuffer>;

/** Creates a file from its content in each encoding. */
export function fileOf(
  path: string,
  { plain, br, gzip }: { plain: Bytes; br?: Bytes | undefined; gzip?: Bytes | undefined },
  common: HeaderMap,
  status: number,
): StaticFile {
  const all = {
    ...common,
    ...((br || gzip) && { vary: "accept-encoding" }),
    // Safari does not play a film without them.
    ...(!br && !gzip && status === 200 && { "accept-ranges": "bytes" }),
  };
  const answer = (bytes: Bytes, headers: HeaderMap) =>
    // Only a 200 gets an ETag: a 404 is never revalidated.
    status === 200 ? taggedAnswer(bytes, headers) : plainAnswer(status, bytes, headers);
  return {
    path,
    plain: answer(plain, all),
    ...(br && { br: answer(br, { ...all, "content-encoding": "br" }) }),
    ...(gzip && { gzip: answer(gzip, { ...all, "content-encoding": "gzip" }) }),
  };
}

/**
 * Reads every file below `folder`, to be served below `base` with the headers that `headersOf`
 * returns for its name. Empty when the folder is missing.
 */
export function readStaticFolder(
  folder: string,
  base: string,
  headersOf: (name: string) => HeaderMap,
): StaticFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => {
      const name = relative(folder, file).split(sep).join("/");
      return readStaticFile(file, `${base}/${name}`, headersOf(name));
    });
}

/** The response with `file` to a request; `header` returns a request header by its lower-case name. */
export function respondWithFile(
  file: StaticFile,
  header: (name: string) => string | undefined,
): Response {
  const encodings = header("accept-encoding") ?? "";
  const compressed =
    (accepts(encodings, "br") && file.br) || (accepts(encodings, "gzip") && file.gzip);
  if (compressed) return respond(compressed, header("if-none-match"));
  return respondWithRange(file.plain, header) ?? respond(file.plain, header("if-none-match"));
}

/** The response to a range request, 206 or 416; null when the whole file is to be sent. */
function respondWithRange(
  { body, headers, revalidation }: Answer,
  header: (name: string) => string | undefined,
): Response | null {
  if (typeof body === "string" || headers["accept-ranges"] === undefined) return null;
  const range = parseRange(header("range"), body.byteLength);
  // A client that has another version needs the whole file; one that has this version needs nothing.
  const version = header("if-range") ?? revalidation?.etag;
  if (range === null || version !== revalidation?.etag || header("if-none-match")) return null;
  if (range === "beyond") {
    const size = { "content-range": `bytes */${body.byteLength}` };
    return respond(plainAnswer(416, "", { ...INERT_HEADERS, ...size }));
  }
  const { from, to } = range;
  const part = { "content-range": `bytes ${from}-${to}/${body.byteLength}` };
  return respond(plainAnswer(206, body.subarray(from, to + 1), { ...headers, ...part }));
}

/** A range of bytes, both ends inclusive. */
type ByteRange = { from: number; to: number };

/**
 * Parses a `Range` header for a file of `size` bytes (RFC 9110 §14). Returns its one range, `beyond`
 * when it holds no byte of the file, and null for the whole file: no, several or invalid ranges.
 */
function parseRange(header: string | undefined, size: number): ByteRange | "beyond" | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(first) > Number(last)) return null;
  return from > to ? "beyond" : { from, to };
}

function accepts(acceptEncoding: string, encoding: string): boolean {
  return parseAccept(acceptEncoding.toLowerCase()).some(
    ({ type, q }) => type === encoding && q > 0,
  );
}

function readIfPresent(file: string): Bytes | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}
