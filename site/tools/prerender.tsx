import { prerender } from "react-dom/static";
import { ServerStyleSheet } from "styled-components";
import { App } from "../App.tsx";
import { CAMPAIGN, exampleFacts } from "../campaign.ts";
import { headHtml } from "../head.ts";
import { ROUTES } from "../routes.ts";
import { terse } from "../terse.ts";

/** What the server is told of the campaign's facts: whom to name as its contact, and what is still an example. */
export function serverFacts(): { examples: string[]; contact: string } {
  return { examples: exampleFacts(), contact: CAMPAIGN.contactAddress };
}

/** One page as HTML parts, for the template of `site/index.html`. */
export interface RenderedPage {
  readonly path: string;
  readonly file: string;
  readonly status: number;
  readonly module: string;
  readonly allow: Readonly<Record<string, readonly string[]>>;
  /** Its own head tags, and the style of what it shows. */
  readonly head: string;
  readonly body: string;
}

/** Renders every page of the route table; `publicUrl` makes the canonical links. */
export async function renderPages(publicUrl?: string): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  for (const route of ROUTES) {
    const { Page } = await route.load();
    const sheet = new ServerStyleSheet();
    try {
      const { prelude } = await prerender(
        sheet.collectStyles(
          <App bare={route.bare ?? false}>
            <Page />
          </App>,
        ),
        {
          // One piece: a page sent in several would need an inline script to join them.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
        },
      );
      const { hoisted, body } = splitHoisted(terse(await new Response(prelude).text()));
      const head = [headHtml(route, publicUrl), hoisted, sheet.getStyleTags()];
      const { path, file, status, module, allow = {} } = route;
      pages.push({
        path,
        file,
        status,
        module,
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

/** React puts what belongs into the head (a preload, say) before the body's own HTML. */
function splitHoisted(html: string): { hoisted: string; body: string } {
  const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? "";
  return { hoisted, body: html.slice(hoisted.length) };
}
