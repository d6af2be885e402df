import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createApp } from "../../api/app.ts";
import { parseEnv } from "../../api/env.ts";
import viteConfig from "../../api/vite.config.ts";
import { ROOT } from "../source-files.ts";
import { fakeDeps } from "./fake-deps.ts";

const read = (name: string) => readFileSync(join(ROOT, "api", name), "utf8");
const dockerfile = read("Dockerfile");
const compose = read("compose.yaml");
const caddyfile = read("Caddyfile");
const readme = read("README.md");

/** The operator's variables. */
const OPERATOR_ENV: Record<string, string> = {
  PUBLIC_URL: "https://campaign.example",
  ADMIN_KEY: "the-admin-key-of-production",
  STATS_KEY: "the-stats-key-of-production",
  POSTGRES_PASSWORD: "hush",
};

/** Replaces `${NAME:-default}` and `${NAME:?error}` as Docker Compose does. */
const interpolate = (text: string) =>
  text.replaceAll(
    /\$\{(\w+):[?-]([^}]*)\}/g,
    (_all, name, fallback) => OPERATOR_ENV[name] ?? fallback,
  );

/** Returns the `name: value` lines of the YAML mapping that begins with the line `opening`. */
function yamlMapping(text: string, opening: string): Record<string, string> {
  const [, body = ""] = text.split(`\n${opening}\n`);
  const indent = /^ */.exec(opening)?.[0].length ?? 0;
  const lines = body.split("\n");
  const end = lines.findIndex((line) => line.trim() !== "" && line.search(/\S/) <= indent);
  const entries = (end === -1 ? lines : lines.slice(0, end)).filter(
    (line) => line.search(/\S/) === indent + 2 && !line.trim().startsWith("#"),
  );
  return Object.fromEntries(
    entries.map((line) => {
      const [, name = "", value = ""] = /^\s*([\w.]+): ?(.*)$/.exec(line) ?? [];
      return [name, value.replaceAll('"', "")];
    }),
  );
}

/** The environment variables that the Dockerfile sets. */
const imageEnv = Object.fromEntries(
  [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs = ""]) =>
    pairs.split(" ").map((pair) => pair.split("=") as [string, string]),
  ),
);

describe("the Dockerfile", () => {
  it("copies only existing files that .dockerignore includes", () => {
    const ignored = read("Dockerfile.dockerignore").split("\n");
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) =>
      (names ?? "").split(" "),
    );
    expect(copied).toContain("package-lock.json");
    for (const name of copied) {
      expect(existsSync(join(ROOT, name)), name).toBe(true);
      expect(ignored, name).toContain(`!${name}`);
    }
  });

  it("copies every input of the build", async () => {
    const build = readFileSync(join(ROOT, "site/tools/build.mjs"), "utf8");
    const served = build.slice(0, build.indexOf("package: {"));
    const inputs = [...served.matchAll(/inputs: \[([^\]]+)\]|COMMON = \[([^\]]+)\]/g)].flatMap(
      ([, inputs, common]) => (inputs ?? common ?? "").match(/[\w./-]+/g) ?? [],
    );
    expect(inputs.length).toBeGreaterThan(5);
    for (const input of inputs) {
      expect(dockerfile, input).toMatch(new RegExp(`^COPY .*\\b${input.split("/")[0]}\\b`, "m"));
    }
  });

  it("runs the built server as a user without write access and checks a served path", () => {
    const [, program = ""] = /^CMD \["node", "\.build\/api\/(.+)\.js"\]$/m.exec(dockerfile) ?? [];
    const inputs = viteConfig.build?.rolldownOptions?.input;
    expect(Object.keys(inputs ?? {})).toContain(program);
    const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));
    expect(last).toMatch(/^USER (?!root)\w+$/m);
    expect(last.indexOf("USER ")).toBeGreaterThan(last.lastIndexOf("COPY "));
    const [, healthPath = ""] = /fetch\('http:\/\/127\.0\.0\.1:8787(\/\w+)'\)/.exec(last) ?? [];
    expect(createApp(fakeDeps()).routes.map(({ path }) => path)).toContain(healthPath);
  });

  it("keeps the hashed embed files of the previous image", () => {
    expect(dockerfile).toMatch(/--mount=type=bind,from=previous/);
    expect(dockerfile).toMatch(/cp -r \/previous\/app\/\.build\/widget\/\. \.build\/widget\//);
    expect(dockerfile.indexOf("/previous/app")).toBeLessThan(dockerfile.indexOf("npm run build"));
  });
});

describe("compose.yaml and the Caddyfile", () => {
  const env = { ...imageEnv, ...yamlMapping(interpolate(compose), "  environment:") };

  it("sets valid and documented environment variables for the servers", () => {
    const parsed = parseEnv(env);
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        production: true,
        host: "0.0.0.0",
        trustProxy: 1,
        publicUrl: "https://campaign.example",
        database: { kind: "postgres" },
      },
    });
    for (const name of Object.keys(env)) expect(readme, name).toContain(`\`${name}\``);
  });

  it("runs two servers with read-only files behind the proxy that they trust", () => {
    expect(compose).toMatch(/^ {2}app1: \*app\n {2}app2: \*app$/m);
    expect(compose).toMatch(/^ {2}read_only: true$/m);
    expect(compose).toMatch(/^ {2}cap_drop:\n {4}- ALL$/m);
    const [, servers = ""] = /\{\$SERVERS:(.+?)\}/.exec(caddyfile) ?? [];
    expect(servers.split(" ")).toEqual(["app1", "app2"].map((name) => `${name}:${env.PORT}`));
    const [, healthPath = ""] = /health_uri (\S+)/.exec(caddyfile) ?? [];
    expect(createApp(fakeDeps()).routes.map(({ path }) => path)).toContain(healthPath);
  });

  it("gives a server more time to stop than its own deadline", () => {
    const seconds = Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]);
    const server = readFileSync(join(ROOT, "api/commands/serve.ts"), "utf8");
    const deadlineMs = /SHUTDOWN_TIMEOUT_MS = ([\d_]+)/.exec(server)?.[1]?.replace("_", "");
    expect(seconds * 1000).toBeGreaterThan(Number(deadlineMs));
  });

  it("mounts only existing files", () => {
    for (const [, name = ""] of compose.matchAll(/- \.\/([\w.]+):/g)) {
      expect(existsSync(join(ROOT, "api", name)), name).toBe(true);
    }
    expect(compose).toContain("dockerfile: api/Dockerfile");
  });
});
