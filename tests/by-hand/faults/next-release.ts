import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { hasHash } from "../../../api/http/static/static-file.ts";
import { BUILD } from "../../servers/built-programs.ts";

/** Another release in the folder of the build: every script has another name. */
export const NEXT = join(BUILD, "next-release");

/** Copies the build, with another hash in the name of each script of the site, wherever it stands. */
export function makeNextRelease(): void {
  rmSync(NEXT, { recursive: true, force: true });
  const copy = mkdtempSync(join(tmpdir(), "bia-next-"));
  cpSync(BUILD, copy, { recursive: true, filter: (source) => source !== NEXT });
  const assets = join(copy, "site/assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js") && hasHash(name));
  const renamed = new Map(
    scripts.map((name) => [
      name,
      name.replace(/[0-9a-f](\.js)$/, (digit) => `${digit[0] === "0" ? "1" : "0"}.js`),
    ]),
  );
  const replaceAll = (text: string) => {
    let replaced = text;
    for (const [name, other] of renamed) replaced = replaced.replaceAll(name, other);
    return replaced;
  };
  const site = join(copy, "site");
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (/\.(?:br|gz)$/.test(file) && file.startsWith(assets)) rmSync(file);
    else if (entry.isFile() && /\.(?:js|html|json)$/.test(file))
      writeFileSync(file, replaceAll(readFileSync(file, "utf8")));
  }
  for (const [name, other] of renamed) renameSync(join(assets, name), join(assets, other));
  cpSync(copy, NEXT, { recursive: true });
  rmSync(copy, { recursive: true });
}

/** Loads pages with all their scripts until it is stopped; then returns what was not found. */
export function startLoads(origin: string) {
  const missing: string[] = [];
  let loads = 0;
  let isStopped = false;
  const visit = async () => {
    while (!isStopped) {
      for (const page of ["/embed", "/kit", "/day-without-arts", "/admin"]) {
        const html = await (await fetch(origin + page)).text();
        // A page that is open while the servers change: its scripts are asked for later.
        await sleep(100);
        for (const [script] of html.matchAll(/\/assets\/[\w.-]+\.js/g)) {
          const { status } = await fetch(origin + script);
          if (status !== 200) missing.push(`${script} of ${page}: ${status}`);
        }
        loads++;
      }
    }
  };
  const all = Promise.all([visit(), visit()]);
  return {
    stop: async () => {
      isStopped = true;
      await all;
      return { loads, missing };
    },
  };
}
