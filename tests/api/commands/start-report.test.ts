import { describe, expect, it } from "vitest";
import { startReport, startWarnings } from "../../../api/commands/start-report.ts";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { parseEnv } from "../../../api/env.ts";
import { createTdIndex } from "../../../api/tds/lookup/lookups.ts";
import { publishedVersion } from "../../../stories/support/invented-campaign.ts";
import { rowOf } from "../../td.ts";

const tds = createTdIndex([rowOf("Ann Able")]);
const PUBLIC = { PUBLIC_URL: "https://campaign.example" };

function report(variables: Record<string, string>, now = new Date("2026-07-19T00:00:00Z")): string {
  const parsed = parseEnv({ DATA_DIR: "/srv/data", ...variables });
  if (!parsed.ok) throw new Error(parsed.failure);
  const admin = "generated-admin-key";
  const keys = { stats: "generated-stats-key", admin, metrics: admin };
  return `${startReport(parsed.value, 8787, keys, tds, now).join("\n")}\n`;
}

describe("the start report", () => {
  it.each([
    ["the site", {}, "campaign is at  http://localhost:8787/\n"],
    ["where it listens", { ...PUBLIC, HOST: "0.0.0.0" }, "on        http://localhost:8787/\n"],
    ["generated keys", {}, "http://localhost:8787/admin#key=generated-admin-key\n"],
    ["the TDs and their age", {}, "1 stored, details last checked 2026-07-19\n"],
  ])("names %s", (_what, variables: Record<string, string>, line) => {
    expect(report(variables)).toContain(line);
  });

  it("shows neither the database's URL nor a key that the operator set", () => {
    const DATABASE_URL = "postgres://me:hush@db.example/campaign";
    const printed = report({ DATABASE_URL, ADMIN_KEY: "hush", STATS_KEY: "hush" });
    expect(printed).toContain("the database of DATABASE_URL\n");
    expect(printed).toContain("with the key of STATS_KEY\n");
    expect(printed).not.toMatch(/hush|db\.example|generated/);
  });
});

describe("the warnings of a start", () => {
  const NOW = new Date("2026-11-25T00:00:00Z");
  const MENDED = { production: true, publicUrl: "https://campaign.example" };

  it("name PUBLIC_URL, an unpublished campaign and its example values in production", () => {
    const bundled = { version: 0, campaign: DEFAULT_CAMPAIGN };
    const warnings = startWarnings({ production: true, publicUrl: null }, bundled, NOW);
    expect(warnings.slice(0, 3)).toEqual([
      expect.stringMatching(/^PUBLIC_URL is not set: /),
      expect.stringMatching(/^No campaign is published: .* \/admin$/),
      expect.stringMatching(/ still hold example values: .*facts\.contactAddress/),
    ]);
    expect(startWarnings({ production: false, publicUrl: null }, bundled, NOW)).toEqual([]);
  });

  it("name sentences of a month that has passed", () => {
    const { campaign } = publishedVersion(1);
    const texts = { ...campaign.texts, en: { ...campaign.texts.en, lead: "Write by May 2026." } };
    const passed = { version: 1, campaign: { ...campaign, texts } };
    expect(startWarnings(MENDED, passed, NOW)).toEqual([
      "The campaign's texts name a month or a Budget that has passed: Write by May 2026.",
    ]);
    expect(startWarnings(MENDED, { version: 1, campaign }, NOW)).toEqual([]);
  });
});
