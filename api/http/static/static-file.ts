import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Handler } from "hono";
import { every } from "hono/combine";
import { etag } from "hono/etag";
import { parseAccept } from "hono/utils/accept";
import { getMimeType } from "hono/utils/mime";
import {
  type Answer,
  type HeaderMap,
  INERT_HEADERS,
  plainAnswer,
  respondTo,
  taggedAnswer,
} from "../answer.ts";

/** A file in memory, in each encoding of the build, served at `path`: '/embed/v1/bia-contact-td.js'. */
export type StaticFile = {
  path: string;
  plain: Answer;
  br?: Answer;
  gzip?: Answer;
};

const brotliCompressed = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The `cache-control` of a file whose name contains a hash of its content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** Whether a file name ends in a content hash of a build: eight hexadecimal digits after a hyphen. */
export function hasHash(name: string): boolean {
  return /-[0-9a-f]{8}\.\w+$/.test(name);
}

/** Reads `file` and its forms `.br` and `.gz`, to be served at `path`. Throws when it is missing. */
export function readStaticFile(file: string, path: string, headers: HeaderMap): StaticFile {
  const [br, gzip] = [readIfPresent(`${file}.br`), readIfPresent(`${file}.gz`)];
  const forms = { plain: readFileSync(file), br, gzip };
  return fileOf(path, forms, { ...typeHeaders(file), ...headers }, 200);
}

/** Brotli's quality for what a visitor waits for. */
export const FAST_COMPRESSION = 5;
/** Brotli's quality for what is compressed once and sent often: 11 takes three times as long for 2 % less. */
export const BEST_COMPRESSION = 10;

/** Brotli's window, as a power of two: a page fits, and the default takes 32 MB a thread. */
const PAGE_WINDOW = 18;

/** Creates a page, compressed as small as possible unless `quality` says otherwise; only that stays in memory. */
export async function htmlFile(
  path: string,
  html: string,
  headers: HeaderMap,
  status: number,
  quality: number = BEST_COMPRESSION,
): Promise<StaticFile> {
  const plain = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: PAGE_WINDOW,
  };
  // One after the other: each thread keeps the memory that it compressed in.
  const br = await brotliCompressed(plain, { params });
  const gzip = await gzipped(plain);
  const all = { ...typeHeaders("page.html"), ...headers };
  const { plain: whole, ...compressed } = fileOf(path, { plain, br, gzip }, all, status);
  const { body: _, ...answer } = whole;
  return {
    ...compressed,
    get plain() {
      return { ...answer, body: gunzipSync(gzip) };
    },
  };
}

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

export type Bytes = Buffer<ArrayBuffer>;

export function fileOf(
  path: string,
  { plain, br, gzip }: { plain: Bytes; br?: Bytes | undefined; gzip?: Bytes | undefined },
  common: HeaderMap,
  status: number,
): StaticFile {
  const all = { ...common, ...((br || gzip) && { vary: "accept-encoding" }) };
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

/** Reads every file below `folder`, to be served below `base`. Names without a hash are cached briefly. */
export function readStaticFolder(folder: string, base: string, headers: HeaderMap = {}) {
  return namesIn(folder).map((name) => {
    const caching = { "cache-control": hasHash(name) ? IMMUTABLE : "public, max-age=300" };
    return readStaticFile(join(folder, name), `${base}/${name}`, { ...headers, ...caching });
  });
}

/** The names of the files below `folder`, without hidden and compressed ones. */
export function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/"))
    .sort();
}

/** Responds with a file in an encoding that the client accepts. */
export function respondWithFile(c: Context, file: StaticFile): Response {
  const encodings = parseAccept((c.req.header("accept-encoding") ?? "").toLowerCase());
  const accepts = (name: string) => encodings.some(({ type, q }) => type === name && q > 0);
  const compressed = (accepts("br") && file.br) || (accepts("gzip") && file.gzip);
  return respondTo(c, compressed || file.plain);
}

function readIfPresent(file: string): Bytes | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Creates a memory of a few files, each made on its first request and again when one of its `of` changed. */
export function createPageMemory() {
  const pages = new Map<string, { of: readonly unknown[]; file: Promise<StaticFile> }>();
  return (name: string, of: readonly unknown[], make: () => Promise<StaticFile>) => {
    const knownPage = pages.get(name);
    if (knownPage?.of.every((each, index) => each === of[index])) return knownPage.file;
    const page = { of, file: make() };
    pages.set(name, page);
    page.file.catch(() => pages.get(name) === page && pages.delete(name));
    return page.file;
  };
}

/** Whether a file is a film or a picture, which stay on the disk: they are large and seldom asked for. */
export const isMedia = (name: string): boolean => /\.(?:mp4|png)$/.test(name);

export type MediaFile = { path: string; handler: Handler };

/** Serves `folder/name` at `/name` from the disk, with ranges, without which Safari plays no film. */
export function mediaFile(folder: string, name: string, headers: HeaderMap): MediaFile {
  const path = join(folder, name);
  const { size, mtimeMs } = statSync(path);
  const tag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
  const all = { ...INERT_HEADERS, ...headers, etag: tag, "accept-ranges": "bytes" };
  const send = serveStatic({ path });
  const handler: Handler = (c, next) => {
    for (const [header, value] of Object.entries(all)) c.header(header, value);
    const { range = "", "if-range": condition = tag } = c.req.header();
    // Every other range is ignored (RFC 9110 §14.2), which the library answers as a part.
    if (!/^bytes=(?:\d+-\d*|-\d+)$/.test(range) || condition !== tag)
      c.req.raw.headers.delete("range");
    return send(c, next);
  };
  return { path: `/${name}`, handler: every(etag(), handler) };
}
