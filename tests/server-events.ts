/** A server-sent event. */
export type ServerEvent = { event: string; data: unknown };

/** Reads a stream of server-sent events to its end and returns them. */
export async function readEvents(response: Response): Promise<ServerEvent[]> {
  const text = await response.text();
  return text
    .split("\n\n")
    .filter((block) => block.includes("data:"))
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? "message",
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? "null"),
    }));
}
