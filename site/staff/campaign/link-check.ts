import type { Fetch } from "../authorised-request.ts";
import type { FormValues } from "./form-values.ts";

/** What is known about a link: `silent` means that no answer came to this browser. */
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
 * Asks whether a server answers at a link: without cookies and referrer, and without reading the
 * answer, so that any server may be asked. Never rejects.
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
