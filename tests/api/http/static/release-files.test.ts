import { expect } from "vitest";
import { createApp } from "../../../../api/app.ts";
import { openReleaseFiles } from "../../../../api/http/static/release-files.ts";
import { fileOf, type StaticFile, typeHeaders } from "../../../../api/http/static/static-file.ts";
import { describeOneStore } from "../../../servers/databases.ts";
import { fakeDeps } from "../../fake-deps.ts";

function script(path: string): StaticFile {
  const forms = { plain: Buffer.from(`${path} plain`), br: Buffer.from(`${path} br`) };
  return fileOf(path, forms, typeHeaders(path), 200);
}

const OLD = script("/embed/v1/bia-contact-td.full-0a1b2c3d.js");
const NEW = script("/embed/v1/bia-contact-td.full-4e5f6a7b.js");
const OLD_PAGE = script("/assets/kit-page-0a1b2c3d.js");
const CACHED = { "cache-control": "public, max-age=31536000, immutable" };

describeOneStore("the files of other releases", (test) => {
  test("are served by a server that was started with another release", async (sql) => {
    await openReleaseFiles(sql, [OLD, OLD_PAGE]);
    const app = createApp(fakeDeps({ releaseFiles: await openReleaseFiles(sql, [NEW]) }));
    const request = (path: string) =>
      app.request(path, {
        headers: { "accept-encoding": "br", origin: "https://gallery.example" },
      });
    const element = await request(OLD.path);
    expect(await element.text()).toBe(`${OLD.path} br`);
    expect(Object.fromEntries(element.headers)).toMatchObject({
      ...CACHED,
      "access-control-allow-origin": "*",
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
    });
    const page = await request(OLD_PAGE.path);
    expect(await page.text()).toBe(`${OLD_PAGE.path} br`);
    expect(Object.fromEntries(page.headers)).toMatchObject(CACHED);
    expect(page.headers.get("access-control-allow-origin")).toBeNull();
    expect((await app.request(OLD.path, { method: "POST" })).status).toBe(404);
  });

  test("are found while an update runs, with at most one query a second for unknown names", async (sql) => {
    let time = 0;
    const files = await openReleaseFiles(sql, [OLD], () => new Date(time));
    await openReleaseFiles(sql, [NEW]);
    time = 999;
    expect(await files.find(NEW.path)).toBeUndefined();
    time = 1_000;
    expect((await files.find(NEW.path))?.path).toBe(NEW.path);
  });

  test("are limited to the newest, those of the element apart from those of the site", async (sql) => {
    await sql`
      insert into embed_files (path, plain, started_at)
      select folder || '/old-' || n || '.js', 'x', now() - n * interval '1 day'
      from generate_series(1, 401) n, unnest(string_to_array('/embed/v1 /assets', ' ')) folder`;
    await openReleaseFiles(sql, [OLD]);
    await openReleaseFiles(sql, [OLD, NEW]);
    const rows = await sql`
      select path like '/embed/%' as is_embed, count(*)::int, max(started_at - now()) > '-1 day' as newest
      from embed_files group by 1 order by 1`;
    expect(rows).toEqual([
      { is_embed: false, count: 400, newest: false },
      { is_embed: true, count: 400, newest: true },
    ]);
  });
});
