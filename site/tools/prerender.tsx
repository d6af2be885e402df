import { prerender } from "react-dom/static";
import { ServerStyleSheet } from "styled-components";
import { exampleFacts } from "../../api/contract/campaign/example-facts.ts";
import { BUILT_ORIGIN } from "../../api/contract/public-origin.ts";
import { App } from "../App.tsx";
import { shortenBooleanAttributes } from "../boolean-attributes.ts";
import { CAMPAIGN } from "../campaign.ts";
import { headHtml } from "../head.ts";
import { ROUTES } from "../routes.ts";

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
      const { prelude } = await prerender(
        sheet.collectStyles(
          <App compactMasthead={route.compactMasthead ?? false}>
            <Page />
          </App>,
        ),
        {
          // Renders the page as one chunk. Several chunks would need an inline script to join them.
          progressiveChunkSize: Number.POSITIVE_INFINITY,
        },
      );
      const { hoisted, body } = splitHoisted(
        shortenBooleanAttributes(await new Response(prelude).text()),
      );
      const head = [headHtml(route, BUILT_ORIGIN), hoisted, sheet.getStyleTags()];
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

/** Separates the head tags, such as preloads, that React writes before the HTML of the body. */
function splitHoisted(html: string): { hoisted: string; body: string } {
  const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? "";
  return { hoisted, body: html.slice(hoisted.length) };
}
