import type { Fetch } from "../authorised-request.ts";
import type { FormValues } from "./form-values.ts";

/** The result of a link's check. `silent`: this browser got no answer. */
export type LinkState = "asking" | "answers" | "silent";

const TIMEOUT_MS = 8_000;

/** Returns the web links of a form, each once. */
export function linksIn(values: FormValues): string[] {
  const links = Object.entries(values).flatMap(([path, value]) =>
    /^facts\..*url$/i.test(path) && URL.canParse(value) && value.startsWith("https://")
      ? [value]
      : [],
  );
  return [...new Set(links)];
}

/**
 * Checks whether a server answers at a link. Sends no cookies and no referrer, and does not read
 * the answer, so that any server can be requested. Never rejects.
 */
export async function checkLink(fetch: Fetch, link: string): Promise<"answers" | "silent"> {
  try {
    await fetch(link, {
      method: "HEAD",
      mode: "no-cors",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return "answers";
  } catch {
    return "silent";
  }
}
