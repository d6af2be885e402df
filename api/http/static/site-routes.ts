import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import { LANGUAGES, type Language, localPath } from "../../contract/language.ts";
import { type Log, type LogContext, throttled } from "../../monitoring/log.ts";
import { failureResponse, isApiPath, redirect } from "../answer.ts";
import { requestIdOf } from "../listen.ts";
import type { ReleaseFiles } from "./release-files.ts";
import { notFoundPath, SECURITY_PATH, type Site } from "./site.ts";
import { respondWithFile, type StaticFile } from "./static-file.ts";

export type SiteDeps = {
  site: Site;
  embed: readonly StaticFile[];
  pages: {
    find: (path: string) => StaticFile | "not-rendered" | undefined;
    isHidden: (path: string) => boolean;
  };
  releaseFiles: Pick<ReleaseFiles, "find">;
  log: Log;
};

const METHODS = ["GET", "POST", "PUT", "DELETE", "OPTIONS"] as const;

/** Serves the files of site and element, and answers what no route does. Returns what serves the other pages. */
export function serveSite(app: Hono, { site, embed, pages, releaseFiles, log }: SiteDeps) {
  const respond = (c: Context, file: ReturnType<SiteDeps["pages"]["find"]>): Response => {
    if (file === "not-rendered") return failureResponse(c, 503, file);
    return file ? respondWithFile(c, file) : failureResponse(c, 404, "not-found");
  };
  /** Answers 404: with the page that says so, or as the API does. */
  const nothingAt = (c: Context): Response => {
    const { path } = c.req;
    return respond(c, isApiPath(path) ? undefined : pages.find(notFoundPath(path)));
  };
  const routesOf = (method: string, path: string) => app.router.match(method, path)[0];
  /** Leads to the page from an address as people and mail filters write it: other slashes, capitals, `%23`. */
  const leadToPage = (c: Context): Response | null => {
    const { pathname, search } = new URL(c.req.url);
    const [requested = ""] = c.req.path.split("%23");
    const plain = requested.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const path = `/${plain.split("/").filter(Boolean).join("/")}`.replace(/^\/ga$/, "/ga/");
    const fragment = pathname.split("%23").slice(1).join("%23");
    const isPage = routesOf("GET", path).length > 0 && !isApiPath(path);
    if (!isPage || (path === requested && fragment === "")) return null;
    const address = encodeURI(path) + search;
    // No cache keeps the TD and the constituency that a reminder's link names.
    return fragment === "" ? redirect(308, address) : redirect(303, `${address}#${fragment}`);
  };

  const serve = (path: string, built?: StaticFile) =>
    app.get(path, (c) => respond(c, pages.find(path) ?? built));
  for (const { path, file } of site.pages) if (file !== null && !path.endsWith("*")) serve(path);
  serve(SECURITY_PATH);
  for (const file of [...embed, ...site.files]) serve(file.path, file);
  for (const { path, handler } of site.media) app.get(path, handler);

  const logUnknown = throttled(log.info, 100, 10_000);
  app.notFound(async (c) => {
    const { path, method } = c.req;
    if (method === "GET" || method === "HEAD") {
      const archived = await releaseFiles.find(path);
      const response = archived ? respondWithFile(c, archived) : leadToPage(c);
      if (response) return response;
    }
    const allowed = METHODS.filter((each) => routesOf(each, path).length > 0);
    if (allowed.length > 0) {
      const allow = allowed.join(", ").replace("GET", "GET, HEAD");
      return failureResponse(c, 405, "method-not-allowed", { allow });
    }
    logUnknown(`Nothing at ${loggedPath(path)}`, requestOf(c));
    return nothingAt(c);
  });
  app.onError((error, c) => {
    const { method, path } = c.req;
    log.error(`${method} ${loggedPath(path)} failed: ${error}`, requestOf(c));
    log.debug(`${error.stack}`, requestOf(c));
    return failureResponse(c, 500, "failed");
  });

  return {
    nothingAt,
    /** Serves what is at a path in both languages, and at those below it, in the states that show the page. */
    servePage: (
      page: string,
      render: (c: Context, language: Language) => Promise<StaticFile | Response> | Response,
      path = page,
    ): void => {
      for (const language of LANGUAGES) {
        app.get(localPath(path, language), async (c) => {
          if (pages.isHidden(localPath(page, language))) return nothingAt(c);
          const renderedPage = await render(c, language);
          return renderedPage instanceof Response ? renderedPage : respondWithFile(c, renderedPage);
        });
      }
    },
  };
}

/**
 * A path as the log shows it: without what looks like an address, and cut at 200 characters and at the first
 * segment with 32 without a dot, which in any mangled form of a partner's link is the signed part, a key.
 */
function loggedPath(path: string): string {
  const withoutLink = path.slice(0, 200).replace(/[^/]*[^/.]{32}.*/s, "…");
  return withoutLink.replace(/[^/]*(?:@|%40)[^/]*/gi, "…");
}

function requestOf(c: Context): LogContext {
  const { outgoing }: Partial<HttpBindings> = c.env ?? {};
  return { request: requestIdOf(outgoing) };
}
