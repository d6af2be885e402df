import type { Context } from "hono";
import PQueue from "p-queue";
import { type Keys, privateFailure, privateJson } from "../access/key-guard.ts";
import { RETRY_SOON, retryAfter } from "../access/rate-limit.ts";
import type { Routes } from "../access/routes.ts";
import type { Campaign } from "../contract/campaign/campaign.ts";
import { parseWith } from "../contract/json.ts";
import { type Language, localPath } from "../contract/language.ts";
import { PARTNER_NAME } from "../contract/names.ts";
import {
  type FiguresPageModel,
  type PartnerCountResponse,
  type PartnerFigures,
  PartnerLinkEnd,
  PartnerLinkRequest,
  type PartnerLinkResponse,
} from "../contract/partner-figures.ts";
import { FIGURES_PATH, PATHS } from "../contract/paths.ts";
import type { SiteRenderer } from "../contract/site-renderer.ts";
import { createRecent, type Recent, withTimeout } from "../db/availability.ts";
import type { Sql } from "../db/connect.ts";
import { dayInDublin } from "../grammar/dates.ts";
import {
  type Answer,
  API_HEADERS,
  failureResponse,
  type HeaderMap,
  OPEN_HEADERS,
  PRIVATE_HEADERS,
  plainAnswer,
  respond,
} from "../http/answer.ts";
import { csvHeaders, formatCsv } from "../http/csv.ts";
import { pageFile } from "../http/static/site.ts";
import { FAST_COMPRESSION, respondWithFile, type StaticFile } from "../http/static/static-file.ts";
import type { Log } from "../monitoring/log.ts";
import * as store from "./partner-store.ts";

/** The headers of what only the holder of a link may read: its address is the key. */
export const LINK_HEADERS: HeaderMap = {
  "cache-control": "private, no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

export type PartnerDeps = { partners: ReturnType<typeof openPartners> };

/** Opens the partners' figures, with `campaign` on their page. */
export function openPartners(
  sql: Sql,
  { publicUrl, partnerLinksKey }: { publicUrl: string | null; partnerLinksKey: string | null },
  { stats: statsKey }: Pick<Keys, "stats">,
  renderer: Pick<SiteRenderer, "renderFiguresPage">,
  campaign: () => Campaign,
) {
  const now = () => new Date();
  const links = store.createPartnerLinks(partnerLinksKey, statsKey);
  // Figures are read one at a time, so that events find a free connection.
  const queue = new PQueue({ concurrency: 1 });
  const recent = <Value>(read: () => Promise<Value>, maxMs: number) =>
    createRecent(() => queue.add(read), maxMs);
  const figuresOf = new Map<string, () => Promise<Recent<PartnerFigures> | null>>();
  return {
    links,
    publicUrl,
    noteLink: (link: store.NewLink) => store.noteLink(sql, link, now()),
    endLinks: (partner: string) => store.endLinks(sql, partner),
    readLinks: () => store.readLinks(sql),
    /** Reads the figures behind a link, at most once in ten seconds; null when it was ended. */
    read: async (link: store.PartnerLink) => {
      if (await store.isEnded(sql, link)) return null;
      const { partner } = link;
      const read = () => store.readPartnerFigures(sql, partner, now());
      const figures = figuresOf.get(partner) ?? recent(read, 10_000);
      figuresOf.set(partner, figures);
      return (await figures()) ?? Promise.reject(new Error("The database does not answer"));
    },
    page: (model: FiguresPageModel, language: Language): Promise<StaticFile> => {
      const { page, html } = renderer.renderFiguresPage(model, campaign(), language);
      return pageFile(page, html, publicUrl, FAST_COMPRESSION, LINK_HEADERS);
    },
    counts: recent(() => store.readPartnerCounts(sql, now()), COUNT_MAX_MS),
    now,
  };
}

export const PARTNER_ROUTES: Routes<PartnerDeps> = {
  [`POST ${PATHS.partnerLink}`]: {
    key: "stats",
    summary: "Makes a private link to one partner's figures",
    body: "PartnerLinkRequest",
    responses: { 200: "PartnerLink", 400: "partner-link-invalid" },
    answer: async (_, { partners: { links, noteLink, now } }, body) => {
      const request = parseWith(PartnerLinkRequest, body);
      if (request === null || (request.expires ?? "9999") < dayInDublin(now())) {
        return privateFailure(400, "partner-link-invalid");
      }
      const link = { partner: request.partner, expires: request.expires ?? null };
      const signed = links.sign({ ...link, generation: await noteLink(link) });
      const path = `${FIGURES_PATH}/${signed}`;
      return privateJson<PartnerLinkResponse>(200, { success: true, path });
    },
  },
  [`DELETE ${PATHS.partnerLink}`]: {
    key: "stats",
    summary: "Ends every private link of a partner that is made by now",
    body: "PartnerLinkEnd",
    responses: { 204: null, 400: "partner-link-invalid" },
    answer: async (_, { partners }, body) => {
      const request = parseWith(PartnerLinkEnd, body);
      if (request === null) return privateFailure(400, "partner-link-invalid");
      await partners.endLinks(request.partner);
      return new Response(null, { status: 204, headers: PRIVATE_HEADERS });
    },
  },
  [`GET ${PATHS.partnerLink}`]: {
    key: "stats",
    summary: "The partners with a private link, and when the last one was made and ends",
    responses: { 200: "PartnerLinks" },
    answer: async (_, { partners }) => privateJson(200, await partners.readLinks()),
  },
  [`GET ${PATHS.partnerCount}`]: {
    summary: "Letters opened by a partner's visitors, at most a minute old; any origin",
    query: "partner",
    responses: { 200: "PartnerCount", 400: "partner-invalid", 503: "not-ready" },
    answer: answerPartnerCount,
  },
};

/** The page behind a private link, or with `.csv` the same as a table; null for a link that is not valid. */
export async function answerFigures(
  c: Context,
  { partners: { links, publicUrl, read, page, now }, log }: PartnerDeps & { log: Log },
  language: Language,
): Promise<Response | null> {
  const { path, url } = c.req;
  const name = path.slice(localPath(`${FIGURES_PATH}/`, language).length);
  const signed = name.replace(/\.csv$/, "");
  const link = links.read(signed, now());
  if (link === null) return null;
  const reading = await withTimeout(read(link));
  if (!reading.ok) {
    log.warn(`A partner's figures could not be read: ${reading.failure.reason}`);
    return failureResponse(c, 503, "not-ready", RETRY_SOON);
  }
  if (reading.value === null) return null;
  const { value: figures, readAt } = reading.value;
  if (name !== signed) return respond(figuresAsCsv(figures));
  const model = {
    figures,
    asOf: readAt.toISOString(),
    expires: link.expires,
    path: `${FIGURES_PATH}/${signed}`,
    origin: publicUrl ?? new URL(url).origin,
  };
  return respondWithFile(c, await page(model, language));
}

/** An older count is neither served nor kept by a cache. */
const COUNT_MAX_MS = 60_000;

async function answerPartnerCount(c: Context, { partners: { counts, now } }: PartnerDeps) {
  const [partner = "", ...more] = c.req.queries("partner") ?? [];
  if (more.length > 0 || !PARTNER_NAME.test(partner)) {
    return failureResponse(c, 400, "partner-invalid");
  }
  const recentCounts = await counts();
  if (recentCounts === null) return failureResponse(c, 503, "not-ready", retryAfter(COUNT_MAX_MS));
  const { value, readAt } = recentCounts;
  // Nobody can tell an unknown partner from one without letters.
  const count = value.get(partner) ?? 0;
  const body: PartnerCountResponse = { success: true, partner, count, as_of: readAt.toISOString() };
  const headers = {
    ...API_HEADERS,
    ...OPEN_HEADERS,
    "cache-control": `public, max-age=${COUNT_MAX_MS / 1000}`,
    // The minute begins when the letters are counted, not when an answer is sent.
    age: `${Math.max(0, Math.floor((now().getTime() - readAt.getTime()) / 1000))}`,
  };
  return respond(plainAnswer(200, JSON.stringify(body), headers));
}

const COLUMNS = ["section", "name", "letters_of_partner", "letters_of_campaign"];

function figuresAsCsv({ partner, total, months, days, providers }: PartnerFigures): Answer {
  const rows = [
    ["total", "", total.letters, total.campaign],
    ...months.map(({ month, letters, campaign }) => {
      return ["month", month.slice(0, 7), letters, campaign];
    }),
    ...days.map(({ day, letters, campaign }) => ["day", day, letters, campaign]),
    ...providers.map(({ provider, letters }) => ["provider", provider ?? "", letters]),
  ];
  return plainAnswer(200, formatCsv(COLUMNS, rows), {
    ...PRIVATE_HEADERS,
    ...LINK_HEADERS,
    ...csvHeaders(`letters-${partner}.csv`),
  });
}
