import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Language } from "../../../api/contract/language.ts";
import { apiClient, LOOKUP_TIMEOUT_MS } from "../../../widget/effects/api-client.ts";

const FOUND = {
  success: true,
  data: [{ name: "A", email: "a@oireachtas.ie", constituency: "Clare" }],
  asOf: "2026-07-19T00:00:00.000Z",
  source: "stored",
};
const servers: Server[] = [];

/** Starts a real server with this request listener. Returns its address. */
async function startApi(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/embed/v1/any.js`;
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const lookUpClare = (base: string, language: Language = "en") =>
  apiClient(
    () => base,
    () => null,
  ).lookup("Clare", language);

const unreachable = { ok: false, failure: { code: "unreachable" } };

describe("lookUp", () => {
  test("the request goes to the origin of the script's address, in the element's language", async () => {
    const requests: (string | undefined)[][] = [];
    const base = await startApi((request, response) => {
      requests.push([request.url, request.headers["accept-language"]]);
      json(200, FOUND)(request, response);
    });
    const { asOf, source, data } = FOUND;
    expect(await lookUpClare(base, "ga")).toEqual({
      ok: true,
      value: { tds: data, asOf, source },
    });
    expect(requests).toEqual([["/api/tds?constituency=Clare", "ga"]]);
  });

  test.each([
    [
      "a failure reported by the API",
      503,
      { success: false, data: [], error: "Its words" },
      "Its words",
    ],
    ["an empty list", 200, { ...FOUND, data: [] }, null],
  ])("%s fails with `answered`", async (_, status, body, message) => {
    const base = await startApi(json(status, body));
    expect(await lookUpClare(base)).toEqual({
      ok: false,
      failure: { code: "answered", message },
    });
  });

  test.each([
    ["a 500 without JSON", 500, "<h1>Internal Server Error</h1>"],
    ["malformed JSON", 200, '{"success": true, "data": ['],
    ["an unknown format", 200, { success: true, data: [{ name: 1 }] }],
    [
      "a TD of another constituency",
      200,
      { ...FOUND, data: [{ ...FOUND.data[0], constituency: "Kerry" }] },
    ],
    [
      "an email address that adds a recipient",
      200,
      { ...FOUND, data: [{ ...FOUND.data[0], email: "a@b.ie,evil@c.ie" }] },
    ],
  ])("%s fails with `unreachable`", async (_, status, body) => {
    const base = await startApi(json(status, body));
    expect(await lookUpClare(base)).toEqual(unreachable);
  });

  test("a missing server fails with `unreachable`", async () => {
    expect(await lookUpClare("http://127.0.0.1:9/")).toEqual(unreachable);
    expect(await lookUpClare("not an address")).toEqual(unreachable);
  });

  test("a server that does not reply within ten seconds fails with `unreachable`", async () => {
    const base = await startApi(() => {});
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    expect(await lookUpClare(base)).toEqual(unreachable);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(LOOKUP_TIMEOUT_MS);
  });
});
