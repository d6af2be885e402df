import { describe, expect, it } from "vitest";
import { BUILT_ORIGIN } from "../../../../api/contract/paths.ts";
import { createTdIndex } from "../../../../api/tds/lookup/td-index.ts";
import { rowOf } from "../../../td.ts";
import { createStaticApp, HASHED, SCRIPT, writeStaticBuild } from "./static-build.ts";

/** A link in which the page's script replaces the address. */
const SHARE_LINK = `<a href="https://network.example/?text=${encodeURIComponent(`${BUILT_ORIGIN}/`)}">`;

const build = writeStaticBuild();

/** Requests a path of a server with this public origin, and returns the text. */
async function read(path: string, publicUrl: string | null) {
  const app = await createStaticApp(build, publicUrl);
  return (await app.request(path)).text();
}

describe("the public origin of one build", () => {
  it.each(["https://campaign.example", "https://another.example"])(
    "is the setting at start: %s",
    async (origin) => {
      const html = await read("/linked", origin);
      expect(html).toContain(`<html data-public-origin="${origin}">`);
      expect(html).toContain(`<link rel="canonical" href="${origin}/linked">`);
      expect(html).toContain(`content="${origin}/share.png"`);
      expect(html).toContain(`?text=${encodeURIComponent(`${origin}/`)}"`);
      expect(html).not.toContain(new URL(BUILT_ORIGIN).host);
      expect(await read("/sitemap.xml", origin)).toBe(`<loc>${origin}/linked</loc>`);
      expect(await read("/robots.txt", origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
    },
  );

  it("is in no link, tag or sitemap when it is not set", async () => {
    expect(await read("/linked", null)).toBe(
      `<html><meta name="robots" content="none"><code>${BUILT_ORIGIN}/embed</code>${SHARE_LINK}`,
    );
    expect(await read("/robots.txt", null)).toBe("User-agent: *\n\n");
    const app = await createStaticApp(build, null);
    expect((await app.request("/sitemap.xml")).status).toBe(404);
  });
});

it("/.well-known/security.txt names the contact, its own address, and a day within a year until which it holds", async () => {
  const text = await read("/.well-known/security.txt", "https://campaign.example");
  expect(text).toContain("Contact: mailto:hello@campaign.example\n");
  expect(text).toContain("Canonical: https://campaign.example/.well-known/security.txt\n");
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

/** How long caches may keep what everybody may read: the table in `api/README.md`. */
it.each([
  ["/", "no-cache"],
  ["/day-without-arts", "no-cache"],
  ["/nowhere", "no-cache"],
  ["/ga", "public, max-age=3600"],
  ["/ga/", "no-cache"],
  ["/embed/frame", "no-cache"],
  ["/assets/main-0a1b2c3d.css", "public, max-age=31536000, immutable"],
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
  const lookups = createTdIndex([rowOf("Mary Murphy")]);
  const app = await createStaticApp(build, "https://campaign.example", { lookups });
  const response = await app.request(path);
  expect(response.headers.get("cache-control")).toBe(caching);
  expect(response.headers.get("set-cookie")).toBeNull();
});
