import postgres from "postgres";
import { createStaffGuards } from "../../api/access/key-guard.ts";
import { createRateLimit } from "../../api/access/rate-limit.ts";
import type { Deps } from "../../api/app.ts";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { parseJson } from "../../api/contract/json.ts";
import { fail } from "../../api/contract/result.ts";
import type { BuiltPage } from "../../api/contract/site-renderer.ts";
import type { Sql } from "../../api/db/connect.ts";
import { createEventQuota } from "../../api/events/event-quota.ts";
import { failedAnswer } from "../../api/http/answer.ts";
import { createLog } from "../../api/monitoring/log.ts";
import { createMetrics } from "../../api/monitoring/metrics.ts";
import { openRecord } from "../../api/record/record-routes.ts";
import { createPartnerLinks } from "../../api/stats/partner-store.ts";
import { createTdIndex } from "../../api/tds/lookup/lookups.ts";
import { publishedVersion } from "../../stories/support/invented-campaign.ts";

const unavailable = () => Promise.reject(new Error("Neither database nor source in this test"));

/** Returns dependencies of an app without TDs and files, whose event log accepts all; `over` replaces some. */
export function fakeDeps(over: Partial<Deps> = {}): Deps {
  return {
    lookups: createTdIndex([]),
    events: {
      record: async () => "stored" as const,
      limit: createRateLimit(1_000, 60_000),
      quota: createEventQuota(),
      received: () => {},
      ownHosts: [],
    },
    actions: async () => ({ value: { total: 5, today: 2 }, readAt: new Date() }),
    stats: { read: unavailable },
    partners: {
      links: createPartnerLinks("the-key-of-the-links", "the-key"),
      publicUrl: null,
      noteLink: async () => 0,
      endLinks: async () => {},
      readLinks: async () => ({ success: true, links: [] }),
      read: unavailable,
      page: unavailable,
      counts: async () => null,
      now: () => new Date(),
    },
    populate: {
      population: {
        begin: unavailable,
        accept: unavailable,
        putBack: unavailable,
        reject: unavailable,
        state: async () => ({ state: "ended", end: { success: false, message: "Never" } }),
      },
      overview: async () => ({ tds: { stored: 0, checkedAt: null }, runs: [] }),
      closing: new AbortController().signal,
    },
    campaign: {
      pages: { problems: () => [], render: async () => fail("No build in this test") },
      live: {
        current: () => publishedVersion(0, { campaign: DEFAULT_CAMPAIGN }),
        answer: () => failedAnswer(503, "not-ready"),
        read: async () => ({ latest: 0, readable: [], broken: [] }),
        readVersion: async () => null,
        publish: unavailable,
      },
    },
    record: openRecord(() => createTdIndex([])),
    readVote: unavailable,
    trustProxy: 0,
    metrics: createMetrics([]),
    guards: createStaffGuards({
      admin: "the-admin-key",
      stats: "the-key",
      metrics: "the-metrics-key",
    }),
    publicUrl: null,
    openApi: failedAnswer(503, "not-ready"),
    readiness: () => ({ isEnding: false, degraded: [] }),
    embed: [],
    releaseFiles: { find: async () => undefined },
    site: { files: [], media: [], pages: [], readPages: () => [] },
    pages: { find: () => undefined, isHidden: () => false },
    tdsPages: { find: unavailable, page: unavailable, picture: unavailable },
    recordPage: unavailable,
    log: createLog("error", () => {}),
    ...over,
  };
}

/** Reads an answer to its end; `json` is null for any other text. */
export async function answerOf(sent: Response | Promise<Response>) {
  const response = await sent;
  const { status, headers } = response;
  const text = await response.text();
  return { status, headers: Object.fromEntries(headers), text, json: parseJson(text) };
}

/** A page as the build says it. */
export const builtPage = (path: string, shownIn: BuiltPage["shownIn"]): BuiltPage => ({
  path,
  file: "page.html",
  status: 200,
  shownIn,
  allow: {},
  features: [],
  styleHashes: [],
  scriptHashes: [],
});

/** Returns a database that never connects: `query` receives the arguments of each query. */
export function fakeSql(query: (...args: unknown[]) => Promise<object[]>): Sql {
  return new Proxy(postgres(), { apply: (_sql, _this, args) => query(...args) });
}

const SIGNED = createPartnerLinks("a-key", "another").sign({
  partner: "a-gallery",
  expires: null,
  generation: 0,
});

/** The signature of a private link, without its ends, which a mail program may cut off or encode. */
export const SIGNATURE_PART = SIGNED.slice(-40, -10);

/** A private link as mail programs and people mangle it. */
export const MANGLED_LINKS = [
  `/figures/${SIGNED}`,
  `/ga/figures/${SIGNED}.csv`,
  `/FIGURES/${SIGNED}`,
  `/figures//${SIGNED}`,
  `/figures%2f${SIGNED}`,
  `/figures%252f${SIGNED}`,
  `/figures;${SIGNED}`,
  `/%2566igures/${SIGNED}`,
  `/figures/${SIGNED.replaceAll(".", "%252e")}`,
  `/figures/${SIGNED.slice(0, -5)}%0A${SIGNED.slice(-5)}`,
  `/figures/${SIGNED.slice(0, -1)}`,
  `/figures/%3C${SIGNED}%3E.`,
  `/${SIGNED}`,
];
