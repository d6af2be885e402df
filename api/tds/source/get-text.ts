import { fail, ok, type Result } from "../../contract/result.ts";
import type { SourceFailure } from "./source-failure.ts";

/** How one request is made. */
export type RequestLimits = {
  userAgent: string;
  /** For the whole of it, body included. */
  timeoutMs: number;
  /** Of the body, as it is once unpacked. */
  maxBytes: number;
};

/** A failure of one request, and when the source wants to be asked again if it said so. */
export type RequestFailure = SourceFailure & { retryAfterMs?: number };

const MOST_REDIRECTS = 3;

/**
 * Gets the text at `url` once, within the limits. Redirects are followed on
 * the same host alone. A status other than 2xx is a failure, with the wait of
 * its `Retry-After`.
 */
export async function getText(
  url: URL,
  { userAgent, timeoutMs, maxBytes }: RequestLimits,
  signal: AbortSignal,
): Promise<Result<string, RequestFailure>> {
  const page = decodedPath(url);
  const timeout = AbortSignal.timeout(timeoutMs);
  const failed = (code: SourceFailure["code"], detail = "", retryAfterMs?: number) =>
    fail({ code, page, detail, ...(retryAfterMs !== undefined && { retryAfterMs }) });
  try {
    let at = url;
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      const response = await fetch(at, {
        headers: { "user-agent": userAgent, accept: "application/json, text/html;q=0.9" },
        redirect: "manual",
        signal: AbortSignal.any([signal, timeout]),
      });
      const location = response.headers.get("location");
      if (response.status >= 300 && response.status < 400 && location !== null) {
        await response.body?.cancel();
        if (!URL.canParse(location, at)) return failed("unreadable", "a redirect to nowhere");
        const next = new URL(location, at);
        if (!isSameHost(url, next)) return failed("redirected-away", next.host);
        at = next;
        continue;
      }
      if (!response.ok) {
        await response.body?.cancel();
        const wait = retryAfterMs(response.headers.get("retry-after"), Date.now());
        return failed("refused", `status ${response.status}`, wait);
      }
      const text = await readUpTo(response, maxBytes);
      return text === null ? failed("too-large", `over ${maxBytes} bytes`) : ok(text);
    }
    return failed("unreadable", `over ${MOST_REDIRECTS} redirects`);
  } catch (error) {
    if (signal.aborted) return failed("aborted");
    if (timeout.aborted) return failed("timed-out", `${timeoutMs} ms`);
    return failed("unreachable", systemCode(error));
  }
}

/** Whether a redirect stays where it was asked, and does not give up encryption. */
function isSameHost(from: URL, to: URL): boolean {
  if (to.host !== from.host) return false;
  return to.protocol === from.protocol || to.protocol === "https:";
}

/** The body as text; null when it is larger. What is too much is never read. */
async function readUpTo(response: Response, maxBytes: number): Promise<string | null> {
  if (response.body === null) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  // Leaving the loop early ends the connection.
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The wait a `Retry-After` asks for: seconds or a date (RFC 9110 §10.2.3). */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** The code of the system's error that a failed `fetch` wraps: `ENOTFOUND`, `ECONNREFUSED`. */
function systemCode(error: unknown): string {
  const reason = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (reason instanceof Error) {
    return "code" in reason && typeof reason.code === "string" ? reason.code : reason.message;
  }
  return String(reason);
}

/** The path as people read it, fadas and all. */
function decodedPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
