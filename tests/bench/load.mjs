import { connect } from "node:net";

const CONNECTIONS = 16;
/** Requests under way on each connection: the client must not be what is measured. */
const PIPELINED = 8;

/**
 * How many answers a second a server on this machine gives to one request,
 * sent over kept connections for `ms`. Every answer must be as long as the
 * first, which is how they are counted.
 * @param {number} port
 * @param {string} request the whole request, as it goes over the wire
 * @param {number} ms
 * @returns {Promise<number>}
 */
export async function answersPerSecond(port, request, ms) {
  const length = (await oneAnswer(port, request)).length;
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(port)));
  const message = Buffer.from(request);
  let bytes = 0;
  for (const socket of sockets) {
    let unasked = 0;
    socket.on("data", (chunk) => {
      bytes += chunk.length;
      unasked += chunk.length;
      const answered = Math.floor(unasked / length);
      if (answered === 0) return;
      unasked -= answered * length;
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
 * The bytes of one answer.
 * @param {number} port
 * @param {string} request
 * @returns {Promise<Buffer>}
 */
export async function oneAnswer(port, request) {
  const socket = await open(port);
  socket.write(request);
  /** @type {Buffer[]} */
  const chunks = [];
  // The connection is kept, so nothing but silence says that it was all.
  await new Promise((resolve) => {
    /** @type {NodeJS.Timeout | undefined} */
    let quiet;
    socket.on("data", (chunk) => {
      chunks.push(chunk);
      clearTimeout(quiet);
      quiet = setTimeout(resolve, 200);
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
