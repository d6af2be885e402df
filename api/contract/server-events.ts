import { parseJson } from "./json.ts";

/** One server-sent event. `data` is its parsed JSON, or null when it is not valid JSON. */
export type ServerEvent = { event: string; data: unknown };

/**
 * Reads the events of a response, each an `event:` line and one `data:` line of JSON, until its body ends.
 * Rejects when the connection breaks.
 */
export async function* readServerEvents({ body }: Response): AsyncGenerator<ServerEvent> {
  if (body === null) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let pending = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const text = pending + decoder.decode(value, { stream: true });
      const blocks = text.replaceAll("\r\n", "\n").split("\n\n");
      pending = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    // The consumer may stop before the body ends. A broken body rejects the cancellation too.
    await reader.cancel().catch(() => {});
  }
}

function parseBlock(block: string): ServerEvent | null {
  const json = /^data: ?(.*)$/m.exec(block)?.[1];
  if (json === undefined) return null;
  const event = /^event: ?(.*)$/m.exec(block)?.[1] ?? "message";
  return { event, data: parseJson(json) };
}
