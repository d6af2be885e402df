/**
 * `npm run dev`: the whole product on one port, as it is being written. Vite
 * serves the site; the API is loaded through it and made anew after an edit,
 * which counts from the next request on; the embed files are rebuilt when the
 * widget changes.
 */
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { buildStale } from "./build.mjs";

const ROOT = resolve(import.meta.dirname, "../..");
const BUILD = join(ROOT, ".build");
const OF_THE_API = /^\/(?:api(?:\/|\?|$)|embed\/|healthz|readyz)/;

await buildStale(["api", "widget"]);

const server = createServer();
const vite = await createVite({
  configFile: join(ROOT, "site/vite.config.ts"),
  server: { middlewareMode: true, hmr: { server } },
  appType: "spa",
});

/** @param {string} path of a module of the API, to be had as it now stands */
const load = (path) => vite.ssrLoadModule(join(ROOT, "api", path));

const { parseEnv } = /** @type {typeof import("../../api/env.ts")} */ (await load("env.ts"));
const { resolveKeys } = /** @type {typeof import("../../api/access/keys.ts")} */ (
  await load("access/keys.ts")
);
const { CONNECT_MESSAGES, openDatabase } = /** @type {typeof import("../../api/db/connect.ts")} */ (
  await load("db/connect.ts")
);
const parsed = parseEnv(process.env);
if (!parsed.ok) exitWithError(parsed.failure);
const env = parsed.value;
const keys = resolveKeys(env);
const opened = await openDatabase(env.database, join(BUILD, "api/embedded-database.js"));
if (!opened.ok) exitWithError(CONNECT_MESSAGES[opened.failure.code](opened.failure.detail));
const database = opened.value;

/** What the modules made last, and by which of them. @type {{ by: unknown[], app: Promise<ReturnType<typeof import("../../api/app.ts")["createApp"]>>, close: () => Promise<void> } | null} */
let made = null;

const api = getRequestListener(async (request) => {
  const { createApp } = /** @type {typeof import("../../api/app.ts")} */ (await load("app.ts"));
  const { prepare } = /** @type {typeof import("../../api/deps.ts")} */ (await load("deps.ts"));
  const { createLog } = /** @type {typeof import("../../api/observe/log.ts")} */ (
    await load("observe/log.ts")
  );
  const by = [createApp, prepare, createLog];
  if (made === null || by.some((each, index) => each !== made?.by[index])) {
    const before = made;
    const prepared = Promise.resolve(before?.close()).then(() =>
      prepare(database.sql, env, keys, createLog(env.logLevel), BUILD),
    );
    made = {
      by,
      app: prepared.then(({ deps }) => createApp(deps)),
      close: async () => (await prepared).close(),
    };
  }
  return (await made.app).fetch(request);
});

server.on("request", (request, response) => {
  if (OF_THE_API.test(request.url ?? "")) api(request, response);
  else vite.middlewares(request, response);
});
server.on("error", (error) => exitWithError(`Cannot listen on port ${env.port}: ${error.message}`));
server.listen(env.port, env.host, () => {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : env.port;
  const origin = `http://${env.host}:${port}`;
  console.log(`The campaign, in development, is at  ${origin}/`);
  console.log(`Admin panel  ${origin}/admin#key=${encodeURIComponent(keys.admin)}`);
  console.log(`Private figures  ${origin}/private?key=${encodeURIComponent(keys.stats)}`);
});

const widget = spawn(
  process.execPath,
  [join(ROOT, "node_modules/vite/bin/vite.js"), "build", "--watch", "-c", "widget/vite.config.ts"],
  {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    // A partner's page gets what visitors get; Vite has set this to development here.
    env: { ...process.env, NODE_ENV: "production" },
  },
);

let stopping = false;
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    widget.kill();
    server.closeAllConnections();
    await made?.close();
    await vite.close();
    await database.close();
    process.exit(0);
  });
}

/**
 * @param {string} message
 * @returns {never}
 */
function exitWithError(message) {
  console.error(message);
  process.exit(1);
}
