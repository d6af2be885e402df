import { fail, ok } from "../contract/result.ts";

/** Why a body is not read: it is larger than the limit, or it is not whole or not UTF-8. */
export type BodyFailure = "too-large" | "unreadable";

/** Strict: invalid UTF-8 throws, and a byte order mark is kept, so that it fails as JSON. */
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Reads a body as text in UTF-8, the only encoding of JSON (RFC 8259 §8.1), up to `maxBytes`. */
export async function readBody(request: Request, maxBytes: number) {
  const stated = request.headers.get("content-length");
  if (Number(stated) > maxBytes) return fail("too-large");
  try {
    // A body cannot be longer than its stated length.
    const bytes =
      stated === null ? await readBytes(request, maxBytes) : await request.arrayBuffer();
    return bytes === null ? fail("too-large") : ok(decoder.decode(bytes));
  } catch {
    return fail("unreadable");
  }
}

/** Reads a body of unknown length; null for a longer one, whose connection it closes. */
export async function readBytes({ body }: Request | Response, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
