import { readServerEvents, type ServerEvent } from "../api/contract/server-events.ts";

/** Reads a stream of server-sent events to its end and returns them. */
export async function readEvents(response: Response): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readServerEvents(response)) events.push(event);
  return events;
}
