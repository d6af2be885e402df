import { beforeAll, expect, inject, it } from "vitest";
import * as z from "zod";
import { API_ROUTES } from "../../api/app.ts";
import { openApiDocument } from "../../api/http/openapi.ts";
import { BROWSER, EVENT } from "../event-sender.ts";
import { copyDataDir } from "../servers/data-folders.ts";
import { type RunningServer, startServer } from "../servers/server-process.ts";

const KEYS: Record<string, string> = {
  ADMIN_KEY: "the-key-of-the-admin",
  STATS_KEY: "the-key-of-the-figures",
  METRICS_KEY: "the-key-of-the-metrics",
};

type DescribedOperation = {
  security?: Record<string, unknown>[];
  parameters?: { name: string }[];
  responses: Record<string, { content?: Record<string, { schema?: { $ref: string } }> }>;
};
const { paths, components } = openApiDocument(API_ROUTES) as {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, z.core.JSONSchema.BaseSchema> };
};
const SCHEMAS = new Map(
  Object.entries(components.schemas).map(([name, schema]) => [name, z.fromJSONSchema(schema)]),
);
const OPERATIONS = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(
    ([method, operation]) => [method.toUpperCase(), path, operation] as const,
  ),
);

let server: RunningServer;
beforeAll(async () => {
  const { dataDir, remove } = copyDataDir(inject("filledDataDir"));
  const settings = { TRUST_PROXY: "1", TD_MAX_AGE_HOURS: "8760" };
  server = await startServer({ ...KEYS, DATA_DIR: dataDir, ...settings });
  return async () => {
    const { code, stderr } = await server.end("SIGTERM");
    remove();
    expect(code).toBe(0);
    expect(stderr).not.toMatch(/ error |uncaught/i);
  };
});

const VALID: Record<string, string> = { constituency: "Clare", partner: "a-gallery", days: "7" };
/** Values that parsers have trouble with. */
const ODD = ["%00", "%ff", "%C3%28", "__proto__", "' or 1=1 --", "%0d%0aset-cookie:a=b"];
/** Queries with the parameter of an operation: valid, twice, and odd. */
const queriesOf = (name = "page") => [
  "",
  "?a[]=1",
  "?&&=",
  `?${name}=${VALID[name] ?? "1"}`,
  `?${name}=1&${name}=2`,
  ...[...ODD, "x".repeat(3_000)].map((value) => `?${name}=${value}`),
];
const BODIES = [
  undefined,
  "",
  "{",
  '{"__proto__":{}}',
  JSON.stringify(EVENT),
  " ".repeat(5_000),
  "[".repeat(60) + "]".repeat(60),
  "\0",
  '{"\ud800":1}',
];

let visitors = 0;
/** Sends a request from an address of its own. What could change something comes from another site. */
async function send(method: string, path: string, key: string | null, body?: string) {
  const foreign = method === "GET" || key === null ? {} : { origin: "https://other.example" };
  visitors++;
  const response = await fetch(server.origin + path, {
    method,
    ...(body !== undefined && { body }),
    headers: {
      "user-agent": BROWSER,
      "content-type": "application/json",
      ...foreign,
      "x-forwarded-for": `192.0.${visitors >> 8}.${visitors & 255}`,
      ...(key !== null && { authorization: `Bearer ${key}` }),
    },
  });
  return { response, text: await response.text() };
}

it.each(OPERATIONS)(
  "%s %s answers every request as the OpenAPI document says, and safely",
  async (method, path, { responses, security = [], parameters = [] }) => {
    const rightKeys = security.flatMap((names) =>
      Object.keys(names).map((name) => KEYS[name] ?? ""),
    );
    const bodies = method === "GET" ? [] : BODIES;
    const [key = null] = rightKeys;
    const requests = [
      ...[null, "wrong"].map((key) => ({ query: "", body: bodies[0], key })),
      ...queriesOf(parameters[0]?.name).map((query) => ({ query, body: undefined, key })),
      ...bodies.map((body) => ({ query: "", body, key })),
    ];
    const statuses = new Set<number>();
    for (const { query, key, body } of requests) {
      const { response, text } = await send(method, path + query, key, body);
      const { status, headers } = response;
      statuses.add(status);
      expect(Object.keys(responses).map(Number), path + query).toContain(status);
      const [[type, content] = [undefined]] = Object.entries(responses[status]?.content ?? {});
      expect(headers.get("content-type")?.split(";")[0]).toBe(type);
      expect(text !== "").toBe(type !== undefined);
      const schema = SCHEMAS.get(content?.schema?.$ref.split("/").at(-1) ?? "");
      const parsed = schema?.safeParse(JSON.parse(text));
      expect(parsed?.error?.issues, text.slice(0, 500)).toBeUndefined();
      expect(Object.fromEntries(headers)).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-resource-policy": expect.any(String),
        "x-request-id": expect.any(String),
        "content-security-policy": expect.stringMatching(/^default-src 'none'; .*base-uri 'none'/),
      });
      for (const header of ["set-cookie", "location", "server", "x-powered-by"])
        expect(headers.has(header), header).toBe(false);
      for (const key of Object.values(KEYS)) expect(text).not.toContain(key);
      expect(text).not.toMatch(/node_modules|\bat .*\.js:\d+|select .* from/i);
    }
    const withKey = security.map(() => (method === "GET" ? 200 : 403));
    expect([...statuses]).toEqual(expect.arrayContaining(withKey));
  },
);
