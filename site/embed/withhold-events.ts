import { PATHS } from "../../api/contract/paths.ts";

/**
 * Keeps what happens on a page out of the campaign's statistics: wraps `page.fetch` so that a
 * campaign event is not sent, but gets the response that the server would give. All other requests
 * are sent unchanged.
 *
 * @param page the global object whose `fetch` the element calls
 * @returns a function that restores `page.fetch`
 */
export function withholdEvents(page: Pick<typeof globalThis, "fetch">): () => void {
  const { fetch } = page;
  page.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return init?.method === "POST" && url.endsWith(PATHS.events)
      ? new Response(null, { status: 204 })
      : fetch.call(page, input, init);
  };
  return () => {
    page.fetch = fetch;
  };
}
