import { connect } from "node:net";

/** An event as the element sends it. */
export const EVENT = JSON.stringify({
  actor: "anon",
  action: "email_click",
  entity: "cta",
  meta: { source: "ContactTd", partner: "a-gallery", provider: "gmail" },
});
/** A browser of a person. */
export const EVENT_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

/**
 * Sends events over so many connections, on each the next one once the last
 * was answered, for `ms`; then waits for the answers still to come. Counts
 * acknowledgements (204) and all other answers. The requests come from many
 * addresses, as behind a proxy, so that no address reaches its limit.
 * @param {number} port
 * @param {number} connections
 * @param {number} ms
 * @returns {Promise<{ count: number, refused: number, seconds: number }>}
 */
export async function acknowledged(port, connections, ms) {
  const begun = performance.now();
  let count = 0;
  let refused = 0;
  let sent = 0;
  const request = () => {
    const network = ++sent >> 7;
    return [
      "POST /api/events HTTP/1.1",
      "host: campaign.example",
      `x-forwarded-for: 10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
      `user-agent: ${EVENT_AGENT}`,
      "content-type: text/plain;charset=UTF-8",
      `content-length: ${EVENT.length}`,
      `\r\n${EVENT}`,
    ].join("\r\n");
  };
  const one = () =>
    new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.setNoDelay(true);
        socket.write(request());
      });
      let answer = "";
      socket.setEncoding("latin1").on("data", (text) => {
        answer += text;
        if (!answer.endsWith("\r\n\r\n") && !answer.endsWith("}")) return;
        if (answer.startsWith("HTTP/1.1 204")) count++;
        else refused++;
        answer = "";
        if (performance.now() - begun < ms) socket.write(request());
        else socket.end(() => resolve(undefined));
      });
      socket.once("error", reject);
    });
  await Promise.all(Array.from({ length: connections }, one));
  return { count, refused, seconds: (performance.now() - begun) / 1000 };
}
