import { resolve } from "node:path";
import { z } from "zod";
import { fail, ok, type Result } from "./contract/result.ts";
import type { DatabaseChoice } from "./db/connect.ts";
import { LOG_LEVELS, type LogLevel } from "./observe/log.ts";
import type { SourceUrls } from "./tds/source/source.ts";

/** The settings of a server, parsed from the environment once at start. */
export type Env = {
  /** 0 means any free port. */
  port: number;
  host: string;
  /** The origin that visitors use; null when it is the one listened on. */
  publicUrl: string | null;
  database: DatabaseChoice;
  /** TD details older than this are refreshed. */
  tdMaxAgeMs: number;
  /** The addresses of the public source. */
  source: SourceUrls;
  /** Interval between two populations; 0 means never. */
  populateEveryMs: number;
  /** The key for administration, decisions and metrics; null creates a random one. */
  adminKey: string | null;
  /** The key for the statistics, also to make partners' links; null creates a random one. */
  statsKey: string | null;
  /** The key that signs partners' links; null derives it from the key for the statistics. */
  partnerLinksKey: string | null;
  /** The campaign that an empty database is filled with; null for the bundled one. */
  campaignFile: string | null;
  /** How long single events are kept before they become daily totals. */
  retentionMonths: number;
  /** The number of reverse proxies in front of the server. */
  trustProxy: number;
  logLevel: LogLevel;
  production: boolean;
  /** Pages are compressed fast rather than well, for a server that lives for seconds. */
  fastCompression: boolean;
};

const HOUR_MS = 3_600_000;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

const origin = z
  .string()
  .refine(isOrigin)
  .transform((url) => new URL(url).origin);

const key = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .optional()
  .describe("up to 200 letters, digits and signs, without spaces");

const path = z.string().refine((text) => !text.includes("\0"));

/** Each variable, described by what it takes. */
const variable = {
  PORT: wholeNumber(0, 65_535)
    .default(8787)
    .describe("a whole number from 0 (any free port) to 65535"),
  HOST: z
    .string()
    .regex(/^[a-z0-9.:_-]+$/i)
    .default("localhost")
    .describe("a host name or an IP address"),
  PUBLIC_URL: origin
    .optional()
    .describe("an http or https address without a path, such as https://campaign.example"),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl)
    .optional()
    .describe("a PostgreSQL address: postgres://user:password@host:5432/name"),
  DATA_DIR: path.default(".data").describe("the path of a folder"),
  EMBEDDED: z.enum(["0", "1"]).default("0").describe("0 or 1"),
  CAMPAIGN_FILE: path.optional().describe("the path of a campaign's file"),
  OIREACHTAS_API_URL: origin
    .default("https://api.oireachtas.ie")
    .describe("an http or https address without a path"),
  OIREACHTAS_SITE_URL: origin
    .default("https://www.oireachtas.ie")
    .describe("an http or https address without a path"),
  TD_MAX_AGE_HOURS: wholeNumber(1, 8_760)
    .default(24)
    .describe("a whole number of hours from 1 to 8760"),
  POPULATE_EVERY_HOURS: wholeNumber(0, 8_760)
    .default(24)
    .describe("a whole number of hours from 1 to 8760, or 0 for never"),
  ADMIN_KEY: key,
  STATS_KEY: key,
  PARTNER_LINKS_KEY: key,
  EVENT_RETENTION_MONTHS: wholeNumber(1, 120)
    .default(12)
    .describe("a whole number of months from 1 to 120"),
  TRUST_PROXY: wholeNumber(0, 10)
    .default(0)
    .describe("the number of reverse proxies before the server, 0 to 10"),
  LOG_LEVEL: z.enum(LOG_LEVELS).default("info").describe(LOG_LEVELS.join(", ")),
  FAST_COMPRESSION: z.enum(["0", "1"]).default("0").describe("0 or 1"),
  NODE_ENV: z
    .enum(["development", "test", "production"])
    .default("development")
    .describe("development, test or production"),
};

const Variables = z.object(variable);

type Variable = keyof typeof variable;

/** Shortest key that production accepts, in characters. */
const MIN_KEY_LENGTH = 16;

const isVariable = (name: unknown): name is Variable => Object.hasOwn(variable, String(name));

/**
 * Parses the environment. An empty variable counts as unset. Fails with one line
 * that names each invalid variable, its value and the values it accepts, or everything
 * that production lacks. The
 * values of `DATABASE_URL` and the keys are secret and never shown.
 */
export function parseEnv(
  source: Readonly<Record<string, string | undefined>>,
): Result<Env, string> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path }) => path[0]).filter(isVariable));
    return fail([...names].map((name) => describeInvalid(name, given[name] ?? "")).join("; "));
  }
  const values = parsed.data;
  const production = values.NODE_ENV === "production";
  const faults = production ? productionFaults(values) : [];
  if (faults.length > 0) return fail(faults.join("; "));
  return ok({
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? null,
    database: values.DATABASE_URL
      ? { kind: "postgres", url: values.DATABASE_URL }
      : { kind: "embedded", dataDir: resolve(values.DATA_DIR) },
    tdMaxAgeMs: values.TD_MAX_AGE_HOURS * HOUR_MS,
    source: { apiUrl: values.OIREACHTAS_API_URL, siteUrl: values.OIREACHTAS_SITE_URL },
    populateEveryMs: values.POPULATE_EVERY_HOURS * HOUR_MS,
    adminKey: values.ADMIN_KEY ?? null,
    statsKey: values.STATS_KEY ?? null,
    partnerLinksKey: values.PARTNER_LINKS_KEY ?? null,
    campaignFile: values.CAMPAIGN_FILE ? resolve(values.CAMPAIGN_FILE) : null,
    retentionMonths: values.EVENT_RETENTION_MONTHS,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    production,
    fastCompression: values.FAST_COMPRESSION === "1",
  });
}

/** Returns what a production server lacks, one text for each setting. */
function productionFaults(values: z.infer<typeof Variables>): string[] {
  const { DATABASE_URL, EMBEDDED, ADMIN_KEY, STATS_KEY, PARTNER_LINKS_KEY } = values;
  const faults: string[] = [];
  if (!DATABASE_URL && EMBEDDED === "0") {
    faults.push(
      "DATABASE_URL is not set; production needs it, or EMBEDDED=1 to keep the data here",
    );
  }
  const keys = [
    { name: "ADMIN_KEY", key: ADMIN_KEY, guards: "the TD database" },
    { name: "STATS_KEY", key: STATS_KEY, guards: "the campaign's figures" },
  ];
  for (const { name, key, guards } of keys) {
    if (!key) faults.push(`${name} is not set; production needs it, and it guards ${guards}`);
    else if (key.length < MIN_KEY_LENGTH) {
      faults.push(`${name} is too short; production needs ${MIN_KEY_LENGTH} characters or more`);
    }
  }
  if (PARTNER_LINKS_KEY && PARTNER_LINKS_KEY.length < MIN_KEY_LENGTH) {
    faults.push(
      `PARTNER_LINKS_KEY is too short; production needs ${MIN_KEY_LENGTH} characters or more, or none`,
    );
  }
  if (ADMIN_KEY && ADMIN_KEY === STATS_KEY) {
    faults.push("ADMIN_KEY and STATS_KEY are equal; production needs two different keys");
  }
  return faults;
}

function describeInvalid(name: Variable, got: string): string {
  const takes = `it takes ${variable[name].description}`;
  if (name === "DATABASE_URL") return `${name} is not that of a PostgreSQL database; ${takes}`;
  if (name.endsWith("_KEY")) return `${name} cannot be sent as a key; ${takes}`;
  return `${name} is ${JSON.stringify(got.slice(0, 60))}; ${takes}`;
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, href, origin } = new URL(value);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}

function isPostgresUrl(value: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value);
}
