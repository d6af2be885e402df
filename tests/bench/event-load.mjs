import { randomUUID } from "node:crypto";
import { connect } from "node:net";

/** An event as the element sends it, without its id. */
export const EVENT = {
  actor: "anon",
  action: "email_click",
  entity: "cta",
  meta: { source: "ContactTd", partner: "a-gallery", provider: "gmail" },
};
/** A real browser's user agent: the server does not count events of programs. */
export const EVENT_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

/**
 * Sends events for `ms` over the given number of connections, one request at a
 * time on each, and waits for the last responses. Counts the acknowledged events
 * (204) and all other responses. The requests come from many client addresses, as
 * behind a proxy, so that none reaches its rate limit.
 * @param {number} port
 * @param {number} connections
 * @param {number} ms
 * @returns {Promise<{ acknowledged: number, refused: number, seconds: number }>}
 */
export async function sendEvents(port, connections, ms) {
  const begun = performance.now();
  let acknowledged = 0;
  let refused = 0;
  let sent = 0;
  const request = () => {
    const network = ++sent >> 5;
    const event = JSON.stringify({ ...EVENT, id: randomUUID() });
    return [
      "POST /api/events HTTP/1.1",
      "host: campaign.example",
      `x-forwarded-for: 10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
      `user-agent: ${EVENT_AGENT}`,
      "content-type: text/plain;charset=UTF-8",
      `content-length: ${event.length}`,
      `\r\n${event}`,
    ].join("\r\n");
  };
  const sendOnOneConnection = () =>
    new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.setNoDelay(true);
        socket.write(request());
      });
      let reply = "";
      socket.setEncoding("latin1").on("data", (text) => {
        reply += text;
        if (!reply.endsWith("\r\n\r\n") && !reply.endsWith("}")) return;
        if (reply.startsWith("HTTP/1.1 204")) acknowledged++;
        else refused++;
        reply = "";
        if (performance.now() - begun < ms) socket.write(request());
        else socket.end(() => resolve(undefined));
      });
      socket.once("error", reject);
    });
  await Promise.all(Array.from({ length: connections }, sendOnOneConnection));
  return { acknowledged, refused, seconds: (performance.now() - begun) / 1000 };
}
