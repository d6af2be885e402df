import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../api/app.ts";
import type { Campaign } from "../../../api/contract/campaign/campaign.ts";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { plainAnswer } from "../../../api/http/answer.ts";
import { recordAnswers } from "../../../api/record/open-record.ts";
import { loadRecordPage } from "../../../api/record/record-page.ts";
import { recordOf } from "../../site/record/record-of.ts";
import { fakeDeps } from "../fake-deps.ts";

let site: string;

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), "bia-site-"));
  mkdirSync(join(site, "server"));
  writeFileSync(join(site, "server/package.json"), '{"type": "module"}');
  // A renderer that returns what it was given: the tests of the site cover the real HTML.
  writeFileSync(
    join(site, "server/requested-pages.js"),
    "let count = 0; export const renderRecordPage = (record, campaign, language) => ({" +
      " page: { path: '/where-they-stand', file: null, status: 200, shownIn: 'all-but-draft'," +
      " styleHashes: ['sha256-AAAA'], scriptHashes: ['sha256-BBBB'] }," +
      " html: JSON.stringify({ count: ++count, language, name: record.tds[0].name }) });",
  );
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

async function serve() {
  const shown = { name: "Ann Ryan", campaign: DEFAULT_CAMPAIGN as Campaign, isHidden: false };
  // Composed anew each time, as after a refresh of the TDs that changes nothing.
  const record = () => {
    const response = recordOf([{ name: shown.name }]);
    return { response, answers: recordAnswers(response) };
  };
  const recordPage = await loadRecordPage(site, record, () => shown.campaign, null, 1);
  const file = { path: "*", plain: plainAnswer(404, "not found", {}) };
  const app = createApp({
    ...fakeDeps({ recordPage, isHidden: () => shown.isHidden }),
    site: { files: [], pages: [], notFound: { en: file, ga: file } },
  });
  return { app, shown };
}

describe("the page of where TDs stand", () => {
  it("is rendered once in each language, until the record or the campaign changes", async () => {
    const { app, shown } = await serve();
    const read = async (path: string) => (await app.request(path)).json();
    expect(await read("/where-they-stand")).toEqual({ count: 1, language: "en", name: "Ann Ryan" });
    expect(await read("/where-they-stand?party=Labour+Party")).toMatchObject({ count: 1 });
    expect(await read("/ga/where-they-stand")).toMatchObject({ count: 2, language: "ga" });
    shown.name = "Una Byrne";
    expect(await read("/where-they-stand")).toMatchObject({ count: 3, name: "Una Byrne" });
    shown.campaign = { ...DEFAULT_CAMPAIGN };
    expect(await read("/where-they-stand")).toMatchObject({ count: 4 });
  });

  it("may run its own script and has an ETag", async () => {
    const { app } = await serve();
    const { headers } = await app.request("/where-they-stand");
    expect(headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-BBBB';");
    const ifNoneMatch = { headers: { "if-none-match": headers.get("etag") ?? "" } };
    expect((await app.request("/where-they-stand", ifNoneMatch)).status).toBe(304);
  });

  it("is hidden in a draft", async () => {
    const { app, shown } = await serve();
    shown.isHidden = true;
    expect((await app.request("/where-they-stand")).status).toBe(404);
  });
});
