import { describe, expect, it } from "vitest";
import { hasHash } from "../../../../api/http/static/static-file.ts";
import { createStaticApp, FILM, SCRIPT, writeStaticBuild } from "./static-build.ts";

const build = writeStaticBuild();

const request = async (path: string, init: RequestInit = {}) =>
  (await createStaticApp(build)).request(path, init);

const accept = (encoding: string) => ({ headers: { "accept-encoding": encoding } });

describe("an embed file", () => {
  it("is served to any origin and cached for minutes under its stable name", async () => {
    const response = await request(SCRIPT);
    expect(await response.text()).toBe("loader()");
    expect(Object.fromEntries(response.headers)).toEqual({
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=300",
      "content-length": "8",
      "content-type": "text/javascript; charset=utf-8",
      "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "cross-origin",
      etag: expect.stringMatching(/^".+"$/),
      "referrer-policy": "no-referrer",
      vary: "accept-encoding",
      "x-content-type-options": "nosniff",
    });
  });

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["GZIP", "gzip"],
    ["identity", null],
    ["brotli", null],
    ["", null],
  ])("is sent to a browser that accepts '%s' with the encoding %s", async (accepted, encoding) => {
    const response = await request(SCRIPT, accept(accepted));
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("accept-encoding");
  });

  it("has its own ETag in each encoding and answers 304 to it", async () => {
    const tags = await Promise.all(
      ["br", "gzip", ""].map(
        async (encoding) => (await request(SCRIPT, accept(encoding))).headers.get("etag") ?? "",
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const headers = { "accept-encoding": "br", "if-none-match": tags[0] ?? "" };
    expect((await request(SCRIPT, { headers })).status).toBe(304);
    expect((await request(SCRIPT, { headers: { ...headers, "accept-encoding": "" } })).status).toBe(
      200,
    );
  });

  it.each([
    "/embed/v1/.stamp",
    `${SCRIPT}.br`,
    "/embed/v1/",
    "/embed/v1/..%2f..%2fsite%2findex.html",
    "/embed/v1/../../package.json",
    "/..%2f..%2fetc%2fpasswd",
    "/%E0%A4%A",
  ])("is not found at %s", async (path) => {
    expect((await request(path)).status).toBe(404);
  });

  it("has the 404 page of its language, and its address leads to the home page", async () => {
    const lost = await request("/ga/nothing");
    expect(lost.status).toBe(404);
    expect(await lost.text()).toBe("<h1>Amú</h1>");
    expect((await request("/gaeilge")).status).toBe(404);
    const moved = await request("/ga?utm=poster");
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/ga/?utm=poster"]);
    const home = await request("/ga/");
    expect(await home.text()).toBe("<h1>Baile</h1>");
    expect(home.headers.get("permissions-policy")).toContain("geolocation=(self)");
  });
});

describe("the page of the frame edition", () => {
  it("may be framed by every page, and is as strict as the other pages otherwise", async () => {
    const [frame, page] = await Promise.all([request("/embed/frame?partner=x"), request("/")]);
    expect(frame.status).toBe(200);
    expect(await frame.text()).toBe("<bia-contact-td></bia-contact-td>");
    expect(Object.fromEntries(frame.headers)).toEqual({
      ...Object.fromEntries([...page.headers].filter(([name]) => name !== "x-frame-options")),
      "content-length": expect.anything(),
      etag: expect.anything(),
      "content-security-policy": page.headers
        .get("content-security-policy")
        ?.replace(" 'sha256-AAAA'", "")
        .replace("; frame-ancestors 'none'", ""),
      "cross-origin-embedder-policy": "require-corp",
      "cross-origin-resource-policy": "cross-origin",
      "x-robots-tag": "noindex",
    });
  });

  it("is not among the embed files", async () => {
    expect((await request("/embed/v1/frame.html")).status).toBe(404);
  });
});

describe("a page", () => {
  it("is served with its security policy and revalidated at each visit", async () => {
    const response = await request("/");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("<h1>Home</h1>");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-cache",
      "content-type": "text/html; charset=utf-8",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "referrer-policy": "same-origin",
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-AAAA'; font-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    });
    expect(response.headers.get("permissions-policy")).toContain("clipboard-write=(self)");
  });

  it("for staff sends no referrer, since its address may hold a key", async () => {
    const response = await request("/private");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  });

  it("runs inline scripts by their hash, and loads from another origin, only if the build allows it", async () => {
    const policy = async (path: string) =>
      (await request(path)).headers.get("content-security-policy");
    expect(await policy("/wall")).toContain("script-src 'self'; ");
    expect(await policy("/day-without-arts")).toContain("script-src 'self' 'sha256-BBBB'; ");
    expect(await policy("/wall")).toContain("frame-src https://a.test; ");
    expect(await policy("/")).not.toContain("a.test");
  });

  it("that does not exist gets the 404 page, also for a conditional request", async () => {
    for (const headers of [{}, { "if-none-match": "*" }]) {
      const response = await request("/nothing/here", { headers });
      expect(response.status).toBe(404);
      expect(await response.text()).toBe("<h1>Lost</h1>");
      expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    }
  });
});

it.each([SCRIPT, "/embed/frame", "/"])("%s takes no other method", async (path) => {
  const response = await request(path, { method: "PUT" });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, HEAD");
});

describe("a range of an uncompressed file", () => {
  const film = (headers: Record<string, string>, method = "GET") =>
    request("/film.mp4", { method, headers });

  it.each([
    ["bytes=0-1", "01", "bytes 0-1/10"],
    ["bytes=4-", "456789", "bytes 4-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
    ["bytes=8-99", "89", "bytes 8-9/10"],
    ["bytes=-99", FILM, "bytes 0-9/10"],
  ])("requested with '%s' is '%s'", async (range, part, contentRange) => {
    const response = await film({ range });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe(part);
    expect(response.headers.get("content-range")).toBe(contentRange);
    expect(response.headers.get("content-length")).toBe(`${part.length}`);
    expect(response.headers.get("content-type")).toBe("video/mp4");
  });

  it.each(["bytes=10-", "bytes=10-12", "bytes=-0"])(
    "beyond the end (%s) gets 416",
    async (range) => {
      const response = await film({ range });
      expect(response.status).toBe(416);
      expect(response.headers.get("content-range")).toBe("bytes */10");
      expect(await response.text()).toBe("");
    },
  );

  it.each(["bytes=", "bytes=-", "bytes=2-1", "bytes=0-1,3-4", "bytes=a-b", "lines=0-1", "0-1"])(
    "requested with the invalid '%s' gets the whole file",
    async (range) => {
      const response = await film({ range });
      expect([response.status, await response.text()]).toEqual([200, FILM]);
      expect(response.headers.get("accept-ranges")).toBe("bytes");
    },
  );

  it("is sent only for the version in if-range, and never for HEAD", async () => {
    const etag = (await film({})).headers.get("etag") ?? "";
    const range = "bytes=5-";
    expect((await film({ range, "if-range": etag })).status).toBe(206);
    expect((await film({ range, "if-range": '"another"' })).status).toBe(200);
    expect((await film({ range, "if-none-match": etag })).status).toBe(304);
    expect((await film({ range }, "HEAD")).status).toBe(200);
  });

  it("is not offered for a compressed file or a page", async () => {
    for (const [path, encoding] of [
      [SCRIPT, "br"],
      [SCRIPT, ""],
      ["/nothing", ""],
    ] as const) {
      const headers = { range: "bytes=0-1", "accept-encoding": encoding };
      const response = await request(path, { headers });
      expect([200, 404]).toContain(response.status);
      expect(response.headers.get("accept-ranges")).toBeNull();
    }
  });
});

it.each([
  ["full-Ab3_x9-Q.js", true],
  ["full-fadecafe.js", true],
  ["chunks/index-DiwrgTda.js", true],
  ["a-12345678.css", true],
  ["x.BkT9-_aZ.mjs", true],
  ["bia-contact-td.js", false],
  ["bia-contact-td.full.js", false],
  ["bia-contact-td.iife.js", false],
  ["manifest.json", false],
  ["email-provider.js", false],
])("whether %s has a content hash: %s", (name, expected) => {
  expect(hasHash(name)).toBe(expected);
});
