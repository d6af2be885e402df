/**
 * `npm run dev`: the whole product on one port, for development. Vite serves the pages. All else comes
 * from the built server, which is built and started again when the files that it is made from change.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer as createSocket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createServer } from "vite";
import { ROOT, wireitRun } from "./build.mjs";

/** What the server answers: the API, the embed files, and the pages that it renders. */
const SERVED =
  "^/(?:(?:api|embed)/.|(?:healthz|metrics|readyz|(?:ga/)?(?:tds|where-they-stand)|ga)(?:\\?|$)|(?:ga/)?(?:tds|figures)/)";
const host = process.env.HOST || "localhost";
const port = Number(process.env.PORT || 8787);
/** The same after each start of the server. */
const keys = {
  ADMIN_KEY: process.env.ADMIN_KEY || randomBytes(24).toString("base64url"),
  STATS_KEY: process.env.STATS_KEY || randomBytes(24).toString("base64url"),
};

const socket = createSocket().listen(0, host);
await once(socket, "listening");
const address = socket.address();
const innerPort = typeof address === "object" ? address?.port : 0;
socket.close();
const target = `http://${host}:${innerPort}`;
const settings = { ...keys, HOST: host, PORT: `${innerPort}`, WIREIT_WATCH: "true" };
const [program, args, options] = wireitRun("dev:server", { ...settings, WIREIT_LOGGER: "simple" });
const server = spawn(program, args, options);
server.once("exit", (code) => process.exit(code ?? 0));

const vite = await createServer({
  configFile: join(ROOT, "site/vite.config.ts"),
  server: { host, port, strictPort: true, proxy: { [SERVED]: target } },
  plugins: [
    {
      name: "language-of-the-page",
      transformIndexHtml: (html, { originalUrl = "/" }) =>
        originalUrl.startsWith("/ga/") ? html.replace('lang="en-IE"', 'lang="ga"') : html,
    },
  ],
});
while (!(await fetch(`${target}/readyz`).catch(() => null))?.ok) await sleep(200);
await vite.listen();
const [home = ""] = vite.resolvedUrls?.local ?? [];
console.log(`Development server  ${home}`);
console.log(`Admin panel  ${home}admin#key=${encodeURIComponent(keys.ADMIN_KEY)}`);
console.log(`Private stats  ${home}private#key=${encodeURIComponent(keys.STATS_KEY)}`);

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => server.kill("SIGTERM"));
}
