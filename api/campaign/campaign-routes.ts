import type { Context } from "hono";
import { privateFailure, privateJson, privateUnavailable } from "../access/key-guard.ts";
import type { Routes } from "../access/routes.ts";
import { parseCampaign } from "../contract/campaign/campaign.ts";
import * as api from "../contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../contract/campaign/default-campaign.ts";
import { PROBLEM_REASONS, type Problem } from "../contract/campaign/problems.ts";
import { fields, parseWith } from "../contract/json.ts";
import { CAMPAIGN_BYTES } from "../contract/limits.ts";
import { REQUEST_MESSAGES } from "../contract/messages.ts";
import { PATHS } from "../contract/paths.ts";
import { withTimeout } from "../db/availability.ts";
import { respondTo } from "../http/answer.ts";
import { withPublicUrl } from "../http/static/site.ts";
import type { Log } from "../monitoring/log.ts";
import type { CampaignPages } from "./campaign-pages.ts";
import type { LiveCampaign } from "./live-campaign.ts";

type LiveVersions = Pick<LiveCampaign, "current" | "answer" | "read" | "readVersion" | "publish">;

export type CampaignDeps = {
  campaign: { pages: Pick<CampaignPages, "problems" | "render">; live: LiveVersions };
  publicUrl: string | null;
  log: Log;
};

/** A publication is committed by then or never, so that none follows a refusal. */
const PUBLISH_LIMIT_MS = 5_000;

const LISTED = 30;
const NAMED = 3;

export const CAMPAIGN_ROUTES: Routes<CampaignDeps> = {
  [`GET ${PATHS.campaign}`]: {
    summary: "The published campaign, with a strong ETag; any origin. Of a draft only its state",
    responses: { 200: "Campaign", 304: null },
    answer: (c, { campaign }) => respondTo(c, campaign.live.answer()),
  },
  [`GET ${PATHS.adminCampaign}`]: {
    key: "admin",
    summary:
      "What is published since when, and what each of the last versions changed, newest first; with `?version=3` that whole version, a CampaignVersion",
    responses: { 200: "CampaignOverview", 404: "version-unknown" },
    answer: answerOverview,
  },
  [`PUT ${PATHS.adminCampaign}`]: {
    key: "admin",
    summary: "Publishes a version after the one that `If-Match` names",
    body: "Publication",
    responses: {
      200: "CampaignAccepted",
      400: "campaign-unreadable",
      409: "CampaignConflict",
      422: "CampaignRefused",
      428: "match-missing",
    },
    maxBytes: CAMPAIGN_BYTES,
    answer: publishCampaign,
  },
  [`POST ${PATHS.draftPages}`]: {
    key: "admin",
    summary: "Renders the pages that a campaign would have; it is neither stored nor served",
    body: "UnpublishedCampaign",
    responses: { 200: "DraftPages", 400: "campaign-unreadable", 422: "CampaignRefused" },
    maxBytes: CAMPAIGN_BYTES,
    // Pages that others asked for are rendered first.
    timeoutMs: 60_000,
    answer: answerDraftPages,
  },
  [`POST ${PATHS.checkLinks}`]: {
    key: "admin",
    summary: "Requests web links of a draft, and names those that do not answer",
    body: "LinksToCheck",
    responses: { 200: "SilentLinks", 400: "links-invalid" },
    maxBytes: CAMPAIGN_BYTES,
    answer: (_, _deps, body) => answerSilentLinks(body, fetch),
  },
};

async function answerOverview(c: Context, { campaign: { live, pages } }: CampaignDeps) {
  const query = c.req.query("version");
  if (query !== undefined) {
    const version = /^\d{1,9}$/.test(query) ? await live.readVersion(Number(query)) : null;
    if (version === null) return privateFailure(404, "version-unknown");
    return privateJson<api.CampaignVersion>(200, { success: true, ...version });
  }
  const { latest, readable, broken } = await live.read();
  const published = live.current();
  const history = readable.slice(0, LISTED).map(({ campaign, ...version }, index) => {
    const before = readable[index + 1]?.campaign ?? DEFAULT_CAMPAIGN;
    const places = api.changedPlaces(api.valuesOf(before), api.valuesOf(campaign));
    const changedPlaces = { count: places.length, first: places.slice(0, NAMED) };
    return { ...version, state: campaign.state, changed: changedPlaces };
  });
  const newerBroken = broken.filter(({ version }) => version > published.version);
  const versions = { latest, published, history, broken: newerBroken, pages: pages.problems() };
  const overview: api.CampaignOverview = { success: true, ...versions };
  return privateJson(200, overview, { etag: `"${latest}"` });
}

async function publishCampaign(c: Context, { campaign, log }: CampaignDeps, body: unknown) {
  const { live } = campaign;
  const match = /^"(0|[1-9]\d{0,8})"$/.exec(c.req.header("if-match") ?? "")?.[1];
  if (match === undefined) return privateFailure(428, "match-missing");
  if (body === null) return privateFailure(400, "campaign-unreadable");
  const publication = api.parsePublication(body);
  if (!publication.ok) return refused(publication.failure);
  const published = await live.publish(Number(match), publication.value, PUBLISH_LIMIT_MS);
  if (!published.ok) return conflict(published.failure, live);
  const version = published.value;
  const { state } = publication.value.campaign;
  log.info(`Version ${version} of the campaign was published (${state})`);
  return privateJson<api.CampaignAccepted>(200, { success: true, version });
}

async function answerDraftPages(
  c: Context,
  { campaign: { pages }, publicUrl, log }: CampaignDeps,
  body: unknown,
): Promise<Response> {
  if (body === null) return privateFailure(400, "campaign-unreadable");
  const campaign = parseCampaign(fields(body).campaign);
  if (!campaign.ok) return refused(campaign.failure);
  const draftPages = await pages.render(campaign.value, c.req.raw.signal);
  if (!draftPages.ok) {
    log.warn(`The pages of a draft could not be rendered: ${draftPages.failure}`);
    return privateUnavailable("not-rendered");
  }
  const shownPages = draftPages.value
    .filter(({ page }) => page.shownIn !== "staff")
    .map(({ page, html }) => ({ path: page.path, html: withPublicUrl(html, publicUrl) }));
  return privateJson<api.DraftPages>(200, { success: true, pages: shownPages });
}

function refused(problems: readonly Problem[]): Response {
  return privateJson<api.CampaignRefused>(422, {
    success: false,
    error: REQUEST_MESSAGES["campaign-refused"],
    problems: problems.map((problem) => ({ ...problem, reason: PROBLEM_REASONS[problem.code] })),
  });
}

async function conflict(latest: number, live: LiveVersions): Promise<Response> {
  const error = REQUEST_MESSAGES["campaign-changed"];
  // This server may not have read yet what another one published. All versions would take half a second.
  const versions = await withTimeout(live.read(1));
  const newer = (versions.ok ? versions.value.readable[0] : undefined) ?? live.current();
  return privateJson<api.CampaignConflict>(409, { success: false, error, latest, newer });
}

const LINK_TIMEOUT_MS = 6_000;

/** Names the links that do not answer, or whose page is not there. */
export async function answerSilentLinks(body: unknown, fetch: typeof globalThis.fetch) {
  const links = parseWith(api.LinksToCheck, body);
  if (links === null) return privateFailure(400, "links-invalid");
  const isAnswered = await Promise.all(
    links.urls.map(async (url) => {
      try {
        const signal = AbortSignal.timeout(LINK_TIMEOUT_MS);
        // A redirection is an answer, and could lead to a machine that only the server reaches.
        const { status, body } = await fetch(url, { redirect: "manual", signal });
        await body?.cancel();
        return status !== 404 && status !== 410 && status < 500;
      } catch {
        return false;
      }
    }),
  );
  const silent = links.urls.filter((_, index) => !isAnswered[index]);
  return privateJson<api.SilentLinks>(200, { success: true, silent });
}
