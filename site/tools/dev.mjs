/**
 * `npm run dev`: the whole product on one port, for development. Vite serves the pages. All else comes
 * from the built server; what an edit makes stale is built anew, and the server starts again.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { createServer as createSocket } from "node:net";
import { join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { buildStale, TARGETS } from "./build.mjs";
import { ROOT } from "./prerequisites.mjs";

// A static import would fail before `build.mjs` says that no packages are installed.
const { build, createServer } = await import("vite");

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
/** Addresses that the server answers: the API, the embed files, and the pages that it renders. */
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

const { widget = {}, site = {}, api = {} } = TARGETS;
const REBUILT = { api, widget, site };

/** The targets that edits have made stale. @type {Set<string>} */
const stale = new Set();
let isUpdating = false;

/** Builds what is stale, without compressed copies, and starts the server anew after each part. */
async function update() {
  if (isUpdating) return;
  isUpdating = true;
  // An editor writes several files at a time.
  await sleep(50);
  for (const name of stale) {
    stale.delete(name);
    rmSync(join(ROOT, ".build", `${name}.fingerprint`), { force: true });
    if (await rebuild(name)) {
      ready = end(server).then(startServer);
      await ready;
    }
  }
  isUpdating = false;
}

/** Returns false where a build fails, which has said why. @param {string} name of a target */
async function rebuild(name) {
  // Vite's server has set another mode, and reads it no more.
  process.env.NODE_ENV = "production";
  if (name !== "site") {
    const configFile = join(ROOT, name, "vite.config.ts");
    return await build({ configFile, logLevel: "error" }).then(Boolean, () => false);
  }
  const script = join(ROOT, "site/tools/build-site.mjs");
  const [code] = await once(spawn(process.execPath, [script], { stdio: "inherit" }), "exit");
  return code === 0;
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
        watcher.on("all", (_event, path) => {
          const edited = relative(ROOT, path);
          for (const [name, { files = [], reads = [] }] of Object.entries(REBUILT))
            if (
              files.some((file) => edited.startsWith(file)) ||
              reads.some((read) => stale.has(read))
            )
              stale.add(name);
          void update();
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
