import { describe, expect, it } from "vitest";
import { readServerEvents, type ServerEvent } from "../../../api/contract/server-events.ts";

/** A response whose body arrives in these chunks, then ends or stays open. */
function responseOf(chunks: readonly Uint8Array[], then: "ends" | "stays open" = "ends") {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      if (then === "ends") controller.close();
    },
    cancel: () => {
      cancelled = true;
    },
  });
  return { response: new Response(body), isCancelled: () => cancelled };
}

const encode = (text: string) => new TextEncoder().encode(text);

async function readAll(response: Response): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readServerEvents(response)) events.push(event);
  return events;
}

describe("reading server-sent events", () => {
  it.each([
    ["a named event", 'event: end\ndata: {"success":true}\n\n', [["end", { success: true }]]],
    ["an event without a name", "data: 1\n\n", [["message", 1]]],
    ["a comment that keeps the connection open", ": ping\n\ndata: 1\n\n", [["message", 1]]],
    ["data that is not JSON", "data: {half\n\n", [["message", null]]],
    ["an unfinished event at the end", "data: 1\n\nevent: end\ndata: 2", [["message", 1]]],
  ] as const)("%s", async (_, text, expected) => {
    const events = await readAll(responseOf([encode(text)]).response);
    expect(events.map(({ event, data }) => [event, data])).toEqual(expected);
  });

  it.each(["\n", "\r\n"])(
    "does not depend on where the chunks are cut, with the line end %j",
    async (end) => {
      const sent = [
        { event: "progress", data: { constituency: "Dún Laoghaire" } },
        { event: "end", data: ["🎨", null] },
      ];
      const bytes = encode(
        sent
          .map(
            ({ event, data }) => `event: ${event}${end}data: ${JSON.stringify(data)}${end}${end}`,
          )
          .join(""),
      );
      for (let size = 1; size <= bytes.length; size++) {
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_each, index) =>
          bytes.slice(index * size, (index + 1) * size),
        );
        expect(await readAll(responseOf(chunks).response), `${size} bytes`).toEqual(sent);
      }
    },
  );

  it("closes the connection when its consumer stops early", async () => {
    const { response, isCancelled } = responseOf([encode("data: 1\n\n")], "stays open");
    for await (const _ of readServerEvents(response)) break;
    expect(isCancelled()).toBe(true);
  });
});
