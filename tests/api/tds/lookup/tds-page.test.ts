import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../../api/app.ts";
import { DEFAULT_CAMPAIGN } from "../../../../api/contract/campaign/default-campaign.ts";
import type { SiteRenderer } from "../../../../api/contract/site-renderer.ts";
import type { Lookups } from "../../../../api/tds/lookup/lookups.ts";
import { createTdIndex, NO_RECORDS } from "../../../../api/tds/lookup/td-index.ts";
import { openTdsPage } from "../../../../api/tds/lookup/tds-page.ts";
import { rowOf } from "../../../td.ts";
import { fakeDeps } from "../../fake-deps.ts";

const ROW = rowOf("Joe Cooney");

// A renderer that returns its model as JSON: the tests of the site cover the real HTML.
const RENDERER: Pick<SiteRenderer, "renderTdsPage" | "placeOptions"> = {
  renderTdsPage: (model, _, request) => ({
    html: JSON.stringify(request.language === "en" ? model : { ...model, ...request }),
    styleHashes: ["sha256-AAAA"],
  }),
  placeOptions: (text, language) =>
    text === "Bray" ? [{ place: language === "en" ? "Bray" : "Bré", constituency: "Wicklow" }] : [],
};

/** Serves the page of the TDs in `shown.index`. */
async function serve(index = createTdIndex([ROW])) {
  const shown = { index };
  const tdsPage = openTdsPage(RENDERER, () => DEFAULT_CAMPAIGN);
  const lookups: Pick<Lookups, "get"> = { get: (choice) => shown.index.get(choice) };
  return { app: createApp(fakeDeps({ lookups, tdsPage })), shown };
}

describe("the page of TDs for readers without scripts", () => {
  it.each([
    [
      "?constituency=Clare",
      200,
      {
        state: "found",
        constituency: "Clare",
        tds: [{ name: ROW.name, email: ROW.email, constituency: "Clare" }],
        asOf: "2026-07-19T00:00:00.000Z",
      },
    ],
    [
      "?place=Bray",
      200,
      { state: "places", options: [{ place: "Bray", constituency: "Wicklow" }] },
    ],
    ["?constituency=Mayo", 503, { state: "failed", constituency: "Mayo", code: "not-fetched" }],
    ["", 400, { state: "missing" }],
    ["?constituency=", 400, { state: "missing" }],
    ["?place=+", 400, { state: "missing" }],
    ["?constituency=Clare&constituency=Mayo", 400, { state: "repeated" }],
    ["?constituency=%3Cscript%3E", 400, { state: "unknown" }],
    ["?constituency=clare", 400, { state: "unknown" }],
    ["?constituency=Atlantis&place=Bray", 400, { state: "unknown" }],
    ["?place=Atlantis", 400, { state: "unknown-place" }],
    ["?place=Bray&place=Cobh", 400, { state: "unknown-place" }],
    [`?place=${"a".repeat(61)}`, 400, { state: "unknown-place" }],
  ])("answers '%s' with %i", async (query, status, model) => {
    const response = await (await serve()).app.request(`/tds${query}`);
    expect([response.status, await response.json()]).toEqual([status, model]);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  it("gets the TDs' records and the votes with them", async () => {
    const record = { questions: [], votes: ["ta" as const], statements: [] };
    const url = "https://a.example/";
    const votes = [{ date: "2026-07-08", subject: "Arts", url, for: "ta" as const }];
    const records = { ...NO_RECORDS, recordOf: () => record, votes };
    const { app } = await serve(createTdIndex([ROW], [], records));
    const response = await app.request("/tds?constituency=Clare");
    expect(await response.json()).toMatchObject({ tds: [{ record }], votes });
  });

  it.each([
    ["?constituency=Clare", "?constituency=Clare"],
    ["?constituency=An+Cl%C3%A1r", "?constituency=Clare"],
    ["?place=Bray", "?place=Bray"],
    ["?place=Atlantis&other=1", "?place=Atlantis"],
    ["?constituency=Atlantis", ""],
  ])(
    "is in Irish below /ga, and its link to English keeps what '%s' asks",
    async (asked, query) => {
      const { app } = await serve();
      for (const _again of [1, 2]) {
        const response = await app.request(`/ga/tds${asked}`);
        expect(await response.json()).toMatchObject({ language: "ga", query });
      }
      expect(await (await app.request(`/tds${asked}`)).json()).not.toHaveProperty("language");
    },
  );

  it("allows its own styles and no other origin", async () => {
    const { headers } = await (await serve()).app.request("/tds?constituency=Clare");
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("style-src 'self' 'sha256-AAAA'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("frame-src");
  });

  it("is rendered and compressed once, with an ETag, until its TDs change", async () => {
    const { app, shown } = await serve();
    const clare = (headers = {}) => app.request("/tds?constituency=Clare", { headers });
    const textOf = async (response: Response) =>
      brotliDecompressSync(await response.arrayBuffer()).toString();
    const first = await clare({ "accept-encoding": "gzip, br" });
    expect(first.headers.get("content-encoding")).toBe("br");
    expect(await textOf(first)).toContain(ROW.email);
    expect(await (await clare()).text()).toContain(ROW.email);
    const ifNoneMatch = first.headers.get("etag") ?? "";
    const conditional = { "accept-encoding": "br", "if-none-match": ifNoneMatch };
    expect((await clare(conditional)).status).toBe(304);
    shown.index = createTdIndex([{ ...ROW, name: "Another Person" }]);
    const second = await clare(conditional);
    expect(second.status).toBe(200);
    expect(await textOf(second)).toContain("Another Person");
  });
});
