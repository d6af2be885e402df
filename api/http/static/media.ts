import { statSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Handler } from "hono";
import { every } from "hono/combine";
import { etag } from "hono/etag";
import { type HeaderMap, INERT_HEADERS } from "../answer.ts";

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
