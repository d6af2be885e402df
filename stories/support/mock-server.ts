import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { PATHS } from "../../api/contract/paths.ts";
import { AS_OF, inventedTds } from "./invented-tds.ts";
import { ACTION_COUNT } from "./scenario.ts";

/** The mock responses of a story, by path. A request for another path fails. */
export type MockServer = Record<string, () => Response | Promise<Response>>;

const unexpectedUrls: string[] = [];

/** Returns a JSON response. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}

/** Returns a promise that never settles, for a request without a reply. */
export function neverReplies(): Promise<Response> {
  return new Promise(() => {});
}

/**
 * Replaces `fetch` with a story's mock server. A request for an unknown path is
 * rejected and recorded.
 *
 * @returns a function that restores `fetch`
 */
export function mockFetch(server: MockServer): () => void {
  const nativeFetch = globalThis.fetch;
  unexpectedUrls.length = 0;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const { pathname } = new URL(url, document.baseURI);
    // Storybook reloads its own index after a story file is saved.
    if (pathname.endsWith("/index.json")) return nativeFetch(input, init);
    const respond = server[pathname];
    if (respond !== undefined) return Promise.resolve(respond());
    unexpectedUrls.push(url);
    return Promise.reject(new TypeError(`Storybook has no mock response for ${url}`));
  };
  return () => {
    globalThis.fetch = nativeFetch;
  };
}

/** Throws if the story sent a request that its mock server does not know. */
export function assertNoUnexpectedRequests(): void {
  if (unexpectedUrls.length > 0) {
    throw new Error(`The story sent unexpected requests: ${unexpectedUrls.join(", ")}`);
  }
}

/** The API responses that the element gets when nothing fails. */
export const CAMPAIGN_SERVER: MockServer = {
  [PATHS.tds]: () => json({ success: true, data: inventedTds(4), asOf: AS_OF, source: "stored" }),
  [PATHS.actions]: () => json({ success: true, ...ACTION_COUNT }),
  [PATHS.campaign]: () =>
    json({ success: true, version: 0, publishedAt: null, ...DEFAULT_CAMPAIGN }),
  [PATHS.events]: () => new Response(null, { status: 204 }),
};
