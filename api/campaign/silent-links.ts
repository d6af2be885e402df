import { privateFailure, privateJson } from "../access/key-guard.ts";
import { LinksToCheck, type SilentLinks } from "../contract/campaign/campaign-api.ts";
import { parseWith } from "../contract/json.ts";

const TIMEOUT_MS = 6_000;

/**
 * `POST /api/admin/campaign/links` with the admin key: requests each link, and names those that do
 * not answer, or that say the page is not there. A page that refuses programs has answered.
 */
export async function answerSilentLinks(
  body: unknown,
  fetch: typeof globalThis.fetch,
): Promise<Response> {
  const asked = parseWith(LinksToCheck, body);
  if (asked === null) return privateFailure(400, "links-invalid");
  const answers = await Promise.all(
    asked.urls.map(async (url) => {
      try {
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        // A redirection is an answer, and could lead to a machine that only the server reaches.
        const { status, body } = await fetch(url, { redirect: "manual", signal });
        await body?.cancel();
        return status !== 404 && status !== 410 && status < 500;
      } catch {
        return false;
      }
    }),
  );
  const silent = asked.urls.filter((_, index) => !answers[index]);
  return privateJson(200, { success: true, silent } satisfies SilentLinks);
}
