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
import { createDatabase, findPostgres, type TestPostgres } from "../../servers/postgres.ts";
import { BUILD } from "../../servers/server-process.ts";
import { ROOT } from "../../source-files.ts";
import {
  HAS_CADDY,
  type Installation,
  readStoredEvents,
  startInstallation,
} from "./installation.ts";
import { sendFrom, sendMalformed, startLoads, startVisits } from "./visitors.ts";

const execute = promisify(execFile);

/** How long the database is away; `FAULT_SECONDS=60` for a longer outage. */
const OUTAGE_MS = Number(process.env.FAULT_SECONDS ?? 6) * 1000;

/** Another release in the folder of the build: every script has another name. */
const NEXT = join(BUILD, "next-release");

const found = await findPostgres();
const database: TestPostgres | null = found.ok && found.value.faults ? found.value : null;
afterAll(() => database?.stop());

describe.skipIf(database === null || !HAS_CADDY)("an installation of two servers", () => {
  let installation: Installation;
  let url = "";

  beforeAll(async () => {
    makeNextRelease();
    url = (await createDatabase(database?.url ?? "")).choice.url;
    installation = await startInstallation(url);
  });
  afterAll(async () => {
    await installation?.stop();
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
      await database?.faults?.stop();
      await sleep(OUTAGE_MS);
      await database?.faults?.start();
    });
  });

  it("serves every page while one server is killed and started again", async (context) => {
    await installation.survive(context, async () => {
      await installation.end(0, "SIGKILL");
      await sleep(3_000);
      await installation.start(0);
    });
  });

  it("serves every page while clients send requests that nobody can read", async (context) => {
    await installation.survive(context, async () => {
      for (let time = 0; time < 3; time++) await sendMalformed(installation.origin);
    });
  });

  it("serves every page while one server is frozen", async (context) => {
    await installation.survive(context, async () => {
      installation.freeze(0);
      await sleep(10_000);
      installation.thaw(0);
    });
  });

  it("serves every page and loses no event when a dump is restored under load: the database that it renamed has the rest", async (context) => {
    const { hostname, port, username, password, pathname } = new URL(url);
    const BACKUPS = mkdtempSync(join(tmpdir(), "bia-backups-"));
    const RUN_AS = `env PGHOST=${hostname} PGPORT=${port} PGUSER=${username} PGPASSWORD=${password}`;
    const own = { BACKUPS, RUN_AS, DATABASE: pathname.slice(1), OWNER: username };
    const backup = async (...words: string[]) => {
      const env = { PATH: process.env.PATH, ...own };
      return (await execute(join(ROOT, "api/backup.sh"), words, { env })).stdout;
    };
    const dump = (await backup("dump")).trim();
    const visits = startVisits(installation.origin);
    const sending = sendMany(installation.origin, 4, sendFrom);
    await expect.poll(sending.acknowledged, { timeout: 20_000 }).toBeGreaterThan(50);
    const [, kept = ""] = /undo (\S+)/.exec(await backup("restore", dump)) ?? [];
    const before = sending.acknowledged();
    await expect.poll(sending.acknowledged, { timeout: 20_000 }).toBeGreaterThan(before + 50);
    await sending.stop();
    const { answered, failed } = await visits.stop();
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
      `${answered} pages and lookups, ${failed.length} failed; events: ${statuses.join(", ")}; ${restored} are in the renamed database, ${renamed} in the restored one`,
    );
    expect(failed).toEqual([]);
    expect(restored + renamed).toBe(sending.ids.length);
    rmSync(BACKUPS, { recursive: true });
  });
});

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
