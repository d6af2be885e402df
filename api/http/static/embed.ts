import { existsSync } from "node:fs";
import { join } from "node:path";
import { PATHS } from "../../contract/paths.ts";
import type { Sql } from "../../db/connect.ts";
import { inTransaction } from "../../db/transaction.ts";
import { withTimeout } from "../../db/with-timeout.ts";
import { OPEN_HEADERS } from "../answer.ts";
import { framedPageHeaders } from "./site.ts";
import {
  fileOf,
  hasHash,
  IMMUTABLE,
  readStaticFile,
  readStaticFolder,
  type StaticFile,
  typeHeaders,
} from "./static-file.ts";

/** The page of the frame edition among the embed files. */
const FRAME_PAGE = "frame.html";

/**
 * Reads the built embed files, for any origin, and the page of the frame edition. Names without a
 * content hash are cached for five minutes, so that a release reaches every site soon.
 */
export function readEmbed(folder: string): StaticFile[] {
  const files = readStaticFolder(folder, PATHS.embed, (name) => ({
    ...OPEN_HEADERS,
    "cache-control": hasHash(name) ? IMMUTABLE : "public, max-age=300",
  }));
  const page = join(folder, FRAME_PAGE);
  return [
    ...files.filter(({ path }) => path !== `${PATHS.embed}/${FRAME_PAGE}`),
    ...(existsSync(page) ? [readStaticFile(page, PATHS.embedFrame, framedPageHeaders())] : []),
  ];
}

/** Files kept; a release has fewer than ten. */
const MAX_FILES = 400;
/** Shortest time between two reads of the database for unknown names. */
const REREAD_AFTER_MS = 1_000;
const READ_TIMEOUT_MS = 2_000;

/**
 * The hashed embed files of all releases on a database. Pages pin their names, and during an update
 * a page may get the loader from a new server and the element from an old one.
 */
export type EmbedArchive = Awaited<ReturnType<typeof openEmbedArchive>>;

/**
 * Stores this release's hashed files, deletes the oldest beyond `MAX_FILES`, and reads the others.
 * Later releases' files are read when first asked for.
 */
export async function openEmbedArchive(
  sql: Sql,
  own: readonly StaticFile[],
  now = () => performance.now(),
) {
  const files = new Map<string, StaticFile>();
  const read = async () => {
    for (const file of await readFiles(sql, [...files.keys()])) files.set(file.path, file);
  };
  await storeFiles(
    sql,
    own.filter(({ path }) => hasHash(path)),
  );
  await read();
  let readAt = now();
  let reading: Promise<unknown> = Promise.resolve();
  return {
    /** Returns the file at a path with a hash; undefined for any other path. */
    find: async (path: string): Promise<StaticFile | undefined> => {
      if (!hasHash(path)) return undefined;
      // Without the database, the files read before are still served.
      if (!files.has(path)) {
        if (now() - readAt >= REREAD_AFTER_MS) {
          readAt = now();
          reading = withTimeout(read(), READ_TIMEOUT_MS);
        }
        await reading;
      }
      return files.get(path);
    },
  };
}

async function storeFiles(sql: Sql, files: readonly StaticFile[]): Promise<void> {
  await inTransaction(sql, async (tx) => {
    for (const { path, plain, br, gzip } of files) {
      await tx`
        insert into embed_files (path, plain, br, gzip, started_at)
        values (${path}, ${bytesOf(plain)}, ${bytesOf(br)}, ${bytesOf(gzip)}, now())
        on conflict (path) do update set started_at = excluded.started_at`;
    }
    await tx`
      delete from embed_files where path not in (
        select path from embed_files order by started_at desc, path limit ${MAX_FILES})`;
  });
}

async function readFiles(sql: Sql, except: readonly string[]): Promise<StaticFile[]> {
  const rows = await sql<{ path: string; plain: Bytes; br: Bytes | null; gzip: Bytes | null }[]>`
    select path, plain, br, gzip from embed_files
    where path not in (select jsonb_array_elements_text(${JSON.stringify(except)}::text::jsonb))`;
  return rows.map(({ path, plain, br, gzip }) => {
    const headers = { ...typeHeaders(path), ...OPEN_HEADERS, "cache-control": IMMUTABLE };
    return fileOf(path, { plain, br: br ?? undefined, gzip: gzip ?? undefined }, headers, 200);
  });
}

type Bytes = Buffer<ArrayBuffer>;

function bytesOf(answer: StaticFile["plain"] | undefined): Buffer | null {
  return answer === undefined ? null : Buffer.from(answer.body as Uint8Array);
}
