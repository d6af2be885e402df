import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../../api/app.ts";
import { DEFAULT_CAMPAIGN } from "../../../../api/contract/campaign/default-campaign.ts";
import type { Lookups } from "../../../../api/tds/lookup/lookups.ts";
import { createTdIndex, NO_RECORDS } from "../../../../api/tds/lookup/td-index.ts";
import { loadTdsPage } from "../../../../api/tds/lookup/tds-page.ts";
import { rowOf } from "../../../td.ts";
import { fakeDeps, fakeSite } from "../../fake-deps.ts";

const ROW = rowOf("Joe Cooney");

// A renderer that returns its model as JSON: the tests of the site cover the real HTML.
const site = fakeSite(
  "requested-pages.js",
  "export const renderTdsPage = (model, campaign, request) => ({" +
    " html: JSON.stringify(request.language === 'en' ? model : { ...model, ...request })," +
    " styleHashes: ['sha256-AAAA'] });" +
    "const places = { en: 'Bray', ga: 'Bré' };" +
    "export const placeOptions = (text, language) =>" +
    " text === 'Bray' ? [{ place: places[language], constituency: 'Wicklow' }] : [];",
);

async function request(query: string) {
  return (await appWith(createTdIndex([ROW]).get)).request(`/tds${query}`);
}

async function appWith(get: Lookups["get"]) {
  const tdsPage = await loadTdsPage(site, () => DEFAULT_CAMPAIGN);
  return createApp(fakeDeps({ lookups: { get }, tdsPage }));
}

describe("the page of TDs for readers without scripts", () => {
  it("shows the TDs of the requested constituency", async () => {
    const response = await request("?constituency=Clare");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await response.json()).toEqual({
      state: "found",
      constituency: "Clare",
      tds: [{ name: ROW.name, email: ROW.email, constituency: "Clare" }],
      asOf: "2026-07-19T00:00:00.000Z",
    });
  });

  it("gets their records and the votes with them", async () => {
    const record = { questions: [], votes: ["ta" as const], statements: [] };
    const url = "https://a.example/";
    const votes = [{ date: "2026-07-08", subject: "Arts", url, for: "ta" as const }];
    const { get } = createTdIndex([ROW], [], { ...NO_RECORDS, recordOf: () => record, votes });
    const response = await (await appWith(get)).request("/tds?constituency=Clare");
    expect(await response.json()).toMatchObject({ tds: [{ record }], votes });
  });

  it.each([
    ["", { state: "missing" }],
    ["?constituency=", { state: "missing" }],
    ["?constituency=Clare&constituency=Mayo", { state: "repeated" }],
    ["?constituency=%3Cscript%3E", { state: "unknown" }],
    ["?constituency=clare", { state: "unknown" }],
  ])("answers '%s' with 400 and the reason", async (query, model) => {
    const response = await request(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(model);
  });

  it("answers a place with the constituencies that it may mean", async () => {
    const response = await request("?place=Bray");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      state: "places",
      options: [{ place: "Bray", constituency: "Wicklow" }],
    });
  });

  it.each([
    ["?place=Atlantis", "unknown-place"],
    ["?place=Bray&place=Cobh", "unknown-place"],
    [`?place=${"a".repeat(61)}`, "unknown-place"],
    ["?place=+", "missing"],
    ["?constituency=Atlantis&place=Bray", "unknown"],
  ])("answers '%s' with 400", async (query, state) => {
    const response = await request(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ state });
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
      const app = await appWith(createTdIndex([ROW]).get);
      for (const _again of [1, 2]) {
        const response = await app.request(`/ga/tds${asked}`);
        expect(await response.json()).toMatchObject({ language: "ga", query });
      }
      expect(await (await app.request(`/tds${asked}`)).json()).not.toHaveProperty("language");
    },
  );

  it("answers a failed lookup with 503", async () => {
    const response = await request("?constituency=Mayo");
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ state: "failed", constituency: "Mayo" });
  });

  it("allows its own styles and no other origin", async () => {
    const response = await request("?constituency=Clare");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("style-src 'self' 'sha256-AAAA'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("frame-src");
  });

  it("is rendered and compressed once, with an ETag, until its TDs change", async () => {
    let index = createTdIndex([ROW]);
    const app = await appWith((choice) => index.get(choice));
    const clare = (headers = {}) => app.request("/tds?constituency=Clare", { headers });
    const first = await clare({ "accept-encoding": "gzip, br" });
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(await first.arrayBuffer()).toString()).toContain(ROW.email);
    expect(await (await clare()).text()).toContain(ROW.email);
    const conditional = { "accept-encoding": "br", "if-none-match": etag };
    expect((await clare(conditional)).status).toBe(304);
    index = createTdIndex([{ ...ROW, name: "Another Person" }]);
    const second = await clare(conditional);
    expect(second.status).toBe(200);
    expect(brotliDecompressSync(await second.arrayBuffer()).toString()).toContain("Another Person");
  });
});
