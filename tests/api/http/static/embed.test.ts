import { expect } from "vitest";
import { createApp } from "../../../../api/app.ts";
import { openEmbedArchive } from "../../../../api/http/static/embed.ts";
import { fileOf, type StaticFile, typeHeaders } from "../../../../api/http/static/static-file.ts";
import { describePostgres, describeStore } from "../../../servers/databases.ts";
import { fakeDeps } from "../../fake-deps.ts";

/** A script of a release under this name, with its Brotli form. */
function script(name: string): StaticFile {
  const path = `/embed/v1/${name}`;
  const forms = { plain: Buffer.from(`${name} plain`), br: Buffer.from(`${name} br`) };
  return fileOf(path, forms, typeHeaders(path), 200);
}

const OLD = script("bia-contact-td.full-0A1B2C3D.js");
const NEW = script("bia-contact-td.full-4E5F6A7B.js");

describeStore("the embed files of other releases", (test) => {
  test("are served by a server that was started with another release", async (sql) => {
    await openEmbedArchive(sql, [OLD]);
    const app = createApp(fakeDeps({ embedArchive: await openEmbedArchive(sql, [NEW]) }));
    const response = await app.request(OLD.path, { headers: { "accept-encoding": "br" } });
    expect(await response.text()).toBe("bia-contact-td.full-0A1B2C3D.js br");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
    });
    expect((await app.request(OLD.path, { method: "POST" })).status).toBe(404);
  });

  test("are found while an update runs, with at most one query a second", async (sql) => {
    let time = 0;
    const archive = await openEmbedArchive(sql, [OLD], () => time);
    await openEmbedArchive(sql, [NEW]);
    time = 999;
    expect(await archive.find(NEW.path)).toBeUndefined();
    time = 1_000;
    expect((await archive.find(NEW.path))?.path).toBe(NEW.path);
  });

  test("exclude names without a hash, which are the newest release's", async (sql) => {
    await openEmbedArchive(sql, [script("bia-contact-td.js")]);
    expect(await sql`select path from embed_files`).toEqual([]);
  });

  test("are limited to the newest", async (sql) => {
    await sql`
      insert into embed_files (path, plain, started_at)
      select '/embed/v1/old-' || n || '.js', 'x', now() - n * interval '1 day'
      from generate_series(1, 400) n`;
    await openEmbedArchive(sql, [NEW]);
    const rows = await sql`select path from embed_files order by started_at desc`;
    expect(rows).toHaveLength(400);
    expect(rows[0]?.path).toBe(NEW.path);
    expect(rows.at(-1)?.path).toBe("/embed/v1/old-399.js");
  });
});

describePostgres("the embed files of other releases", (test) => {
  test("are served without the database once they were read", async (sql) => {
    await openEmbedArchive(sql, [OLD]);
    let time = 0;
    const archive = await openEmbedArchive(sql, [NEW], () => time);
    await sql`drop table embed_files`;
    time = 5_000;
    expect(await archive.find("/embed/v1/bia-contact-td.full-99999999.js")).toBeUndefined();
    expect((await archive.find(OLD.path))?.path).toBe(OLD.path);
  });
});
