import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseEnv } from "../../api/env.ts";
import { ROOT } from "../source-files.ts";

const KEYS = { ADMIN_KEY: "a-long-secret-of-admins", STATS_KEY: "a-long-secret-of-stats" };

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
      FAST_COMPRESSION: "1",
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
        fastCompression: true,
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

  it.each([
    ["PORT", "65536"],
    ["HOST", "local host"],
    ["PUBLIC_URL", "https://campaign.example/path"],
    ["PUBLIC_URL", "https://me:hush@campaign.example"],
    ["TD_MAX_AGE_HOURS", "0"],
    ["EVENT_RETENTION_MONTHS", "13"],
    ["LOG_LEVEL", "loud"],
  ])("rejects %s=%s and names the variable, its value and the accepted values", (name, value) => {
    const parsed = parseEnv({ [name]: value });
    expect(parsed.ok || parsed.failure).toMatch(
      new RegExp(`^${name} is ${JSON.stringify(value)}; it takes .+$`),
    );
  });

  it("leaves out of DATABASE_URL what is for other clients", () => {
    const url = "postgresql://me:h%40sh@db.example/campaign?sslmode=require";
    const parsed = parseEnv({ DATABASE_URL: `${url}&channel_binding=require&gssencmode=disable` });
    expect(parsed).toMatchObject({ ok: true, value: { database: { url } } });
  });

  it.each(["mysql://me:hush@db/x", "hush", "postgres:hush", "postgres://me:hush@:x"])(
    "does not show any part of an invalid DATABASE_URL (%s)",
    (url) => {
      const parsed = parseEnv({ DATABASE_URL: url });
      expect(parsed.ok || parsed.failure).toMatch(/^DATABASE_URL is not .*; it takes a PostgreSQL/);
      expect(parsed.ok || parsed.failure).not.toContain("hush");
    },
  );

  it.each(["hush hush", "hush\n", "húsh", "hush".repeat(51)])(
    "does not show any part of an invalid key (%j)",
    (key) => {
      const parsed = parseEnv({ ADMIN_KEY: key, STATS_KEY: key });
      expect(parsed.ok || parsed.failure).toMatch(
        /^ADMIN_KEY cannot be sent as a key; it takes .*; STATS_KEY cannot be sent as a key; it takes /,
      );
      expect(parsed.ok || parsed.failure).not.toMatch(/h[uú]sh/);
    },
  );

  it("names everything that production lacks in one line", () => {
    const parsed = parseEnv({ NODE_ENV: "production" });
    expect(parsed.ok || parsed.failure).toMatch(
      /^DATABASE_URL is not set; .*; ADMIN_KEY is not set; .*; STATS_KEY is not set; .*$/,
    );
  });

  it.each([
    [{ ADMIN_KEY: "fifteen-letters" }, /^ADMIN_KEY is too short; production needs 16/],
    [{ PARTNER_LINKS_KEY: "fifteen-letters" }, /^PARTNER_LINKS_KEY is too short; production/],
    [{ STATS_KEY: KEYS.ADMIN_KEY }, /^ADMIN_KEY and STATS_KEY are equal/],
  ])("refuses weak keys in production: %j", (given, message) => {
    const weak = { ...KEYS, ...given };
    const parsed = parseEnv({ NODE_ENV: "production", EMBEDDED: "1", ...weak });
    expect(parsed.ok || parsed.failure).toMatch(message);
    expect(parsed.ok || parsed.failure).not.toContain(KEYS.ADMIN_KEY);
    expect(parseEnv(weak).ok).toBe(true);
  });
});
