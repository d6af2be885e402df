import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { readEmbed } from "../../api/http/static/site.ts";
import { EMBED_OUTPUTS, embedFiles } from "../../widget/embed-files.ts";
import { once } from "../../widget/on-demand-files.ts";

const Manifest = z.object({
  version: z.string(),
  files: z.record(z.string(), z.object({ path: z.string() })),
});

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
  it("are listed with their hashed names, those of the present build alone", async () => {
    const first = await release("one");
    const second = await release("two");
    const served = readEmbed(built()).map(({ path }) => path);
    for (const { path } of Object.values(second)) expect(served).toContain(`/embed/v1/${path}`);
    const [former, path] = [first, second].map((files) => files["bia-contact-td.full.js"]?.path);
    expect(served).not.toContain(`/embed/v1/${former}`);
    expect(readFileSync(built("bia-contact-td.full.js"), "utf8")).toContain(`"./${path}"`);
    expect(readFileSync(built(path), "utf8")).toContain("two");
    const loader = readFileSync(built(second["bia-contact-td.js"]?.path), "utf8");
    expect(loader).toContain(path);
    expect(readFileSync(built("frame.html"), "utf8")).toContain(`src="/embed/v1/${path}"`);
  });

  it("fetch what is needed later by its hashed name, except from the script that holds everything", async () => {
    const files = await release("one");
    const code = (name: string) => readFileSync(built(files[name]?.path), "utf8");
    // The loader loads one file: no chunk holds what both need.
    expect(Object.keys(files).filter((name) => name.includes("shared"))).toEqual([]);
    expect(code("bia-contact-td.full.js")).toContain("one");
    expect(code("bia-contact-td.full.js")).toContain(files["bia-contact-td.later.js"]?.path);
    const whole = code("bia-contact-td.iife.js");
    expect(whole).not.toContain("bia-contact-td.later");
    expect(whole).toContain("later");
  });
});

it("a file is loaded once, and tried again after a failure", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("file");
  const file = once(load);
  expect(await file()).toBeNull();
  expect(load).toHaveBeenLastCalledWith("");
  const loading = file();
  expect(file()).toBe(loading);
  expect(await loading).toBe("file");
  expect(load).toHaveBeenLastCalledWith(expect.stringMatching(/^\?\d+$/));
  expect(file()).toBe(loading);
});

describe("a file that does not come in time", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is given up at the limit, and requested under the same address by the next call", async () => {
    const load = vi
      .fn()
      .mockReturnValueOnce(new Promise(() => {}))
      .mockResolvedValue("file");
    const file = once(load);
    const first = file();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await first).toBeNull();
    expect(await file()).toBe("file");
    expect(load.mock.calls).toEqual([[""], [""]]);
  });
});
