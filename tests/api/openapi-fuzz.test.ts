import { request as send } from "node:http";
import fc from "fast-check";
import { beforeAll, expect, inject, it } from "vitest";
import * as z from "zod";
import { CONSTITUENCIES } from "../../api/contract/constituencies.ts";
import { CampaignEvent } from "../../api/contract/events.ts";
import { lookupPath } from "../../api/contract/paths.ts";
import { copyDataDir } from "../servers/data-folders.ts";
import { type RunningServer, startServer } from "../servers/server-process.ts";
import { type FuzzedRequest, fuzzedRequests, type OpenApi } from "./openapi-requests.ts";

const KEYS = {
  ADMIN_KEY: "the-key-of-the-admin",
  STATS_KEY: "the-key-of-the-figures",
  METRICS_KEY: "the-key-of-the-metrics",
};

/**
 * Requests that are sent; `FUZZ_REQUESTS` sends more. A failure prints the smallest request that
 * shows it and its seed, and `FUZZ_SEED` sends the same ones again.
 */
const RUNS = Number(process.env.FUZZ_REQUESTS ?? 500);
const SEED = process.env.FUZZ_SEED === undefined ? {} : { seed: Number(process.env.FUZZ_SEED) };

type Reply = { status: number; headers: Headers; body: string };

let server: RunningServer;
let document: OpenApi;

beforeAll(async () => {
  const { dataDir, remove } = copyDataDir(inject("filledDataDir"));
  server = await startServer({
    ...KEYS,
    DATA_DIR: dataDir,
    TRUST_PROXY: "1",
    POPULATE_EVERY_HOURS: "0",
    TD_MAX_AGE_HOURS: "8760",
  });
  document = await (await fetch(`${server.origin}/api/openapi.json`)).json();
  return async () => {
    const { code, stderr } = await server.end("SIGTERM");
    remove();
    expect(code).toBe(0);
    expect(stderr).not.toMatch(/ error |uncaught/i);
  };
});

/** Sends a request on a connection of its own. `fetch` would refuse some of them. */
function reply({ method, path, query, headers, body }: FuzzedRequest): Promise<Reply> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    // Without a length, Node sends the body of a GET as the next request.
    const length = body.length > 0 && { "content-length": `${body.length}` };
    const options = { hostname, port, method, path: path + query, agent: false };
    const request = send({ ...options, headers: { ...headers, ...length } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(response.headers as Record<string, string>),
          body: Buffer.concat(parts).toString("utf8"),
        }),
      );
      response.on("error", reject);
    });
    request.on("error", reject);
    request.end(body.length > 0 ? body : undefined);
  });
}

/** Returns the path as the server reads it, without dot segments, as every URL parser does. */
const pathOf = ({ path }: FuzzedRequest) => new URL(server.origin + path).pathname;

/** Returns the statuses that may answer a request, and its operation when the document describes it. */
function expected(request: FuzzedRequest) {
  const { method } = request;
  const calls = document.paths[pathOf(request)];
  const operation = calls?.[method === "HEAD" ? "get" : method.toLowerCase()];
  if (operation) return { operation, statuses: Object.keys(operation.responses).map(Number) };
  // Methods and paths beside the described ones; some paths are those of the site.
  return { statuses: calls ? [405, ...(method === "OPTIONS" ? [204] : [])] : [404, 405, 400] };
}

function expectSchema(operation: ReturnType<typeof expected>["operation"], answer: Reply): void {
  const content = operation?.responses[answer.status]?.content ?? {};
  const [type, described] = Object.entries(content)[0] ?? [];
  if (type === undefined) {
    expect(answer.body).toBe("");
    return;
  }
  expect(answer.headers.get("content-type")?.split(";")[0]).toBe(type);
  const name = described?.schema?.$ref.split("/").at(-1);
  if (name === undefined) return;
  const schema = document.components.schemas[name];
  const parsed = z
    .fromJSONSchema(schema as z.core.JSONSchema.BaseSchema)
    .safeParse(JSON.parse(answer.body));
  expect(parsed.error?.issues, answer.body.slice(0, 500)).toBeUndefined();
}

function expectSafe({ headers, body }: Reply): void {
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; .*base-uri 'none'/);
  expect(headers.get("referrer-policy")).toBeTruthy();
  expect(headers.get("cross-origin-resource-policy")).toBeTruthy();
  expect(headers.get("x-request-id")).toBeTruthy();
  for (const name of ["set-cookie", "location", "server", "x-powered-by"]) {
    expect(headers.has(name), name).toBe(false);
  }
  for (const key of Object.values(KEYS)) expect(body).not.toContain(key);
  expect(body).not.toMatch(/node_modules|\bat .*\.js:\d+|select .* from/i);
}

const get = async (path: string, key = "") =>
  (await fetch(server.origin + path, { headers: { authorization: `Bearer ${key}` } })).text();

/** Returns what visitors and staff can read, except the counts of events. */
const readTds = () => Promise.all(CONSTITUENCIES.map((name) => get(lookupPath(name))));
const readRuns = () => get("/api/populate", KEYS.ADMIN_KEY);
const readDecisions = async () => JSON.parse(await get("/api/bursts", KEYS.STATS_KEY)).decisions;
const readCounts = async () => {
  const { summary, apart } = JSON.parse(await get("/api/stats?days=365", KEYS.STATS_KEY));
  const { total } = JSON.parse(await get("/api/actions"));
  return { clicks: summary.email_clicks_total, surveys: summary.survey_total, total, apart };
};

it("answers any request as its OpenAPI document says, and counts only the valid events", async () => {
  const before = await Promise.all([readTds(), readRuns(), readDecisions(), readCounts()]);
  const counted = new Map<string, CampaignEvent>();
  const statuses = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fuzzedRequests(document, KEYS), async (request) => {
      const answer = await reply(request);
      const { operation, statuses: allowed } = expected(request);
      const call = `${request.method} ${pathOf(request)} ${answer.status}`;
      if (operation) statuses.set(call, (statuses.get(call) ?? 0) + 1);
      expect(allowed, call).toContain(answer.status);
      expectSafe(answer);
      if (request.method === "HEAD") expect(answer.body).toBe("");
      else if (operation) expectSchema(operation, answer);
      if (request.method !== "POST" || pathOf(request) !== "/api/events") return;
      if (answer.status !== 204) return;
      // A program is answered like a browser, and its events are not counted.
      if (request.headers["user-agent"] === "curl/8.5.0") return;
      const event = CampaignEvent.parse(JSON.parse(request.body.toString("utf8")));
      counted.set(event.id ?? `${counted.size}`, event);
    }),
    { numRuns: RUNS, ...SEED },
  );

  const [tds, runs, decisions, counts] = before;
  expect(await readTds()).toEqual(tds);
  expect(await readRuns()).toEqual(runs);
  expect(await readDecisions()).toEqual(decisions);
  const events = [...counted.values()];
  const clicks = events.filter(({ action }) => action === "email_click");
  const opened = clicks.filter(({ meta }) => meta.source === "ContactTd");
  // The public count is read again after a second.
  await expect.poll(readCounts).toEqual({
    ...counts,
    clicks: counts.clicks + clicks.length,
    surveys: counts.surveys + events.filter(({ action }) => action === "survey_click").length,
    total: counts.total + opened.length,
  });
  // The requests reached all parts of the API, not only its refusals.
  expect(events.length).toBeGreaterThan(0);
  expect(statuses.get("GET /api/tds 200")).toBeGreaterThan(0);
  expect(statuses.get("GET /api/stats 200")).toBeGreaterThan(0);
  expect(statuses.get("POST /api/populate 403")).toBeGreaterThan(0);
  expect(statuses.get("POST /api/decisions 403")).toBeGreaterThan(0);
  expect(statuses.get("PUT /api/admin/campaign 403")).toBeGreaterThan(0);
});
