import fc from "fast-check";
import { BROWSER } from "../event-sender.ts";

/** The parts of a JSON schema that the API's document uses. */
export type JsonSchema = {
  const?: unknown;
  enum?: readonly unknown[];
  type?: string;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
};

type Content = Record<string, { schema?: { $ref: string } }>;

/** An operation of the API's OpenAPI document. */
export type Operation = {
  security?: Record<string, unknown>[];
  parameters?: { name: string; schema: JsonSchema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

/** The API's OpenAPI document. */
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
};

/** A request as it is sent. */
export type FuzzedRequest = {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  body: Buffer;
};

export type KeyName = "ADMIN_KEY" | "STATS_KEY" | "METRICS_KEY";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"];

/** Texts that parsers, databases and logs have trouble with. */
const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    ...["", " ", "\0", "__proto__", "constructor", "' or 1=1 --", "<img src=x onerror=alert(1)>"],
    ...["../../etc/passwd", "{{7*7}}", "%s%n", "\r\nset-cookie: a=b", "\u202eevil", "NaN", "-0"],
    "x".repeat(3_000),
  ),
);

/** Returns valid values of a schema. */
function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === "integer") {
    return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000 });
  }
  if (schema.type === "object") {
    const properties = Object.entries(schema.properties ?? {});
    return fc.record(
      Object.fromEntries(properties.map(([name, property]) => [name, valid(property)])),
      { requiredKeys: [...(schema.required ?? [])] },
    );
  }
  if (schema.format === "uuid") return fc.uuid();
  if (schema.format === "date-time") {
    const range = { min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true };
    return fc.date(range).map((date) => date.toISOString());
  }
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  return fc.string({ minLength: 1, maxLength: 50 });
}

/** Returns copies of valid JSON with one property replaced, removed or added. */
function mutated(json: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(json, fc.nat(), fc.oneof(hostile, fc.jsonValue())).map(([value, seed, other]) => {
    const names = Object.keys(value as object);
    const name = [...names, "__proto__", "extra"][seed % (names.length + 2)] ?? "extra";
    const entries = Object.entries(value as object).filter(([key]) => key !== name);
    // `fromEntries` makes an own property even of `__proto__`.
    return Object.fromEntries(seed % 3 === 0 ? entries : [...entries, [name, other]]);
  });
}

/** Returns query strings with the operation's parameters, valid or not, once or several times. */
function queries({ parameters = [] }: Operation): fc.Arbitrary<string> {
  const encoded = hostile.map(encodeURIComponent);
  const name = fc.oneof(fc.constantFrom("key", "page", ...parameters.map((p) => p.name)), encoded);
  const raw = fc.constantFrom("%", "%00", "%ff", "%C3%28", "a[]=1", ";", "+", "&&", "=");
  const pairs = fc.oneof(
    raw,
    fc.tuple(name, encoded).map((pair) => pair.join("=")),
    ...parameters.map(({ name: known, schema }) =>
      valid(schema).map((value) => `${known}=${encodeURIComponent(String(value))}`),
    ),
  );
  const right = parameters.map(({ name: known, schema }) =>
    valid(schema).map((value) => `?${known}=${encodeURIComponent(String(value))}`),
  );
  return fc.oneof(
    fc.constant(""),
    ...right,
    fc.array(pairs, { maxLength: 4 }).map((list) => `?${list.join("&")}`),
  );
}

/** Returns bodies: valid ones, changed ones, any JSON, any bytes, and large ones. */
function bodies(operation: Operation, document: OpenApi): fc.Arbitrary<Buffer> {
  const reference = Object.values(operation.requestBody?.content ?? {})[0]?.schema?.$ref;
  const schema = document.components.schemas[reference?.split("/").at(-1) ?? ""];
  const asJson = (json: fc.Arbitrary<unknown>) =>
    json.map((value) => Buffer.from(JSON.stringify(value) ?? ""));
  return fc.oneof(
    ...(schema
      ? [
          { arbitrary: asJson(valid(schema)), weight: 6 },
          { arbitrary: asJson(mutated(valid(schema))), weight: 6 },
        ]
      : [{ arbitrary: fc.constant(Buffer.alloc(0)), weight: 12 }]),
    { arbitrary: asJson(fc.jsonValue()), weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)), weight: 1 },
    {
      arbitrary: fc.constantFrom(2_048, 2_049, 5_000).map((n) => Buffer.alloc(n, " ")),
      weight: 1,
    },
  );
}

/** Returns headers of browsers, programs and attackers, from any address. */
function headers(keys: Record<KeyName, string>): fc.Arbitrary<Record<string, string>> {
  const latin = fc.string({ unit: "grapheme-ascii", maxLength: 40 }).map((text) => text.trim());
  const authorization = fc.oneof(
    fc.constantFrom(...Object.values(keys).map((key) => `Bearer ${key}`)),
    fc.constantFrom(
      "Bearer",
      "Bearer wrong",
      `Basic ${keys.ADMIN_KEY}`,
      `Bearer ${keys.STATS_KEY} x`,
    ),
  );
  return fc.record(
    {
      authorization,
      "content-type": fc.constantFrom(
        ...["text/plain", "text/plain;charset=UTF-8", "application/json", "text/html", ""],
        ...["application/x-www-form-urlencoded", "application/json; charset=utf-16"],
      ),
      "if-none-match": fc.oneof(fc.constantFrom("*", '""', "W/"), latin),
      range: fc.constantFrom("bytes=0-0", "bytes=9-1", "bytes=0-0,1-1", "lines=1-2"),
      accept: fc.constantFrom("*/*", "text/html", "application/xml", "nothing"),
      "accept-encoding": fc.constantFrom("br", "gzip", "identity;q=0", "*;q=0"),
      "sec-fetch-site": fc.constantFrom("cross-site", "same-origin", "none"),
      "x-http-method-override": fc.constantFrom("DELETE", "POST"),
      "x-request-id": latin,
      "x-original-url": fc.constantFrom("/api/populate", "/metrics"),
      cookie: latin,
      origin: fc.oneof(fc.constantFrom("null", "https://gallery.example", "javascript:1"), latin),
      "user-agent": fc.constantFrom("curl/8.5.0", ""),
    },
    { requiredKeys: [] },
  );
}

/** Returns requests to the operations of the document: as it describes them, and changed in every part. */
export function fuzzedRequests(
  document: OpenApi,
  keys: Record<KeyName, string>,
): fc.Arbitrary<FuzzedRequest> {
  const operations = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, operation]) => ({ path, method, operation })),
  );
  return fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const needed = Object.keys(operation.security?.[0] ?? {})[0] as KeyName | undefined;
    const proper = needed === undefined ? {} : { authorization: `Bearer ${keys[needed]}` };
    const described = method.toUpperCase();
    return fc
      .record({
        method: fc.oneof(
          { arbitrary: fc.constant(described), weight: 6 },
          { arbitrary: fc.constantFrom(...METHODS), weight: 1 },
        ),
        path: fc.oneof(
          { arbitrary: fc.constant(path), weight: 12 },
          {
            arbitrary: fc.constantFrom(
              ...[`${path}/`, `/${path}`, path.toUpperCase(), `${path}%00`, `${path}/..;/metrics`],
              ...[`/x/%2e%2e${path}`, `${path}.json`],
            ),
            weight: 1,
          },
        ),
        query: queries(operation),
        headers: fc.oneof(fc.constant(proper), headers(keys)),
        address: fc.ipV4(),
        body: ["POST", "PUT"].includes(described)
          ? bodies(operation, document)
          : fc.constant(Buffer.alloc(0)),
      })
      .map(({ address, headers: chosen, ...request }) => ({
        ...request,
        headers: {
          "user-agent": BROWSER,
          "content-type": "application/json",
          ...chosen,
          // The visitor's address, as the proxy writes it.
          "x-forwarded-for": address,
          ...(["POST", "PUT"].includes(request.method) && holdsAdminKey(chosen, keys) && FOREIGN),
        },
      }));
  });
}

/** A request that could change what is stored comes from another site, and is refused. */
const FOREIGN = { origin: "https://other.example" };

function holdsAdminKey(headers: Record<string, string>, keys: Record<KeyName, string>): boolean {
  return headers.authorization === `Bearer ${keys.ADMIN_KEY}`;
}
