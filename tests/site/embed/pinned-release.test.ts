import { describe, expect, it } from "vitest";
import { fetchPinnedRelease, parsePinnedRelease } from "../../../site/embed/pinned-release.ts";

const RELEASE = {
  version: "1.2.3",
  path: "bia-contact-td.full-0A1B2C3D.js",
  integrity: `sha384-${"A".repeat(64)}`,
  compressedBytes: 70_000,
};
const FILE = { path: RELEASE.path, integrity: RELEASE.integrity, bytes: 200_000, brotli: 70_000 };

const manifest = (file: object, version = RELEASE.version) => ({
  version,
  files: { "bia-contact-td.js": { path: "other.js" }, "bia-contact-td.full.js": file },
});

describe("the pinned release", () => {
  it("is the file of the whole element, not of the loader", () => {
    expect(parsePinnedRelease(manifest(FILE))).toEqual(RELEASE);
  });

  it.each([
    ["null", null],
    ["a page", "<html>"],
    ["an invalid version", manifest(FILE, "<b>")],
    ["a path to another folder", manifest({ ...FILE, path: "../x.js" })],
    ["a path with markup", manifest({ ...FILE, path: '"><b>.js' })],
    ["an invalid hash", manifest({ ...FILE, integrity: 'sha384-"' })],
    ["a size that is not a number", manifest({ ...FILE, brotli: "70" })],
    ["no such file", { version: "1.2.3", files: {} }],
  ])("is null for %s", (_, answer) => {
    expect(parsePinnedRelease(answer)).toBeNull();
  });

  it("is fetched from the manifest of the embed files", async () => {
    const paths: string[] = [];
    const fetch = async (path: string | URL | Request) => {
      paths.push(String(path));
      return Response.json(manifest(FILE));
    };
    expect(await fetchPinnedRelease(fetch)).toEqual(RELEASE);
    expect(paths).toEqual(["/embed/v1/manifest.json"]);
  });

  it.each([
    ["an error status", async () => Response.json(manifest(FILE), { status: 503 })],
    ["a body that is not JSON", async () => new Response("<html>")],
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("is null after %s", async (_, fetch) => {
    expect(await fetchPinnedRelease(fetch)).toBeNull();
  });
});
