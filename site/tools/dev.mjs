/**
 * `npm run dev`: the whole product on one port, for development. Vite serves the site. The API is
 * loaded through Vite and recreated on the first request after an edit. The embed files are rebuilt
 * when the widget changes.
 */
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { buildStale } from "./build.mjs";

const ROOT = resolve(import.meta.dirname, "../..");
const BUILD = join(ROOT, ".build");
const API_PATHS =
  /^\/(?:api\/|(?:healthz|metrics|readyz|(?:ga\/)?(?:tds|where-they-stand)|ga)(?:\?|$)|(?:ga\/)?(?:tds|figures)\/)/;
/** Request paths of the embed files, which a second process rebuilds when the widget changes. */
const EMBED_PATHS = /^\/embed\/./;

buildStale();

const server = createServer();
const vite = await createVite({
  configFile: join(ROOT, "site/vite.config.ts"),
  server: { middlewareMode: true, hmr: { server } },
  appType: "spa",
  plugins: [
    {
      name: "language-of-the-page",
      async transformIndexHtml(html, { originalUrl = "/" }) {
        /** @type {typeof import("../server/page-html.ts")} */
        const { localizedTemplate } = await loadModule("site/server/page-html.ts");
        return localizedTemplate(html, originalUrl.startsWith("/ga/") ? "ga" : "en");
      },
    },
  ],
});

/** Loads the current version of a module. @type {(path: string) => Promise<any>} */
const loadModule = (path) => vite.ssrLoadModule(join(ROOT, path));

/** @type {typeof import("../../api/env.ts")} */
const { parseEnv } = await loadModule("api/env.ts");
/** @type {typeof import("../../api/access/key-guard.ts")} */
const { resolveKeys } = await loadModule("api/access/key-guard.ts");
/** @type {typeof import("../../api/db/connect.ts")} */
const { openDatabase } = await loadModule("api/db/connect.ts");
const parsed = parseEnv(process.env);
if (!parsed.ok) exitWithError(parsed.failure);
const env = parsed.value;
const keys = resolveKeys(env);
const engine = join(BUILD, "api/embedded-database.js");
const opened = await openDatabase(env.database, engine, { warn: console.error });
if (!opened.ok) exitWithError(opened.failure);
const database = opened.value;

/** The current app, and the module exports that it was created from. @type {{ createdFrom: unknown[], app: Promise<ReturnType<typeof import("../../api/app.ts")["createApp"]>>, close: () => Promise<void> } | null} */
let current = null;

const api = getRequestListener(async (request) => {
  /** @type {typeof import("../../api/app.ts")} */
  const { createApp } = await loadModule("api/app.ts");
  /** @type {typeof import("../../api/server.ts")} */
  const { openServer } = await loadModule("api/server.ts");
  /** @type {typeof import("../../api/http/static/site.ts")} */
  const { importRenderer } = await loadModule("api/http/static/site.ts");
  /** @type {typeof import("../../api/observe/log.ts")} */
  const { createLog } = await loadModule("api/observe/log.ts");
  const exports = [createApp, openServer, createLog];
  if (current === null || exports.some((each, index) => each !== current?.createdFrom[index])) {
    const previous = current;
    const prepared = Promise.resolve(previous?.close()).then(async () => {
      const renderer = await importRenderer(join(BUILD, "site"));
      return openServer(database.sql, env, keys, createLog(env.logLevel), BUILD, renderer);
    });
    current = {
      createdFrom: exports,
      app: prepared.then(({ deps }) => createApp(deps)),
      close: async () => (await prepared).close(),
    };
  }
  return (await current.app).fetch(request);
});

const embed = getRequestListener(async (request) => {
  /** @type {typeof import("../../api/http/static/embed.ts")} */
  const { readEmbed } = await loadModule("api/http/static/embed.ts");
  /** @type {typeof import("../../api/http/static/static-file.ts")} */
  const { respondWithFile } = await loadModule("api/http/static/static-file.ts");
  const { pathname } = new URL(request.url);
  const file = readEmbed(join(BUILD, "widget")).find(({ path }) => path === pathname);
  return file === undefined
    ? new Response("There is no such file, or it is being built.", { status: 404 })
    : respondWithFile(file, (name) => request.headers.get(name) ?? undefined);
});

server.on("request", (request, response) => {
  const url = request.url ?? "";
  if (EMBED_PATHS.test(url)) embed(request, response);
  else if (API_PATHS.test(url)) api(request, response);
  else vite.middlewares(request, response);
});
server.on("error", (error) => exitWithError(`Cannot listen on port ${env.port}: ${error.message}`));
server.listen(env.port, env.host, () => {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : env.port;
  const origin = `http://${env.host}:${port}`;
  console.log(`Development server  ${origin}/`);
  console.log(`Admin panel  ${origin}/admin#key=${encodeURIComponent(keys.admin)}`);
  console.log(`Private stats  ${origin}/private#key=${encodeURIComponent(keys.stats)}`);
});

const widget = spawn(
  process.execPath,
  [join(ROOT, "node_modules/vite/bin/vite.js"), "build", "--watch", "-c", "widget/vite.config.ts"],
  {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    // The embed files are always production builds. Vite has set NODE_ENV to development here.
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
    await current?.close();
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
