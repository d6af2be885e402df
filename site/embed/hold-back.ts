import { PATHS } from "../../api/contract/paths.ts";

/**
 * Keeps this page's tries out of the campaign's figures: what the element
 * would have had counted is answered here, and told of, in place of being sent.
 * Everything else goes where it went.
 *
 * @param page whose `fetch` the element calls
 * @param tell hears the body of what was held back
 * @returns ends it
 */
export function holdBackCounts(
  page: Pick<typeof globalThis, "fetch">,
  tell: (body: string) => void,
): () => void {
  const { fetch } = page;
  const holding: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (init?.method !== "POST" || !address.endsWith(PATHS.events)) {
      return fetch.call(page, input, init);
    }
    tell(String(init.body));
    return new Response(null, { status: 204 });
  };
  page.fetch = holding;
  return () => {
    // Someone may have wrapped it again: theirs is not ours to take away.
    if (page.fetch === holding) page.fetch = fetch;
  };
}
