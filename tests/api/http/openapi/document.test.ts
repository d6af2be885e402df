import { describe, expect, it } from "vitest";
import { createApp } from "../../../../api/app.ts";
import { parseActionsResponse } from "../../../../api/contract/actions.ts";
import { parseWith } from "../../../../api/contract/json.ts";
import { parseLookupResponse } from "../../../../api/contract/lookup.ts";
import { StatsResponse } from "../../../../api/contract/stats.ts";
import { openApiDocument } from "../../../../api/http/openapi/document.ts";
import { SCHEMAS, type SchemaName } from "../../../../api/http/openapi/schemas.ts";
import { fakeDeps } from "../../fake-deps.ts";
import { invalidCopies } from "../../invalid-copies.ts";

const BREAKDOWN = [{ name: "a-gallery", count: 1, previous: 0 }];

/** A valid body of each schema with the parser that the pages use. */
const BODIES: [SchemaName, object, (value: unknown) => unknown][] = [
  [
    "LookupFound",
    {
      success: true,
      data: [{ name: "Ann Able", email: "ann.able@example.ie", constituency: "Clare" }],
      asOf: "2026-07-19T00:00:00.000Z",
      source: "stored",
    },
    (value) => parseLookupResponse(value, "Clare"),
  ],
  ["Failure", { success: false, error: "Why" }, (value) => parseLookupResponse(value, "Clare")],
  ["Actions", { success: true, total: 3, today: 1 }, parseActionsResponse],
  [
    "Stats",
    {
      success: true,
      summary: { email_clicks_total: 1, email_clicks_24h: 1, survey_total: 0, survey_24h: 0 },
      previous: { email_clicks: 0, survey: 0 },
      daily: [{ day: "2026-07-19", email_clicks: 1, survey: 0 }],
      sources: BREAKDOWN,
      partners: BREAKDOWN,
      providers: BREAKDOWN,
    },
    (value) => parseWith(StatsResponse, value),
  ],
];

describe("the schemas of the OpenAPI document", () => {
  it.each(BODIES)("accept a valid %s, as the pages' parser does", (name, body, parse) => {
    expect(SCHEMAS[name].safeParse(body).success).toBe(true);
    expect(parse(body)).not.toBeNull();
  });

  it.each(BODIES)("reject every invalid %s that the pages' parser rejects", (name, body, parse) => {
    const copies = invalidCopies(body);
    expect(copies.length).toBeGreaterThan(2);
    for (const copy of copies) {
      const isParsed = parse(copy) !== null;
      expect(SCHEMAS[name].safeParse(copy).success, JSON.stringify(copy)).toBe(isParsed);
    }
  });
});

describe("GET /api/openapi.json", () => {
  const document = JSON.parse(JSON.stringify(openApiDocument()));

  it("describes every route of the API in OpenAPI 3.1", async () => {
    expect(document.openapi).toBe("3.1.0");
    const served = createApp(fakeDeps())
      .routes.filter(({ method }) => ["GET", "POST", "PUT"].includes(method))
      .map(({ method, path }) => `${method.toLowerCase()} ${path}`);
    const described = Object.entries(document.paths).flatMap(([path, calls]) =>
      Object.keys(calls as object).map((method) => `${method} ${path}`),
    );
    expect(described.sort()).toEqual([...new Set(served)].sort());
  });

  it("lists the accepted constituencies, the range of days and the properties of an event", () => {
    const { parameters } = document.paths["/api/tds"].get;
    expect(parameters[0].schema.enum).toHaveLength(44);
    expect(document.paths["/api/stats"].get.parameters[0].schema).toMatchObject({
      minimum: 1,
      maximum: 365,
    });
    const event = document.components.schemas.CampaignEvent;
    expect(event.additionalProperties).toBe(false);
    expect(event.properties.meta.additionalProperties).toBe(false);
    expect(event.properties.action.enum).toEqual(["email_click", "survey_click", "call_click"]);
  });
});
