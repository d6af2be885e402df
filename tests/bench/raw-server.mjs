/**
 * The baseline for lookups: a node:http server that sends the product's response.
 * Its first argument is JSON: `{ok: {headers, body}, notModified: {headers}}`.
 */
import { createServer } from "node:http";

const { ok, notModified } = JSON.parse(process.argv[2] ?? "");
const server = createServer((request, response) => {
  if (request.headers["if-none-match"]) response.writeHead(304, notModified.headers).end();
  else response.writeHead(200, ok.headers).end(ok.body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") console.log(address?.port);
});
