import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { ServerStyleSheet } from "styled-components";
import { exampleFacts } from "../../api/contract/campaign/example-facts.ts";
import { BUILT_ORIGIN } from "../../api/contract/public-origin.ts";
import { App } from "../App.tsx";
import { shortenBooleanAttributes } from "../boolean-attributes.ts";
import { CAMPAIGN } from "../campaign.ts";
import { headHtml } from "../head.ts";
import { type PageRoute, ROUTES } from "../routes.ts";

export { BUILT_ORIGIN as builtOrigin };

/** Returns the campaign facts that the server needs: the contact address, and the facts that are still examples. */
export function serverFacts(): { examples: string[]; contact: string } {
  return { examples: exampleFacts(CAMPAIGN), contact: CAMPAIGN.contactAddress };
}

/** A prerendered page as HTML parts that fill the template `site/index.html`. */
export interface RenderedPage {
  readonly path: string;
  readonly file: string;
  readonly status: number;
  readonly module: string;
  readonly script: PageRoute["script"];
  readonly allow: Readonly<Record<string, readonly string[]>>;
  /** The head tags of the page, and the styles of the components it contains. */
  readonly head: string;
  readonly body: string;
}

/** Renders every page of the route table. Absolute links begin with `BUILT_ORIGIN`. */
export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const route of ROUTES) {
    const { Page } = await route.load();
    const sheet = new ServerStyleSheet();
    try {
      const page = sheet.collectStyles(
        <App compactMasthead={route.compactMasthead ?? false}>
          <Page />
        </App>,
      );
      // Only React needs the marks that it writes between texts.
      const html = route.script === undefined ? await hydratable(page) : renderToStaticMarkup(page);
      const { hoisted, body } = splitHoisted(shortenBooleanAttributes(html));
      const head = [headHtml(route, BUILT_ORIGIN), hoisted, sheet.getStyleTags()];
      const { path, file, status, module, script, allow = {} } = route;
      pages.push({
        path,
        file,
        status,
        module,
        script,
        allow,
        head: head.filter(Boolean).join("\n    "),
        body,
      });
    } finally {
      sheet.seal();
    }
  }
  return pages;
}

/** Renders a page as HTML that React can hydrate. */
async function hydratable(page: ReactElement): Promise<string> {
  // Renders the page as one chunk. Several chunks would need an inline script to join them.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

/** Separates the head tags, such as preloads, that React writes before the HTML of the body. */
function splitHoisted(html: string): { hoisted: string; body: string } {
  const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? "";
  return { hoisted, body: html.slice(hoisted.length) };
}
