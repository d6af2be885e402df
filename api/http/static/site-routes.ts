import type { Context, Hono } from "hono";
import { LANGUAGES, type Language, localPath, splitPath } from "../../contract/language.ts";
import { failureResponse, isApiPath, redirect } from "../answer.ts";
import type { Site } from "./site.ts";
import { respondWithFile, type StaticFile } from "./static-file.ts";

type PublishedPages = {
  current: (file: StaticFile) => StaticFile;
  isHidden: (path: string) => boolean;
};

export function siteRoutes(app: Hono, site: Site, pages: PublishedPages) {
  const notFoundIn = (language: Language) => {
    const page = site.notFound?.[language];
    return page && pages.current(page);
  };
  return {
    /** Answers 404: with the page that says so, or as the API does. */
    nothingAt: (c: Context): Response => {
      const { path } = c.req;
      const page = isApiPath(path) ? undefined : notFoundIn(splitPath(path).language);
      return page ? respondWithFile(c, page) : failureResponse(c, 404, "not-found");
    },
    /**
     * Leads from an address as people and mail filters write it, with another slash, capital or fada or
     * an encoded `#`, to the page; null where none is meant.
     */
    leadToPage: (c: Context): Response | null => {
      const { pathname, search } = new URL(c.req.url);
      const [requested = ""] = c.req.path.split("%23");
      const plain = requested.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      const path = `/${plain.split("/").filter(Boolean).join("/")}`.replace(/^\/ga$/, "/ga/");
      const fragment = pathname.split("%23").slice(1).join("%23");
      const isPage = app.router.match("GET", path)[0].length > 0 && !isApiPath(path);
      if (!isPage || (path === requested && fragment === "")) return null;
      const address = encodeURI(path) + search;
      // What a reminder's link names stays in no cache.
      return fragment === "" ? redirect(308, address) : redirect(303, `${address}#${fragment}`);
    },
    /** Serves what is at a path in both languages, and at those below it, in the states that show the page. */
    servePage: (
      page: string,
      render: (c: Context, language: Language) => Promise<StaticFile | Response> | Response,
      path = page,
    ): void => {
      for (const language of LANGUAGES) {
        app.get(localPath(path, language), async (c) => {
          const notFound = notFoundIn(language);
          if (pages.isHidden(localPath(page, language)) && notFound)
            return respondWithFile(c, notFound);
          const rendered = await render(c, language);
          return rendered instanceof Response ? rendered : respondWithFile(c, rendered);
        });
      }
    },
    serveFiles: (others: readonly StaticFile[]): void => {
      for (const file of [...others, ...site.files])
        app.get(file.path, (c) => respondWithFile(c, pages.current(file)));
      for (const { path, handler } of site.media) app.get(path, handler);
    },
  };
}
