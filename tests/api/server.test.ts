import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Campaign } from "../../api/contract/campaign/campaign.ts";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { BROWSER, EVENT } from "../event-sender.ts";
import { startFakeOireachtas } from "../oireachtas/fake-oireachtas.ts";
import { copyFilled, describePostgres, firstParty, startFilled } from "../servers/databases.ts";
import { childrenOf, publish, runServer, startServer } from "../servers/server-process.ts";
import { ROOT } from "../source-files.ts";

describe("the server's start", () => {
  it("with an invalid environment fails with one line, in production of JSON", async () => {
    const { code, stdout, stderr } = await runServer({ NODE_ENV: "production" });
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^\{"level":"error".+"msg":"DATABASE_URL is not [^\n]*"\}\n$/);
  });

  it("on a port in use fails with one line and releases the data folder, where a server then ends with its killed database", async () => {
    const server = await startFilled();
    const folder = copyFilled();
    const { port } = new URL(server.origin);
    const ending = await runServer({ HOST: "127.0.0.1", PORT: port, DATA_DIR: folder });
    expect(ending).toMatchObject({ code: 1, stdout: "" });
    expect(ending.stderr).toBe(
      `Cannot listen on 127.0.0.1, port ${port}: the port is in use; stop the program that uses it, or set PORT\n`,
    );
    // The process group gets a signal twice.
    for (const child of childrenOf(server.process.pid)) process.kill(child, "SIGINT");
    server.process.kill("SIGINT");
    expect(await server.end("SIGINT")).toMatchObject({ code: 0, stderr: "" });
    const next = await startServer({ DATA_DIR: folder });
    const ended = once(next.process, "exit");
    for (const child of childrenOf(next.process.pid)) process.kill(child, "SIGKILL");
    expect(await ended).toEqual([1, null]);
  });

  it("on an unusable data folder fails with one line that names it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "bia-data-"));
    writeFileSync(join(folder, "a-file"), "");
    const dataDir = join(folder, "a-file/below");
    const ending = await runServer({ DATA_DIR: dataDir, PORT: "0" });
    rmSync(folder, { recursive: true, force: true });
    expect(ending).toMatchObject({ code: 1, stdout: "" });
    expect(ending.stderr).toMatch(/^The embedded database could not be opened: .*\n$/);
    expect(ending.stderr).toContain(dataDir);
  });
});

const ADMIN = { headers: { authorization: "Bearer the-admin-key-of-production" } };

it("a production server has every metric of the alerts, logs JSON without personal data, and when it stops reports not ready first, completes open requests and ends its database", async () => {
  const server = await startFilled({
    ADMIN_KEY: "the-admin-key-of-production",
    STATS_KEY: "the-stats-key-of-production",
    NODE_ENV: "production",
    EMBEDDED: "1",
    TRUST_PROXY: "1",
    LOG_LEVEL: "debug",
  });
  const headers = { "user-agent": "Visitor/7", "x-forwarded-for": "192.0.2.77" };
  const lookup = await fetch(`${server.origin}/api/tds?constituency=Clare`, { headers });
  await fetch(`${server.origin}/nothing?key=hush`, { headers });
  // The pages for visitors without scripts receive the place that they type, and the constituency.
  for (const path of ["/tds?place=Listowel", "/tds?place=Ballydehob", "/tds/dunlaoghaire"])
    await fetch(server.origin + path, { headers });
  await fetch(`${server.origin}/api/stats?days=7`, {
    headers: { ...headers, authorization: "Bearer the-stats-key-of-production" },
  });
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  const metrics = await (await fetch(`${server.origin}/metrics`, ADMIN)).text();
  const alerts = readFileSync(join(ROOT, "api/alerts.yaml"), "utf8").replaceAll(/#.*$/gm, "");
  const named = [...alerts.matchAll(/\b[a-z]+_[a-z0-9_]+\b/g)].map(([name]) => name);
  for (const name of new Set(named).add("trouble"))
    expect(metrics).toMatch(new RegExp(`^${name}[ {]`, "m"));
  expect(metrics).toMatch(/^campaign_version 0$/m);
  expect(metrics).toMatch(/^campaign_example_facts [1-9]/m);
  const [, free] = /^data_disk_free_bytes (\S+)$/m.exec(metrics) ?? [];
  const { bavail, bsize } = statfsSync(tmpdir());
  expect(Number(free) / (bavail * bsize)).toBeCloseTo(1, 1);
  const [database = 0] = childrenOf(server.process.pid);
  const event = JSON.stringify(EVENT);
  const { port } = new URL(server.origin);
  const sender = connect(Number(port), "127.0.0.1");
  const head = `POST /api/events HTTP/1.1\r\nhost: a\r\nuser-agent: ${BROWSER}\r\n`;
  sender.write(
    `${head}content-type: text/plain\r\nexpect: 100-continue\r\ncontent-length: ${event.length}\r\n\r\n`,
  );
  const [interim] = await once(sender, "data");
  expect(`${interim}`).toMatch(/^HTTP\/1\.1 100 /);
  sender.write(event.slice(0, 20));

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
  const ended = server.end("SIGHUP");
  await closed;
  expect([...new Set(ready)]).toEqual([200, 503]);
  expect(ready).toEqual([...ready].sort());
  expect(new Set(lookups.map(String))).toEqual(new Set(["200,close"]));

  // The port is closed, and the server still waits for the open request.
  sender.write(event.slice(20));
  const [reply] = await once(sender, "data");
  expect(`${reply}`).toMatch(/^HTTP\/1\.1 204 /);
  const { code, stderr, stdout } = await ended;
  expect(code).toBe(0);
  expect(() => process.kill(database, 0)).toThrow("ESRCH");
  const entries = stderr
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const request = lookup.headers.get("x-request-id");
  expect(entries.find((entry) => entry.request === request)).toMatchObject({
    level: "debug",
    msg: expect.stringMatching(/^GET \/api\/tds 200 \d+\.\d ms$/),
  });
  const messages = entries.map(({ msg }) => msg);
  expect(messages).toContain("Nothing at /nothing");
  expect(messages).toContainEqual(expect.stringContaining(`campaign is at ${server.origin}/`));
  expect(messages).toContainEqual(expect.stringMatching(/^No campaign is published: /));
  expect(stderr.replaceAll(server.origin, "")).not.toMatch(
    /Clare|Listowel|Ballydehob|laoghaire|192\.0\.2|127\.0\.0\.1|Visitor|hush|the-(?:stats|admin)-key/,
  );
  expect(stdout).toBe("");
});

const VOTE_URL = "https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/147/";
const GORMAN = "Roderic-O'Gorman.D.2020-02-08";
const VOTE = {
  date: "2026-07-08",
  subject: "The Arts",
  url: VOTE_URL,
  for: "nil" as const,
  nil: GORMAN,
};

it("a server's record begins with the bundled questions, and follows what staff publish to every lookup", async () => {
  const server = await startFilled({ ADMIN_KEY: "the-key", TD_MAX_AGE_HOURS: "8760" });
  const cardOf = async () => {
    const lookup = await fetch(`${server.origin}/api/tds?constituency=Dublin%20West`);
    const { data } = await lookup.json();
    return data.find(({ name }: { name: string }) => name === "Roderic O'Gorman");
  };
  const publishIn = (state: Campaign["state"]) => {
    const record = { ...DEFAULT_CAMPAIGN.record, votes: { 1: VOTE } };
    return publish(server.origin, "the-key", { ...DEFAULT_CAMPAIGN, state, record });
  };
  const { questions } = (await cardOf()).record;
  expect(questions).toContainEqual(["2025-03-06", 4]);
  await publishIn("live");
  await expect.poll(cardOf).toMatchObject({ record: { questions, votes: ["nil"] } });
  await publishIn("draft");
  await expect.poll(cardOf).not.toHaveProperty("record");
  expect((await server.end("SIGTERM")).stderr).not.toMatch(/ (?:warn|error) /);
});

describePostgres(
  "servers on one PostgreSQL",
  (it) => {
    it("start at the same time, store the TDs once, and all serve newly stored ones soon after", async (sql, choice) => {
      const oireachtas = await startFakeOireachtas();
      const env = { ...oireachtas.env, DATABASE_URL: choice.url };
      const servers = await Promise.all([1, 2].map(() => startServer(env)));
      expect(await sql`select count(*)::int from tds`).toMatchObject([{ count: 173 }]);
      for (const td of oireachtas.tds) td.party = "Refreshed";
      for (const { origin } of servers) {
        await expect.poll(() => firstParty(origin)).toBe("Refreshed");
      }
      for (const server of servers) {
        expect(await server.end("SIGTERM")).toMatchObject({ code: 0, stderr: "" });
      }
      await oireachtas.close();
    });
  },
  "nothing",
);
