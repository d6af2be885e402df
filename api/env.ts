import { resolve } from "node:path";
import { z } from "zod";
import { MAX_RETENTION_MONTHS } from "./contract/limits.ts";
import { fail, ok } from "./contract/result.ts";
import type { DatabaseChoice } from "./db/connect.ts";
import { LOG_LEVELS } from "./monitoring/log.ts";

const HOUR_MS = 3_600_000;

const wholeNumber = (ofWhat: string, min: number, max: number, usual: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(usual)
    .describe(`a whole number${ofWhat} from ${min} to ${max}`);

const origin = z
  .string()
  .refine(isOrigin)
  .transform((url) => new URL(url).origin);

const source = (usual: string) =>
  origin.default(usual).describe("an http or https address without a path");

const key = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .optional()
  .describe("up to 200 letters, digits and signs, without spaces");

const variable = {
  PORT: wholeNumber("", 0, 65_535, 8787),
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
    .refine((value) => /^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value))
    .transform(withoutClientParameters)
    .optional()
    .describe(
      "a PostgreSQL address: postgres://user:password@host:5432/name, with %40 for an @ and %2F for a / in the password",
    ),
  DATA_DIR: z.string().default(".data").describe("the path of a folder"),
  EMBEDDED: z.enum(["0", "1"]).default("0").describe("0 or 1"),
  OIREACHTAS_API_URL: source("https://api.oireachtas.ie"),
  OIREACHTAS_SITE_URL: source("https://www.oireachtas.ie"),
  TD_MAX_AGE_HOURS: wholeNumber(" of hours", 1, 8_760, 24),
  POPULATE_EVERY_HOURS: wholeNumber(" of hours", 0, 8_760, 24),
  ADMIN_KEY: key,
  STATS_KEY: key,
  METRICS_KEY: key,
  PARTNER_LINKS_KEY: key,
  EVENT_RETENTION_MONTHS: wholeNumber(" of months", 1, MAX_RETENTION_MONTHS, MAX_RETENTION_MONTHS),
  TRUST_PROXY: wholeNumber(" of reverse proxies", 0, 10, 0),
  LOG_LEVEL: z.enum(LOG_LEVELS).default("info").describe(LOG_LEVELS.join(", ")),
  NODE_ENV: z
    .enum(["development", "test", "production"])
    .default("development")
    .describe("development, test or production"),
};

const Variables = z.object(variable);
type Variable = keyof typeof variable;

const MIN_KEY_LENGTH = 16;

const isVariable = (name: unknown): name is Variable => Object.hasOwn(variable, String(name));

/** Parses the environment. Fails with one line of what is invalid or lacks, without `DATABASE_URL` or a key. */
export function parseEnv(source: Readonly<Record<string, string | undefined>>) {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = Variables.safeParse(values);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path }) => path[0]).filter(isVariable));
    return fail([...names].map((name) => describeInvalid(name, values[name] ?? "")).join("; "));
  }
  const faults = parsed.data.NODE_ENV === "production" ? productionFaults(parsed.data) : [];
  return faults.length > 0 ? fail(faults.join("; ")) : ok(envOf(parsed.data));
}

export type Env = ReturnType<typeof envOf>;

/** A setting that is null is not set: keys are then made at random, and all else has its default. */
function envOf(values: z.infer<typeof Variables>) {
  const database: DatabaseChoice = values.DATABASE_URL
    ? { kind: "postgres", url: values.DATABASE_URL }
    : { kind: "embedded", dataDir: resolve(values.DATA_DIR) };
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? null,
    database,
    tdMaxAgeMs: values.TD_MAX_AGE_HOURS * HOUR_MS,
    source: { apiUrl: values.OIREACHTAS_API_URL, siteUrl: values.OIREACHTAS_SITE_URL },
    /** 0 means never. */
    populateEveryMs: values.POPULATE_EVERY_HOURS * HOUR_MS,
    adminKey: values.ADMIN_KEY ?? null,
    statsKey: values.STATS_KEY ?? null,
    metricsKey: values.METRICS_KEY ?? null,
    partnerLinksKey: values.PARTNER_LINKS_KEY ?? null,
    retentionMonths: values.EVENT_RETENTION_MONTHS,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    production: values.NODE_ENV === "production",
  };
}

function productionFaults(values: z.infer<typeof Variables>): string[] {
  const { DATABASE_URL, EMBEDDED, ADMIN_KEY, STATS_KEY } = values;
  const faults: string[] = [];
  if (!DATABASE_URL && EMBEDDED === "0") {
    faults.push(
      "DATABASE_URL is not set; production needs it, or EMBEDDED=1 to keep the data here",
    );
  }
  for (const [name, guards] of [
    ["ADMIN_KEY", "the TD database"],
    ["STATS_KEY", "the campaign's figures"],
    ["METRICS_KEY", null],
    ["PARTNER_LINKS_KEY", null],
  ] as const) {
    const key = values[name];
    if (!key && guards) {
      faults.push(`${name} is not set; production needs it, and it guards ${guards}`);
    } else if (key && key.length < MIN_KEY_LENGTH) {
      faults.push(`${name} is too short; production needs ${MIN_KEY_LENGTH} characters or more`);
    }
  }
  if (ADMIN_KEY && ADMIN_KEY === STATS_KEY) {
    faults.push("ADMIN_KEY and STATS_KEY are equal; production needs two different keys");
  }
  return faults;
}

function describeInvalid(name: Variable, value: string): string {
  const takes = `it takes ${variable[name].description}`;
  if (name === "DATABASE_URL") return `${name} is not that of a PostgreSQL database; ${takes}`;
  if (name.endsWith("_KEY")) return `${name} cannot be sent as a key; ${takes}`;
  return `${name} is ${JSON.stringify(value.slice(0, 60))}; ${takes}`;
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, href, origin } = new URL(value);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}

/** Takes out the parameters for libpq alone in providers' URLs, which the driver would send to the server. */
function withoutClientParameters(value: string): string {
  const url = new URL(value);
  for (const name of ["channel_binding", "gssencmode"]) url.searchParams.delete(name);
  return url.href;
}
