import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { readEmbed } from "../../api/http/static/embed.ts";
import { EMBED_OUTPUTS, embedFiles } from "../../widget/embed-files.ts";

const Manifest = z.object({
  version: z.string(),
  files: z.record(
    z.string(),
    z.object({ path: z.string(), integrity: z.string(), brotli: z.number() }),
  ),
});

/** A folder with a program of one line and its build. */
let folder: string;
const built = (name = "") => join(folder, "built", name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bia-embed-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a release whose element contains this text. Returns the files of its manifest. */
async function release(says: string) {
  const shared = `import { shared } from "./shared.js";`;
  writeFileSync(join(folder, "shared.js"), `export const shared = [${JSON.stringify(says)}];`);
  writeFileSync(join(folder, "later.js"), `${shared} export const later = { later: shared };`);
  writeFileSync(
    join(folder, "entry.js"),
    `${shared} console.log(shared); import("./later.js").then(console.log);`,
  );
  await build({
    configFile: false,
    root: folder,
    logLevel: "silent",
    plugins: [embedFiles("1.2.3")],
    build: {
      outDir: built(),
      lib: {
        entry: join(folder, "entry.js"),
        name: "biaContactTd",
      },
      rolldownOptions: { output: [...EMBED_OUTPUTS] },
    },
  });
  return Manifest.parse(JSON.parse(readFileSync(built("manifest.json"), "utf8"))).files;
}

describe("the embed files", () => {
  it("are listed with their hashed names and integrity, those of the present build alone", async () => {
    const first = await release("one");
    const second = await release("two");
    const served = readEmbed(built()).map(({ path }) => path);
    for (const { path, integrity } of Object.values(second)) {
      expect(served).toContain(`/embed/v1/${path}`);
      const digest = createHash("sha384")
        .update(readFileSync(built(path)))
        .digest("base64");
      expect(`sha384-${digest}`).toBe(integrity);
    }
    const [former, path] = [first, second].map((files) => files["bia-contact-td.full.js"]?.path);
    expect(served).not.toContain(`/embed/v1/${former}`);
    expect(readFileSync(built("bia-contact-td.full.js"), "utf8")).toContain(`"./${path}"`);
    expect(readFileSync(built(path), "utf8")).toContain("two");
    const loader = readFileSync(built(second["bia-contact-td.js"]?.path), "utf8");
    expect(loader).toContain(path);
  });

  it("fetch what is needed later by its hashed name, except from the script that holds everything", async () => {
    const files = await release("one");
    const code = (name: string) => readFileSync(built(files[name]?.path), "utf8");
    // What the loader loads is one file: no chunk holds what both need.
    expect(Object.keys(files).filter((name) => name.includes("shared"))).toEqual([]);
    expect(code("bia-contact-td.full.js")).toContain("one");
    expect(code("bia-contact-td.full.js")).toContain(files["bia-contact-td.later.js"]?.path);
    const whole = code("bia-contact-td.iife.js");
    expect(whole).not.toContain("bia-contact-td.later");
    expect(whole).toContain("later");
  });

  it("are the newest ones in the page of the frame edition", async () => {
    await release("one");
    const files = await release("two");
    const page = readFileSync(built("frame.html"), "utf8");
    const [frame, element] = [...page.matchAll(/src="\/embed\/v1\/([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(element).toBe(files["bia-contact-td.full.js"]?.path);
    expect(readFileSync(built(frame), "utf8")).toContain("bia-height");
    expect(readEmbed(built()).map(({ path }) => path)).toContain("/embed/frame");
  });
});
