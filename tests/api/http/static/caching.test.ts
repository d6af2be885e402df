import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../../../../api/app.ts";
import { readEmbed } from "../../../../api/http/static/embed.ts";
import { readSite } from "../../../../api/http/static/site.ts";
import { createTdIndex } from "../../../../api/tds/lookup/td-index.ts";
import { rowOf } from "../../../td.ts";
import { fakeDeps } from "../../fake-deps.ts";
import { HASHED, SCRIPT, writeStaticBuild } from "./static-build.ts";

let build: string;
let remove: () => void;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  ({ build, remove } = writeStaticBuild());
  app = createApp(
    fakeDeps({
      embed: readEmbed(`${build}/widget`),
      site: await readSite(`${build}/site`, "https://campaign.example", "hello@campaign.example"),
      lookups: createTdIndex([rowOf("Mary Murphy")]),
    }),
  );
});
afterAll(() => remove());

/** How long caches may keep what everybody may read: the table in `api/README.md`. */
it.each([
  ["/", "no-cache"],
  ["/day-without-arts", "no-cache"],
  ["/nowhere", "no-cache"],
  ["/ga", "public, max-age=3600"],
  ["/ga/", "no-cache"],
  ["/embed/frame", "no-cache"],
  ["/assets/main-Ab3_x9-Q.css", "public, max-age=31536000, immutable"],
  [HASHED, "public, max-age=31536000, immutable"],
  [SCRIPT, "public, max-age=300"],
  ["/favicon.svg", "public, max-age=3600"],
  ["/film.mp4", "public, max-age=3600"],
  ["/robots.txt", "public, max-age=3600"],
  ["/sitemap.xml", "public, max-age=3600"],
  ["/.well-known/security.txt", "public, max-age=86400"],
  ["/api/tds?constituency=Clare", "public, max-age=300"],
  ["/api/tds?constituency=Nowhere", "no-store"],
  ["/api/actions", "no-store"],
  ["/api/nowhere", "no-store"],
  ["/healthz", "no-store"],
  ["/readyz", "no-store"],
])("%s says %s", async (path, caching) => {
  const response = await app.request(path);
  expect(response.headers.get("cache-control")).toBe(caching);
  expect(response.headers.get("set-cookie")).toBeNull();
});
