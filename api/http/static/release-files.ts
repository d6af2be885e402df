import { PATHS } from "../../contract/paths.ts";
import { createRecent, withTimeout } from "../../db/availability.ts";
import type { Sql } from "../../db/connect.ts";
import { underStartLock } from "../../db/migrate.ts";
import { OPEN_HEADERS } from "../answer.ts";
import {
  type Bytes,
  fileOf,
  hasHash,
  IMMUTABLE,
  type StaticFile,
  typeHeaders,
} from "./static-file.ts";

/** Files kept of the element, and as many of the site. A release changes ten and forty of them. */
const MAX_FILES = 400;
const REREAD_AFTER_MS = 1_000;
const READ_TIMEOUT_MS = 2_000;

/** All releases' files with a hash: partners pin them, and during an update servers of two releases run. */
export type ReleaseFiles = Awaited<ReturnType<typeof openReleaseFiles>>;

/** Stores the files of this release that have a hash, and deletes the oldest beyond `MAX_FILES`. */
export async function openReleaseFiles(sql: Sql, own: StaticFile[], now = () => new Date()) {
  const hashed = own.filter(({ path }) => hasHash(path));
  await storeFiles(sql, hashed);
  const readNames = async () => {
    const rows = await sql<{ path: string }[]>`select path from embed_files`;
    return new Set(rows.map(({ path }) => path));
  };
  const readRecently = createRecent(readNames, REREAD_AFTER_MS, REREAD_AFTER_MS, now);
  await readRecently();
  /** The files of other releases that were asked for. */
  const files = new Map<string, StaticFile>();
  return {
    find: async (path: string): Promise<StaticFile | undefined> => {
      const knownFile = files.get(path);
      // Invented names reach the database once a second at most.
      if (knownFile || !hasHash(path) || !(await readRecently())?.value.has(path)) return knownFile;
      const file = await withTimeout(readFile(sql, path), READ_TIMEOUT_MS);
      if (file.ok && file.value) files.set(path, file.value);
      return files.get(path);
    },
  };
}

async function storeFiles(sql: Sql, files: readonly StaticFile[]): Promise<void> {
  await underStartLock(sql, async (tx) => {
    const paths = JSON.stringify(files.map(({ path }) => path));
    const storedRows = await tx`
      update embed_files set started_at = now()
      where path in (select jsonb_array_elements_text(${paths}::text::jsonb)) returning path`;
    const storedPaths = new Set(storedRows.map(({ path }) => path));
    for (const { path, plain, br, gzip } of files.filter((file) => !storedPaths.has(file.path))) {
      await tx`
        insert into embed_files (path, plain, br, gzip, started_at)
        values (${path}, ${bytesOf(plain)}, ${bytesOf(br)}, ${bytesOf(gzip)}, now())`;
    }
    await tx`
      delete from embed_files where path in (
        select path from (
          select path, row_number() over (
            partition by path like ${`${PATHS.embed}/%`} order by started_at desc, path) as number
          from embed_files) as newest
        where number > ${MAX_FILES})`;
  });
}

async function readFile(sql: Sql, path: string): Promise<StaticFile | undefined> {
  const rows = await sql<{ plain: Bytes; br: Bytes | null; gzip: Bytes | null }[]>`
    select plain, br, gzip from embed_files where path = ${path}`;
  const forAnySite = path.startsWith(`${PATHS.embed}/`) && OPEN_HEADERS;
  const headers = { ...typeHeaders(path), ...forAnySite, "cache-control": IMMUTABLE };
  return rows.map(({ plain, br, gzip }) =>
    fileOf(path, { plain, br: br ?? undefined, gzip: gzip ?? undefined }, headers, 200),
  )[0];
}

function bytesOf(answer: StaticFile["plain"] | undefined): Buffer | null {
  return answer === undefined ? null : Buffer.from(answer.body as Uint8Array);
}
