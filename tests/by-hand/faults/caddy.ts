import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../free-port.mjs";

const CADDYFILE = resolve(import.meta.dirname, "../../../api/Caddyfile");

/** Whether the proxy of Debian's package `caddy` is installed. */
export const HAS_CADDY = (() => {
  try {
    execFileSync("caddy", ["version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

/** A running proxy. */
type RunningProxy = { origin: string; stop: () => Promise<void> };

/**
 * Starts the shipped Caddyfile on a free port in front of the servers at these origins.
 *
 * @param frontProxies the addresses of proxies in front of this one
 */
export async function startCaddy(
  origins: readonly string[],
  frontProxies = "",
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), "bia-caddy-"));
  const port = await freePort();
  const config = join(folder, "Caddyfile");
  // Caddy's own port for changes of the configuration would be shared with other processes.
  const shipped = readFileSync(CADDYFILE, "utf8").replace(/^\{$/m, "{\n\tadmin off");
  writeFileSync(config, shipped);
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE: `http://127.0.0.1:${port}`,
    SERVERS: origins.map((origin) => new URL(origin).host).join(" "),
    FRONT_PROXIES: frontProxies,
  };
  const caddy = spawn("caddy", ["run", "--config", config, "--adapter", "caddyfile"], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(caddy, "exit");
  caddy.stderr.resume();
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      caddy.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
