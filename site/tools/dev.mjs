/**
 * `npm run dev`: the whole product on one port, for development. Vite serves the pages. All else comes
 * from the built server; what an edit makes stale is built anew, and the server starts again.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer as createSocket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildStale, ROOT } from "./build.mjs";

// A static import would fail before `build.mjs` says that no packages are installed.
const { createServer } = await import("vite");

const host = process.env.HOST || "localhost";
const port = Number(process.env.PORT || 8787);
/** Keys that stay when the server starts again. */
const keys = {
  ADMIN_KEY: process.env.ADMIN_KEY || randomBytes(24).toString("base64url"),
  STATS_KEY: process.env.STATS_KEY || randomBytes(24).toString("base64url"),
};

/** Returns the port of a socket that could listen on one. @param {number} port */
async function freePort(port) {
  const socket = createSocket().listen(port, host);
  await once(socket, "listening");
  const address = socket.address();
  socket.close();
  return typeof address === "object" ? address?.port : port;
}

try {
  await freePort(port);
} catch (error) {
  console.error(
    `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : error}`,
  );
  process.exit(1);
}
await buildStale();
/** @type {{ path: string, file: string | null }[]} */
const pages = JSON.parse(readFileSync(join(ROOT, ".build/site/pages.json"), "utf8"));
const serverPaths = pages.filter(({ file }) => file === null).map(({ path }) => path);
/** What the server answers: the API, the embed files, and the pages that it renders. */
const SERVED = `^/(?:api|embed|(?:ga/)?(?:tds|figures))/.|^(?:/ga)?/street\\.svg$|^(?:/healthz|/metrics|/readyz|/ga|${serverPaths.join("|")})(?:\\?|$)`;
const target = `http://${host}:${await freePort(0)}`;
const env = { ...process.env, ...keys, HOST: host, PORT: new URL(target).port, NODE_ENV: "" };
/** @type {import("node:child_process").ChildProcess | undefined} */
let server;
let ready = startServer();

async function startServer() {
  const args = [join(ROOT, ".build/api/server.js")];
  server = spawn(process.execPath, args, {
    env,
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
  });
  server.once("exit", (code) => code !== null && code > 0 && process.exit(code));
  while (!(await fetch(`${target}/readyz`).catch(() => null))?.ok) await sleep(50);
}

/** @param {import("node:child_process").ChildProcess | undefined} running */
async function end(running) {
  if (running === undefined || running.exitCode !== null) return;
  running.kill("SIGTERM");
  await once(running, "exit");
}

/** The last build. Edits after its begin wait for one more. @type {Promise<void>} */
let updated = Promise.resolve();
let isWaiting = false;

/** Builds what an edit has made stale, and starts the server anew. A build that fails has said why. */
async function update() {
  // An editor writes several files at a time.
  await sleep(50);
  isWaiting = false;
  const builder = join(ROOT, "site/tools/build.mjs");
  const [code] = await once(spawn(process.execPath, [builder], { stdio: "inherit" }), "exit");
  if (code !== 0) return;
  ready = end(server).then(startServer);
  await ready;
}

/** The address of this folder. Vite writes a `%` as it is, and then cannot read it. */
const folderUrl = `/@fs${encodeURI(ROOT)}/`;
const vite = await createServer({
  configFile: join(ROOT, "site/vite.config.ts"),
  server: { host, port, strictPort: true, proxy: { [SERVED]: target } },
  plugins: [
    {
      name: "language-of-the-page",
      transformIndexHtml: (html, { originalUrl = "/" }) =>
        originalUrl.startsWith("/ga/") ? html.replace('lang="en-IE"', 'lang="ga"') : html,
    },
    {
      name: "built-server",
      configureServer({ middlewares, watcher }) {
        // A request waits for a server that starts.
        middlewares.use((request, _response, next) => {
          request.url = request.url?.replace(folderUrl.replaceAll("%25", "%"), () => folderUrl);
          void ready.then(() => next());
        });
        watcher.add(["api", "widget"].map((folder) => join(ROOT, folder)));
        watcher.on("all", () => {
          if (isWaiting) return;
          isWaiting = true;
          updated = updated.then(update);
        });
      },
    },
  ],
});
await ready;
await vite.listen();
const [home = ""] = vite.resolvedUrls?.local ?? [];
console.log(`Development server  ${home}`);
console.log(`Admin panel         ${home}admin#key=${encodeURIComponent(keys.ADMIN_KEY)}`);
console.log(`Private figures     ${home}private#key=${encodeURIComponent(keys.STATS_KEY)}`);

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
  process.once(signal, () => void end(server).then(() => process.exit(0)));
