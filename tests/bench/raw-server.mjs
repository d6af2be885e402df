/**
 * The least that can answer a lookup: node:http writing the product's own
 * bytes and headers. Reads `{answer, unchanged}` as JSON from its first argument.
 */
import { createServer } from "node:http";

const { answer, unchanged } = JSON.parse(process.argv[2] ?? "");
const server = createServer((request, response) => {
  if (request.headers["if-none-match"]) response.writeHead(304, unchanged.headers).end();
  else response.writeHead(200, answer.headers).end(answer.body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") console.log(address?.port);
});
