import type { RequestErrorCode } from "../contract/messages.ts";
import { fail, ok, type Result } from "../contract/result.ts";

type BodyFailure = Extract<RequestErrorCode, `event-${string}`>;

/** Bytes. The longest event there is has 160. */
const MOST_BYTES = 2_048;

/**
 * What a page can send without a preflight, and what it is; in UTF-8, since
 * JSON has no other encoding (RFC 8259 §8.1).
 */
const CONTENT_TYPE = /^(?:text\/plain|application\/json)\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/** Strict: a byte that is not UTF-8, or a byte order mark, is a refusal and nothing is mended. */
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * The text of an event's request. At most 2048 bytes of it are ever read into
 * memory, whether or not it states its length.
 */
export async function readEventBody(request: Request): Promise<Result<string, BodyFailure>> {
  if (!CONTENT_TYPE.test(request.headers.get("content-type") ?? "")) return fail("event-type");
  const stated = request.headers.get("content-length");
  if (stated !== null && Number(stated) > MOST_BYTES) return fail("event-too-large");
  try {
    // A body whose length is stated cannot be longer; the fast path is for these.
    const bytes = stated === null ? await readStream(request) : await request.arrayBuffer();
    if (bytes === null) return fail("event-too-large");
    return ok(decoder.decode(bytes));
  } catch {
    return fail("event-invalid");
  }
}

/** The bytes of a body of unknown length; null when there are too many. */
async function readStream(request: Request): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
