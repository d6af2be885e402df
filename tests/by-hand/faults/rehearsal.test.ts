import { execFile } from "node:child_process";
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
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasHash } from "../../../api/http/static/static-file.ts";
import { sendMany } from "../../event-sender.ts";
import { freePort } from "../../free-port.mjs";
import { BUILD } from "../../servers/built-programs.ts";
import { createDatabase, findPostgres, type TestPostgres } from "../../servers/postgres.ts";
import { launchServer, runServer } from "../../servers/server-process.ts";
import { ROOT } from "../../source-files.ts";
import { ADMIN_KEY, readStoredEvents, STATS_KEY } from "./harness.ts";
import { HAS_CADDY, type Installation, sendFrom, startInstallation } from "./installation.ts";

const execute = promisify(execFile);

/** Another release in the folder of the build: every script has another name. */
const NEXT = join(BUILD, "next-release");

/** Copies the build, with another hash in the name of each script of the site, wherever it stands. */
function makeNextRelease(): void {
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
function startLoads(origin: string) {
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

const found = await findPostgres();
const database: TestPostgres | null = found.ok && found.value.faults ? found.value : null;

describe.skipIf(database === null || !HAS_CADDY)("an installation of two servers", () => {
  let installation: Installation;
  let url = "";
  const faults = database?.faults;

  beforeAll(async () => {
    makeNextRelease();
    url = (await createDatabase(database?.url ?? "")).choice.url;
    installation = await startInstallation(url);
  });
  afterAll(async () => {
    await installation?.stop();
    await database?.stop();
    rmSync(NEXT, { recursive: true, force: true });
  });

  it("serves every page and script while both are restarted", async (context) => {
    await installation.survive(context, async () => {
      for (const index of [0, 1]) {
        await installation.end(index, "SIGTERM");
        await installation.start(index);
      }
    });
  });

  it("serves every page and script while both are updated to another release, and back", async (context) => {
    const loading = startLoads(installation.origin);
    await installation.survive(context, async () => {
      for (const build of [NEXT, BUILD]) {
        for (const index of [0, 1]) {
          await installation.end(index, "SIGTERM");
          await installation.start(index, build);
          await sleep(2_000);
        }
      }
    });
    const { loads, missing } = await loading.stop();
    await context.annotate(`${loads} pages with their scripts, ${missing.length} scripts missing`);
    expect(missing).toEqual([]);
  });

  it("serves every page while its database is away", async (context) => {
    await installation.survive(context, async () => {
      await faults?.stop("SIGINT");
      await sleep(6_000);
      await faults?.start();
    });
  });

  it("loses no event when a dump is restored under load: the database that it renamed has the rest", async (context) => {
    const { hostname, port, username, password, pathname } = new URL(url);
    const BACKUPS = mkdtempSync(join(tmpdir(), "bia-backups-"));
    const RUN_AS = `env PGHOST=${hostname} PGPORT=${port} PGUSER=${username} PGPASSWORD=${password}`;
    const own = { BACKUPS, RUN_AS, DATABASE: pathname.slice(1), OWNER: username };
    const backup = async (...words: string[]) => {
      const env = { PATH: process.env.PATH, ...own };
      return (await execute(join(ROOT, "api/backup.sh"), words, { env })).stdout;
    };
    const dump = (await backup("dump")).trim();
    const sending = sendMany(installation.origin, 4, sendFrom);
    await expect.poll(sending.acknowledged, { timeout: 20_000 }).toBeGreaterThan(50);
    const [, kept = ""] = /undo (\S+)/.exec(await backup("restore", dump)) ?? [];
    const before = sending.acknowledged();
    await expect.poll(sending.acknowledged, { timeout: 20_000 }).toBeGreaterThan(before + 50);
    await sending.stop();
    const missingIn = async (database: string) => {
      const address = Object.assign(new URL(url), { pathname: `/${database}` });
      if (database === kept) await backup("undo", kept);
      const choice = { kind: "postgres", url: database === kept ? url : address.href } as const;
      return (await readStoredEvents(choice, sending.ids)).missing;
    };
    const restored = await missingIn(own.DATABASE);
    const renamed = await missingIn(kept);
    const statuses = [...sending.statuses].map(([status, count]) => `${count} × ${status}`);
    await context.annotate(
      `events: ${statuses.join(", ")}; ${restored} are in the renamed database, ${renamed} in the restored one`,
    );
    expect(restored + renamed).toBe(sending.ids.length);
    rmSync(BACKUPS, { recursive: true });
  });
});

describe("a server that cannot start", () => {
  const production = { NODE_ENV: "production", ADMIN_KEY, STATS_KEY };

  it("waits for its database and says why", async (context) => {
    const port = await freePort();
    const server = launchServer({
      ...production,
      DATABASE_URL: `postgres://a:hush@127.0.0.1:${port}/b`,
    });
    await expect.poll(server.logged, { timeout: 10_000 }).toContain("refuses the connection");
    await context.annotate(server.logged().trim());
    expect(server.logged()).not.toContain("hush");
    await server.end("SIGTERM");
  });

  it.each([
    ["a setting that is missing", { NODE_ENV: "production", STATS_KEY }, "ADMIN_KEY"],
    ["a wrong port", { PORT: "seven" }, "PORT"],
    ["a wrong address", { HOST: "192.0.2.1" }, "HOST"],
  ])("names %s and ends", async (_what, env, name) => {
    const { code, stderr } = await runServer(env);
    expect(code).toBe(1);
    expect(stderr).toContain(name);
  });
});
