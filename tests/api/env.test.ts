import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseEnv } from "../../api/env.ts";
import { ROOT } from "../source-files.ts";

const PRODUCTION = {
  NODE_ENV: "production",
  EMBEDDED: "1",
  ADMIN_KEY: "hush-hush-of-admins",
  STATS_KEY: "hush-hush-of-stats",
};

describe("parsing the environment", () => {
  it("reads every variable, and the guide lists it", () => {
    const env = {
      PORT: "0",
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://campaign.example/",
      DATABASE_URL: "postgresql://me:hush@db.example/campaign?sslmode=require",
      DATA_DIR: "/srv/data",
      EMBEDDED: "0",
      OIREACHTAS_API_URL: "http://127.0.0.1:9001",
      OIREACHTAS_SITE_URL: "http://127.0.0.1:9002/",
      TD_MAX_AGE_HOURS: "48",
      POPULATE_EVERY_HOURS: "0",
      ADMIN_KEY: "a-long-secret-of-admins",
      STATS_KEY: "a-long-secret-of-stats",
      METRICS_KEY: "a-long-secret-of-metrics",
      PARTNER_LINKS_KEY: "a-long-secret-of-links",
      EVENT_RETENTION_MONTHS: "6",
      TRUST_PROXY: "1",
      LOG_LEVEL: "warn",
      NODE_ENV: "production",
    };
    expect(parseEnv(env)).toEqual({
      ok: true,
      value: {
        port: 0,
        host: "0.0.0.0",
        publicUrl: "https://campaign.example",
        database: { kind: "postgres", url: env.DATABASE_URL },
        tdMaxAgeMs: 48 * 3_600_000,
        source: { apiUrl: "http://127.0.0.1:9001", siteUrl: "http://127.0.0.1:9002" },
        populateEveryMs: 0,
        adminKey: "a-long-secret-of-admins",
        statsKey: "a-long-secret-of-stats",
        metricsKey: "a-long-secret-of-metrics",
        partnerLinksKey: "a-long-secret-of-links",
        retentionMonths: 6,
        trustProxy: 1,
        logLevel: "warn",
        production: true,
      },
    });
    const readme = readFileSync(join(ROOT, "api/README.md"), "utf8");
    for (const name of Object.keys(env)) expect(readme).toContain(`\n| \`${name}\``);
    const example = readFileSync(join(ROOT, ".env.example"), "utf8");
    const [, ...settings] = example.split(/^# (?=[A-Z_]+=)/m).map((line) => line.trim().split("="));
    expect(settings.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(env)));
    const { PUBLIC_URL, DATABASE_URL, ...defaults } = Object.fromEntries(settings);
    expect(parseEnv(defaults)).toEqual(parseEnv({}));
    expect(parseEnv({ PUBLIC_URL, DATABASE_URL })).toMatchObject({ ok: true });
  });

  it("leaves out of DATABASE_URL what is for other clients", () => {
    const url = "postgresql://me:h%40sh@db.example/campaign?sslmode=require";
    const parsed = parseEnv({ DATABASE_URL: `${url}&channel_binding=require&gssencmode=disable` });
    expect(parsed).toMatchObject({ ok: true, value: { database: { url } } });
  });

  it.each([
    [{ PORT: "65536" }, /^PORT is "65536"; it takes .+$/],
    [{ PUBLIC_URL: "https://a.ie/path" }, /^PUBLIC_URL is "https:\/\/a.ie\/path"; it takes .+$/],
    [{ TD_MAX_AGE_HOURS: "0" }, /^TD_MAX_AGE_HOURS is "0"; it takes .+$/],
    [{ DATABASE_URL: "mysql://me:hush@db/x" }, /^DATABASE_URL is not .*; it takes a PostgreSQL/],
    [{ DATABASE_URL: "postgres://me:hush@:x" }, /^DATABASE_URL is not .*; it takes a PostgreSQL/],
    [{ STATS_KEY: "hush hush" }, /^STATS_KEY cannot be sent as a key; it takes /],
    [{ NODE_ENV: "production" }, /^DATABASE_URL is .*; ADMIN_KEY is .*; STATS_KEY is not set; .*$/],
    [{ ...PRODUCTION, PARTNER_LINKS_KEY: "hush" }, /^PARTNER_LINKS_KEY is too short; production/],
    [{ ...PRODUCTION, STATS_KEY: PRODUCTION.ADMIN_KEY }, /^ADMIN_KEY and STATS_KEY are equal/],
  ])("refuses %j in one line that says why, and shows no secret", (env, message) => {
    const parsed = parseEnv(env);
    expect(parsed.ok || parsed.failure).toMatch(message);
    expect(parsed.ok || parsed.failure).not.toMatch(/h[uú]sh/);
  });

  it("takes weak keys outside of production", () => {
    expect(parseEnv({ ADMIN_KEY: "short", STATS_KEY: "short" }).ok).toBe(true);
  });
});
