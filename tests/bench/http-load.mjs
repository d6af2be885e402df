import { connect } from "node:net";

const CONNECTIONS = 16;
/** Pipelined requests on each connection, so that the client is not the bottleneck. */
const PIPELINED = 8;

/**
 * Sends one request for `ms` over kept-alive connections and returns the responses
 * per second. Responses are counted by their length, so all must be as long as the
 * first.
 * @param {number} port
 * @param {string} request the raw HTTP request
 * @param {number} ms
 * @returns {Promise<number>}
 */
export async function requestsPerSecond(port, request, ms) {
  const length = (await readResponse(port, request)).length;
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(port)));
  const message = Buffer.from(request);
  let bytes = 0;
  for (const socket of sockets) {
    let unansweredBytes = 0;
    socket.on("data", (chunk) => {
      bytes += chunk.length;
      unansweredBytes += chunk.length;
      const answered = Math.floor(unansweredBytes / length);
      if (answered === 0) return;
      unansweredBytes -= answered * length;
      socket.write(answered === 1 ? message : Buffer.alloc(answered * message.length, message));
    });
  }
  const begun = performance.now();
  for (const socket of sockets) socket.write(Buffer.alloc(PIPELINED * message.length, message));
  await new Promise((resolve) => setTimeout(resolve, ms));
  const seconds = (performance.now() - begun) / 1000;
  for (const socket of sockets) socket.destroy();
  return bytes / length / seconds;
}

/**
 * Sends one request and returns the bytes of its response.
 * @param {number} port
 * @param {string} request
 * @returns {Promise<Buffer>}
 */
async function readResponse(port, request) {
  const socket = await open(port);
  socket.write(request);
  /** @type {Buffer[]} */
  const chunks = [];
  // The connection stays open, so the response counts as complete after 200 ms of silence.
  await new Promise((resolve) => {
    /** @type {NodeJS.Timeout | undefined} */
    let quietTimer;
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      clearTimeout(quietTimer);
      quietTimer = setTimeout(resolve, 200);
    });
  });
  socket.destroy();
  return Buffer.concat(chunks);
}

/**
 * @param {number} port
 * @returns {Promise<import("node:net").Socket>}
 */
function open(port) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.setNoDelay(true);
      resolve(socket);
    });
    socket.once("error", reject);
  });
}
