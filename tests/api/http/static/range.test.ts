import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStaticApp, FILM, SCRIPT, writeStaticBuild } from "./static-build.ts";

let build: string;
let remove: () => void;

beforeAll(() => {
  ({ build, remove } = writeStaticBuild());
});
afterAll(() => remove());

const request = async (path: string, init: RequestInit = {}) =>
  (await createStaticApp(build)).request(path, init);

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
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(FILM);
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
