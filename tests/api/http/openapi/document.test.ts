import { describe, expect, it } from "vitest";
import { createApp } from "../../../../api/app.ts";
import { openApiDocument } from "../../../../api/http/openapi/document.ts";
import { fakeDeps } from "../../fake-deps.ts";

describe("GET /api/openapi.json", () => {
  const document = JSON.parse(JSON.stringify(openApiDocument()));

  it("describes every route of the API in OpenAPI 3.1", async () => {
    expect(document.openapi).toBe("3.1.0");
    const served = createApp(fakeDeps())
      .routes.filter(({ method }) => ["GET", "POST", "PUT", "DELETE"].includes(method))
      .map(({ method, path }) => `${method.toLowerCase()} ${path}`);
    const described = Object.entries(document.paths).flatMap(([path, calls]) =>
      Object.keys(calls as object).map((method) => `${method} ${path}`),
    );
    expect(described.sort()).toEqual([...new Set(served)].sort());
  });
});
