import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, it } from "vitest";
import { copyDataDir } from "../servers/data-folders.ts";
import { type RunningServer, startServer } from "../servers/server-process.ts";

const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
const EVENT = JSON.stringify({
  actor: "anon",
  action: "email_click",
  entity: "cta",
  meta: { source: "ActionSection" },
});

/** Runs `use` with a production server behind one proxy, then stops it. */
async function withServer(use: (server: RunningServer) => Promise<void>): Promise<void> {
  const { dataDir, remove } = copyDataDir(inject("emptyDataDir"));
  const server = await startServer({
    DATA_DIR: dataDir,
    NODE_ENV: "production",
    EMBEDDED: "1",
    TRUST_PROXY: "1",
    LOG_LEVEL: "debug",
    ADMIN_KEY: "the-admin-key-of-production",
    STATS_KEY: "the-stats-key-of-production",
  });
  try {
    await use(server);
  } finally {
    if (server.process.exitCode === null) await server.end("SIGKILL");
    remove();
  }
}

it("a server with a database that hangs is alive but not ready, and then serves without it", async () => {
  // Accepts connections and never sends a byte.
  const silent = createServer().listen(0, "127.0.0.1");
  const free = createServer().listen(0, "127.0.0.1");
  await Promise.all([once(silent, "listening"), once(free, "listening")]);
  const { port } = free.address() as AddressInfo;
  await new Promise((closed) => free.close(closed));
  const database = `postgres://me:hush@127.0.0.1:${(silent.address() as AddressInfo).port}/x`;
  const starting = startServer({ PORT: `${port}`, DATABASE_URL: database });

  const status = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
    return response && [response.status, await response.json()];
  };
  const alive = [200, { success: true }];
  await expect.poll(() => status("/healthz")).toEqual(alive);
  const notYet = [503, { success: false, error: "The server is starting; try again in a moment" }];
  expect(await status("/readyz")).toEqual(notYet);
  expect(await status("/api/tds?constituency=Clare")).toEqual(notYet);

  const server = await starting;
  expect(await status("/readyz")).toEqual([200, { success: true, degraded: ["database"] }]);
  expect(await status("/api/tds?constituency=Clare")).toMatchObject([200, { source: "stored" }]);
  const { code, stdout, stderr } = await server.end("SIGTERM");
  silent.close();
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /^.* warn The database does not answer: the start goes on with the bundled TDs\n$/,
  );
  expect(stdout + stderr).not.toContain("hush");
});

it("a stopping server reports not ready first and completes open requests", async () => {
  await withServer(async (server) => {
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    const { port } = new URL(server.origin);
    const sender = connect(Number(port), "127.0.0.1");
    const head = `POST /api/events HTTP/1.1\r\nhost: a\r\nuser-agent: ${USER_AGENT}\r\n`;
    sender.write(
      `${head}content-type: text/plain\r\nexpect: 100-continue\r\ncontent-length: ${EVENT.length}\r\n\r\n`,
    );
    const [interim] = await once(sender, "data");
    expect(`${interim}`).toMatch(/^HTTP\/1\.1 100 /);
    sender.write(EVENT.slice(0, 20));

    // Requests from before the signal until the server has closed its port.
    const ready: number[] = [];
    const lookups: [status: number, connection: string | null][] = [];
    const requestUntilClosed = async () => {
      for (;;) {
        const { status } = await fetch(`${server.origin}/readyz`);
        ready.push(status);
        const lookup = await fetch(`${server.origin}/api/tds?constituency=Clare`);
        if (status === 503) lookups.push([lookup.status, lookup.headers.get("connection")]);
        await sleep(20);
      }
    };
    const closed = requestUntilClosed().catch(() => {});
    await expect.poll(() => ready.length).toBeGreaterThan(0);
    const ended = server.end("SIGTERM");
    await closed;
    expect([...new Set(ready)]).toEqual([200, 503]);
    expect(ready).toEqual([...ready].sort());
    expect(new Set(lookups.map(String))).toEqual(new Set(["200,close"]));

    // The port is closed, and the server still waits for the open request.
    sender.write(EVENT.slice(20));
    const [reply] = await once(sender, "data");
    expect(`${reply}`).toMatch(/^HTTP\/1\.1 204 /);
    const { code } = await ended;
    expect(code).toBe(0);
  });
});

it("a production server logs JSON without personal data, queries and keys", async () => {
  await withServer(async (server) => {
    const headers = { "user-agent": "Visitor/7", "x-forwarded-for": "192.0.2.77" };
    const lookup = await fetch(`${server.origin}/api/tds?constituency=Clare`, { headers });
    await fetch(`${server.origin}/nothing?key=hush`, { headers });
    await fetch(`${server.origin}/api/stats?days=7`, {
      headers: { ...headers, authorization: "Bearer the-stats-key-of-production" },
    });
    const { stderr, stdout } = await server.end("SIGTERM");
    const entries = stderr
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const request = lookup.headers.get("x-request-id");
    expect(entries.find((entry) => entry.request === request)).toMatchObject({
      level: "debug",
      msg: expect.stringMatching(/^GET \/api\/tds 200 \d+\.\d ms$/),
    });
    expect(entries.map(({ msg }) => msg)).toContain("Nothing at /nothing");
    expect(stderr).not.toMatch(/Clare|192\.0\.2|127\.0\.0\.1|Visitor|hush|the-(?:stats|admin)-key/);
    expect(stdout).not.toMatch(/the-(?:stats|admin)-key/);
  });
});
