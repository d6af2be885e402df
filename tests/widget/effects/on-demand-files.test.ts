import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { createOnDemandFiles } from "../../../widget/effects/on-demand-files.ts";

const folder = mkdtempSync(join(tmpdir(), "bia-on-demand-"));
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true, force: true });
});

test("a file is loaded once, and tried again after a failure", async () => {
  vi.stubGlobal("__BIA_EMBED__", true);
  const { find } = createOnDemandFiles(pathToFileURL(join(folder, "element.js")).href);
  expect(await find()).toBeNull();
  writeFileSync(join(folder, "bia-contact-td.find.js"), "export const offersFor = () => ['it'];");
  const loading = find();
  expect(find()).toBe(loading);
  const file = await loading;
  expect(file?.offersFor("", [])).toEqual(["it"]);
  expect(find()).toBe(loading);
});

test("outside the embed files, a bundler provides the file", async () => {
  const file = await createOnDemandFiles("https://campaign.example/").find();
  expect(file?.offersFor("listowel", [])).toEqual([{ place: "Listowel", constituency: "Kerry" }]);
});
