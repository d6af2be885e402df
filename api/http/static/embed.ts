import { existsSync } from "node:fs";
import { join } from "node:path";
import { PATHS } from "../../contract/paths.ts";
import { OPEN_HEADERS } from "../answer.ts";
import { framedPageHeaders } from "./site.ts";
import {
  hasHash,
  IMMUTABLE,
  readStaticFile,
  readStaticFolder,
  type StaticFile,
} from "./static-file.ts";

const FRAME_PAGE = "frame.html";

/** Reads the built embed files and the page of the frame edition. Names without a hash are cached briefly. */
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
