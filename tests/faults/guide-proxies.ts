import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../free-port.mjs";
import type { RunningProxy } from "./caddy.ts";

/** A proxy whose settings the operator's guide gives. */
export type GuideProxy = {
  name: "nginx" | "haproxy";
  isInstalled: boolean;
  /** Starts it with the guide's settings, without TLS, in front of the servers at these origins. */
  start: (origins: readonly string[]) => Promise<RunningProxy>;
};

/** Returns the guide's settings for a proxy. Throws when the guide has none. */
function settingsOf(name: string): string {
  const guide = readFileSync(resolve(import.meta.dirname, "../../api/README.md"), "utf8");
  const [, block] = new RegExp(`^\`\`\`${name}\\n([^\`]+)^\`\`\`$`, "m").exec(guide) ?? [];
  if (block === undefined) throw new Error(`The guide has no settings for ${name}`);
  return block;
}

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Runs a proxy with this configuration in a folder of its own until it is stopped. */
async function run(
  program: string,
  port: number,
  configure: (folder: string) => string,
  args: (config: string, folder: string) => string[],
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), `bia-${program}-`));
  const config = join(folder, "config");
  writeFileSync(config, configure(folder));
  const proxy = spawn(program, args(config, folder), { stdio: "ignore" });
  const ended = once(proxy, "exit");
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      proxy.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Replaces the guide's two servers by those of a test. */
function withServers(settings: string, origins: readonly string[]): string {
  return origins.reduce(
    (text, origin, index) => text.replace(`127.0.0.1:${8787 + index}`, new URL(origin).host),
    settings,
  );
}

async function startNginx(origins: readonly string[]): Promise<RunningProxy> {
  const port = await freePort();
  const site = withServers(settingsOf("nginx"), origins)
    .replaceAll(/^\s*(?:ssl_certificate|listen \[).*\n/gm, "")
    .replace(/listen 443.*;/, `listen 127.0.0.1:${port};`);
  const configure = (folder: string) => {
    const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const temporary = kinds.map((kind) => `${kind}_temp_path ${mkdirIn(folder, kind)};\n`).join("");
    const main = `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\n`;
    return `${main}http {\n${temporary}${site}}\n`;
  };
  return run("nginx", port, configure, (config, folder) => ["-c", config, "-p", folder]);
}

function mkdirIn(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

async function startHaproxy(origins: readonly string[]): Promise<RunningProxy> {
  const port = await freePort();
  const settings = withServers(settingsOf("haproxy"), origins);
  const plain = settings.replace(/bind :443.*/, `bind 127.0.0.1:${port}`);
  return run(
    "haproxy",
    port,
    () => plain,
    (config) => ["-db", "-f", config],
  );
}

export const GUIDE_PROXIES: readonly GuideProxy[] = [
  { name: "nginx", isInstalled: isInstalled("nginx"), start: startNginx },
  { name: "haproxy", isInstalled: isInstalled("haproxy"), start: startHaproxy },
];
