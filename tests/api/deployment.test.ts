import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createApp } from "../../api/app.ts";
import { fieldAt } from "../../api/contract/campaign/campaign.ts";
import { exampleFacts } from "../../api/contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { parseEnv } from "../../api/env.ts";
import viteConfig from "../../api/vite.config.ts";
import { TARGETS } from "../../site/tools/build.mjs";
import { ROOT, sourceFiles } from "../source-files.ts";
import { fakeDeps, MANGLED_LINKS, SIGNATURE_PART } from "./fake-deps.ts";

const read = (name: string) => readFileSync(join(ROOT, "api", name), "utf8");
const dockerfile = read("Dockerfile");
const compose = read("compose.yaml");
const caddyfile = read("Caddyfile");
const guide = readFileSync(join(ROOT, ".github/OPERATIONS.md"), "utf8");
const documents = read("README.md") + guide;

const OPERATOR_ENV: Record<string, string> = {
  PUBLIC_URL: "https://campaign.example",
  ADMIN_KEY: "the-admin-key-of-production",
  STATS_KEY: "the-stats-key-of-production",
  POSTGRES_PASSWORD: "hush",
  VERSION: "v1.0.0",
};

/** Replaces `${NAME:-default}` and `${NAME:?error}` in the values, as Docker Compose does. */
const interpolate = (_key: unknown, value: unknown) =>
  typeof value !== "string"
    ? value
    : value.replaceAll(
        /\$\{(\w+):[?-]([^}]*)\}/g,
        (_all, name, usual) => OPERATOR_ENV[name] ?? usual,
      );

/** The parts of a service in `compose.yaml` that are tested. */
type Service = {
  environment?: Record<string, string>;
  stop_grace_period?: string;
  ports?: string[];
  logging?: { driver: string };
};

const { services, configs } = parse(compose, interpolate, { merge: true }) as {
  services: Record<string, Service>;
  configs: Record<string, { content: string }>;
};
const servers = Object.entries(services).filter(([name]) => name.startsWith("app"));

const imageEnv = Object.fromEntries(
  [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs = ""]) =>
    pairs.split(" ").map((pair) => pair.split("=") as [string, string]),
  ),
);

/** The environment of every server in the guide. */
const OF_ALL = { trustProxy: 1, publicUrl: "https://campaign.example" };

describe("the Dockerfile", () => {
  it("copies every input of the build", () => {
    const { widget, site, api } = TARGETS;
    const inputs = [widget, site, api].flatMap((target) => target?.files ?? []);
    for (const input of new Set(inputs.map((file) => file.split("/")[0])))
      expect(dockerfile).toMatch(new RegExp(`^COPY .*\\b${input}\\b`, "m"));
  });

  it("runs the built server as a user without write access", () => {
    const [, program = ""] =
      /^CMD \["node", "--max-semi-space-size=2", "\.build\/api\/(.+)\.js"\]$/m.exec(dockerfile) ??
      [];
    const inputs = viteConfig.build?.rolldownOptions?.input;
    expect(Object.keys(inputs ?? {})).toContain(program);
    const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
    expect(last).toMatch(/^USER (?!root)\w+$/m);
    expect(last.indexOf("USER ")).toBeGreaterThan(last.lastIndexOf("COPY "));
  });

  it.each([
    ["is ready", false, 0],
    ["shuts down", true, 1],
  ])("has a health check for a server that %s", async (_state, isEnding, code) => {
    const [, command = "[]"] = /^HEALTHCHECK .+\n +CMD (\[.+\])$/m.exec(dockerfile) ?? [];
    const { fetch } = createApp(fakeDeps({ readiness: () => ({ isEnding, degraded: [] }) }));
    const server = createAdaptorServer({ fetch }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const env = { PORT: `${(server.address() as AddressInfo).port}` };
    const check = spawn(process.execPath, JSON.parse(command).slice(1), { env, stdio: "ignore" });
    expect(await once(check, "exit")).toEqual([code, null]);
    server.close();
  });
});

describe("compose.yaml and the Caddyfile", () => {
  it.each(servers)("set valid and documented environment variables for %s", (_name, service) => {
    const env = { ...imageEnv, ...service.environment };
    const database = { kind: "postgres" };
    const value = { ...OF_ALL, production: true, host: "0.0.0.0", database };
    expect(parseEnv(env)).toMatchObject({ ok: true, value });
    for (const name of Object.keys(env)) expect(documents, name).toContain(`\`${name}\``);
  });

  it("run two servers with read-only files behind the proxy that they trust", () => {
    expect(servers.map(([name]) => name)).toEqual(["app1", "app2"]);
    for (const [, service] of servers) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
    }
    const [, upstreams = ""] = /\{\$SERVERS:(.+?)\}/.exec(caddyfile) ?? [];
    expect(upstreams.split(" ")).toEqual(servers.map(([name]) => `${name}:${imageEnv.PORT}`));
    const [, healthPath = ""] = /health_uri (\S+)/.exec(caddyfile) ?? [];
    expect(createApp(fakeDeps()).routes.map(({ path }) => path)).toContain(healthPath);
  });

  it("connect the servers as the owner of their database, not as its superuser, and give them time to stop", () => {
    const [sql = ""] = Object.values(configs).map(({ content }) => content);
    const serve = read("commands/serve.ts");
    const [, deadlineMs = ""] = /SHUTDOWN_TIMEOUT_MS = ([\d_]+)/.exec(serve) ?? [];
    for (const [, { environment, stop_grace_period = "" }] of servers) {
      const graceMs = Number.parseInt(stop_grace_period, 10) * 1000;
      expect(graceMs).toBeGreaterThan(Number(deadlineMs.replaceAll("_", "")));
      const { username, pathname } = new URL(environment?.DATABASE_URL ?? "");
      expect(services.database?.environment).not.toHaveProperty("POSTGRES_USER");
      expect(sql).toContain(`create role ${username} login`);
      expect(sql).toContain(`create database ${pathname.slice(1)} owner ${username};`);
    }
    // The servers know the password that the superuser is created with.
    expect(sql).toContain("alter role postgres password null;");
  });

  it.each([
    ["/nothing/here?key=hush", "/nothing/here"],
    ...MANGLED_LINKS.map((link) => [link, expect.not.stringContaining(SIGNATURE_PART)]),
  ])("log %s without its query or its signed part", (uri, logged) => {
    const [, pattern = ""] = /request>uri regexp "(.+)" ""/.exec(caddyfile) ?? [];
    expect(uri.replaceAll(new RegExp(pattern, "g"), "")).toEqual(logged);
  });

  it("take no server out of service for a request that failed, since its client may have broken it", () => {
    expect(caddyfile).not.toMatch(/^\s*(?:fail_duration|max_fails|unhealthy_\w+)/m);
  });

  it("set every header that a server takes from its proxy", () => {
    const pattern = /header\("(x-[a-z-]+)"\)|headers\["(x-[a-z-]+)"\]/g;
    const names = sourceFiles(["api"], /\.ts$/).flatMap((path) =>
      [...readFileSync(join(ROOT, path), "utf8").matchAll(pattern)].map(([, a, b]) => a ?? b),
    );
    expect(names).toContain("x-forwarded-for");
    for (const name of names) expect(caddyfile).toContain(name);
  });

  it("publish the proxy's ports only, and keep a bounded log of every service", () => {
    const published = Object.entries(services).filter(([, { ports = [] }]) => ports.length > 0);
    expect(published.map(([name]) => name)).toEqual(["proxy"]);
    for (const [name, { logging }] of Object.entries(services)) {
      expect(logging?.driver, name).toBe("local");
    }
  });
});

/** The values that the guide's files get from the shell. */
const SHELL: Record<string, string> = { SITE: "campaign.example", VERSION: "v1.0.0" };

/** Returns the settings that the guide writes into a file, with what the shell puts into them. */
function writtenTo(file: string): Record<string, string> {
  const [, text = ""] =
    new RegExp(`^cat > ${file} <<END\n([\\s\\S]+?)\nEND$`, "m").exec(guide) ?? [];
  let keys = 0;
  const lines = text
    .replaceAll(/\$\(openssl rand -hex 24\)/g, () => `${keys++}`.padStart(48, "a"))
    .replaceAll(/\$(\w+)/g, (_all, name) => SHELL[name] ?? "b".repeat(48))
    .split("\n");
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
}

describe("the operator's guide", () => {
  it("writes every setting that compose.yaml requires", () => {
    const required = [...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = ""]) => name);
    const settings = writtenTo("\\.env");
    expect(required).toContain("VERSION");
    for (const name of [...required, "SITE", "METRICS_KEY"])
      expect(settings, name).toHaveProperty([name]);
    const optional = [...compose.matchAll(/\$\{(\w+):-/g)].map(([, name = ""]) => name);
    for (const name of optional) expect(documents, name).toContain(name);
  });

  it("writes settings that a server of the systemd unit starts with", () => {
    const [, own = ""] = /^Environment=(.+)$/m.exec(read("campaign@.service")) ?? [];
    const service = own.replace("%i", "8787").split(" ");
    const env = {
      ...Object.fromEntries(service.map((pair) => pair.split("="))),
      ...writtenTo("/etc/campaign.env"),
    };
    const value = { ...OF_ALL, host: "127.0.0.1", port: 8787, metricsKey: expect.any(String) };
    expect(parseEnv(env)).toMatchObject({ ok: true, value });
  });

  it("names every example of the bundled campaign as the form does", () => {
    const [, firstDay = ""] = /### The first day\n([\s\S]+?)\n### /.exec(guide) ?? [];
    for (const path of exampleFacts(DEFAULT_CAMPAIGN)) {
      const label = fieldAt(path)?.label.replace(/, link$/, "") ?? path;
      expect(firstDay.replaceAll(/\s+/g, " ")).toContain(label);
    }
  });
});
