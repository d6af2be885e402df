import { PATHS } from "../../api/contract/paths.ts";

/**
 * Keeps the preview out of the campaign's statistics: wraps `page.fetch` so that a
 * campaign event is not sent, but gets the response that the server would give.
 * All other requests are sent unchanged.
 *
 * @param page the global object whose `fetch` the element calls
 * @param onEvent receives the body of each event that was not sent
 * @returns a function that restores `page.fetch`
 */
export function interceptEvents(
  page: Pick<typeof globalThis, "fetch">,
  onEvent: (body: string) => void,
): () => void {
  const { fetch } = page;
  const interceptor: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (init?.method !== "POST" || !url.endsWith(PATHS.events)) {
      return fetch.call(page, input, init);
    }
    onEvent(String(init.body));
    return new Response(null, { status: 204 });
  };
  page.fetch = interceptor;
  return () => {
    // Other code may have wrapped `fetch` since. Restoring would remove its wrapper.
    if (page.fetch === interceptor) page.fetch = fetch;
  };
}
