import type { RequestErrorCode } from "../contract/messages.ts";
import { fail, ok, type Result } from "../contract/result.ts";

type BodyFailure = Extract<RequestErrorCode, `event-${string}`>;

/** In bytes; a valid event has at most 210. */
const MAX_BYTES = 2_048;

/**
 * `text/plain`, which a page can send without a preflight, or JSON; in UTF-8,
 * the only encoding of JSON (RFC 8259 §8.1).
 */
const CONTENT_TYPE = /^(?:text\/plain|application\/json)\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** Strict: invalid UTF-8 throws, and a byte order mark is kept, so that it fails as JSON. */
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * Reads the body of an event request as text. Reads at most 2048 bytes into
 * memory, with or without a stated length.
 */
export async function readEventBody(request: Request): Promise<Result<string, BodyFailure>> {
  if (!CONTENT_TYPE.test(request.headers.get("content-type") ?? "")) return fail("event-type");
  const stated = request.headers.get("content-length");
  if (Number(stated) > MAX_BYTES) return fail("event-too-large");
  try {
    // A body cannot be longer than its stated length.
    const bytes = stated === null ? await readStream(request) : await request.arrayBuffer();
    if (bytes === null) return fail("event-too-large");
    return ok(decoder.decode(bytes));
  } catch {
    return fail("event-invalid");
  }
}

/** Reads a body of unknown length; null when it is too large. */
async function readStream(request: Request): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
