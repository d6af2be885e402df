import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPostgres, type PostgresFaults, type TestPostgres } from "../../servers/postgres.ts";
import { mountSmallDisk } from "../../servers/small-disk.ts";
import { HAS_CADDY, type Installation, startInstallation } from "./installation.ts";

/** How long the database is away; `FAULT_SECONDS=60` for a longer outage. */
const OUTAGE_MS = Number(process.env.FAULT_SECONDS ?? 6) * 1000;

const found = await findPostgres();
const reason = !found.ok
  ? found.failure
  : found.value.faults === null
    ? "the PostgreSQL of TEST_DATABASE_URL cannot be stopped"
    : HAS_CADDY
      ? ""
      : "Caddy is not installed";

/** Runs `use` with a PostgreSQL and an installation of its own. */
async function withInstallation(
  use: (installation: Installation, faults: PostgresFaults) => Promise<void>,
): Promise<void> {
  const own = await findPostgres();
  if (!own.ok || own.value.faults === null) throw new Error("no PostgreSQL");
  const installation = await startInstallation(own.value.url);
  try {
    await use(installation, own.value.faults);
  } finally {
    await installation.stop();
    await own.value.stop();
  }
}

// At the same time, because they mostly wait.
describe.skipIf(reason !== "").concurrent(`two servers behind Caddy ${reason}`, () => {
  it("serve every page while PostgreSQL is stopped", async (context) => {
    await withInstallation(async (installation, faults) => {
      await installation.survive(context, async () => {
        await faults.stop("SIGINT");
        await sleep(OUTAGE_MS);
        await faults.start();
      });
    });
  });

  it("serve every page while PostgreSQL hangs", async (context) => {
    await withInstallation(async (installation, faults) => {
      await installation.survive(context, async () => {
        faults.suspend();
        await sleep(OUTAGE_MS);
        faults.resume();
      });
    });
  });
});

describe.skipIf(reason !== "")(`two servers behind Caddy ${reason}`, () => {
  let database: TestPostgres;
  let faults: PostgresFaults;
  let installation: Installation;

  beforeAll(async () => {
    if (!found.ok || found.value.faults === null) throw new Error(reason);
    database = found.value;
    faults = found.value.faults;
    installation = await startInstallation(database.url);
  });
  afterAll(async () => {
    await installation?.stop();
    await database?.stop();
  });

  it("serve every page while PostgreSQL crashes and restarts", async (context) => {
    await installation.survive(context, async () => {
      await faults.stop("SIGQUIT");
      await faults.start();
    });
  });

  it("serve every page while others take all connections", async (context) => {
    await installation.survive(context, async () => {
      const greedy = postgres(database.url, { max: 200, onnotice: () => {} });
      const all = Array.from({ length: 200 }, () => greedy`select pg_sleep(4)`);
      const refused = (await Promise.allSettled(all)).filter(({ status }) => status === "rejected");
      await greedy.end({ timeout: 1 });
      expect(refused).not.toEqual([]);
    });
  });

  it("serve every page while one of them is killed and started again", async (context) => {
    await installation.survive(context, async () => {
      await installation.end(0, "SIGKILL");
      await sleep(3_000);
      await installation.start(0);
    });
  });
});

describe.skipIf(reason !== "")(`two servers behind Caddy on a full disk ${reason}`, () => {
  it("serve every page, and store events again when there is space", async (context) => {
    const disk = mountSmallDisk(400);
    if (disk === null) return context.skip("mounting a small disk needs root");
    const onDisk = await findPostgres({ parent: disk.folder });
    if (!onDisk.ok || onDisk.value.faults === null) throw new Error("no PostgreSQL");
    const { url, faults, stop } = onDisk.value;
    const installation = await startInstallation(url);
    try {
      await installation.survive(context, async ({ statuses }) => {
        disk.fill(0);
        await expect.poll(() => statuses.get(503) ?? 0, { timeout: 30_000 }).toBeGreaterThan(20);
        await sleep(2_000);
        disk.free();
        // PostgreSQL ends when it cannot write its log; then it is started again.
        if (!faults.isRunning()) await faults.start();
      });
    } finally {
      await installation.stop();
      await stop();
      disk.unmount();
    }
  });
});
