import { createServer } from "node:http";

const TEXT = `<p>${"The exhibition stays open until the end of the month, every day but Monday. ".repeat(12)}</p>`;

/**
 * Returns a plain page with `embed` far below the first screen of a phone.
 *
 * @param {string} embed
 */
function pageWithEmbedBelow(embed) {
  return page(`<h1>Open studios in Kilmore</h1>${TEXT.repeat(8)}${embed}${TEXT}`);
}

/** @param {string} body */
function page(body) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A gallery</title><body>${body}</body></html>`;
}

/**
 * Serves a partner's pages from another origin: `/without` has no element, `/with`
 * has it far below the viewport, and `/first` has it at the top.
 *
 * @param {string} campaign the origin of the embed files
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function servePartner(campaign) {
  const tag = `<bia-contact-td><a href="${campaign}/">Contact your TD</a></bia-contact-td>`;
  const loader = `<script type="module" src="${campaign}/embed/v1/bia-contact-td.js"></script>`;
  /** @type {Record<string, string>} */
  const pages = {
    "/without": pageWithEmbedBelow(""),
    "/with": pageWithEmbedBelow(loader + tag),
    "/first": page(`<h1>Open studios</h1>${loader}${tag}`),
  };
  const server = createServer(({ url = "" }, response) => {
    const html = pages[url];
    response.statusCode = html === undefined ? 204 : 200;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(html);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
