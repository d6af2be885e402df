import type { Context } from "hono";
import { privateFailure, privateJson, privateUnavailable } from "../access/key-guard.ts";
import { parseCampaign } from "../contract/campaign/campaign.ts";
import {
  type CampaignAccepted,
  type CampaignConflict,
  type CampaignOverview,
  type CampaignRefused,
  type CampaignVersion,
  changedPlaces,
  type DraftPages,
  LinksToCheck,
  type PublishedCampaign,
  parsePublication,
  type SilentLinks,
  type VersionSummary,
  valuesOf,
} from "../contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../contract/campaign/default-campaign.ts";
import { PROBLEM_REASONS, type Problem } from "../contract/campaign/problems.ts";
import { fields, parseWith } from "../contract/json.ts";
import { REQUEST_MESSAGES } from "../contract/messages.ts";
import { withTimeout } from "../db/availability.ts";
import { withPublicUrl } from "../http/static/site.ts";
import type { Log } from "../monitoring/log.ts";
import type { CampaignPages } from "./campaign-pages.ts";
import type { LiveCampaign } from "./live-campaign.ts";

/** The dependencies of the campaign's routes. */
export type CampaignDeps = {
  pages: Pick<CampaignPages, "problems" | "render">;
  live: Pick<LiveCampaign, "current" | "answer" | "read" | "readVersion" | "publish">;
};

/** A publication is committed by then or never, so that none follows a refusal. */
const PUBLISH_LIMIT_MS = 5_000;

const LISTED = 30;
const NAMED = 3;

/** `GET /api/admin/campaign`: what is published, and the history; with `?version=3` that version, or 404. */
export async function answerCampaignOverview(
  c: Context,
  { live, pages }: CampaignDeps,
): Promise<Response> {
  const asked = c.req.query("version");
  if (asked !== undefined) return answerVersion(asked, live);
  const { latest, readable, broken } = await live.read();
  const published = live.current();
  const overview: CampaignOverview = {
    success: true,
    latest,
    published,
    history: readable.slice(0, LISTED).map((version, index) => {
      return summaryOf(version, readable[index + 1]?.campaign ?? DEFAULT_CAMPAIGN);
    }),
    broken: broken.filter(({ version }) => version > published.version),
    pages: pages.problems(),
  };
  return privateJson(200, overview, { etag: `"${latest}"` });
}

function summaryOf(
  { campaign, ...version }: PublishedCampaign,
  before: PublishedCampaign["campaign"],
): VersionSummary {
  const places = changedPlaces(valuesOf(before), valuesOf(campaign));
  const changed = { count: places.length, first: places.slice(0, NAMED) };
  return { ...version, state: campaign.state, changed };
}

async function answerVersion(asked: string, live: CampaignDeps["live"]) {
  const version = /^\d{1,9}$/.test(asked) ? await live.readVersion(Number(asked)) : null;
  if (version === null) return privateFailure(404, "version-unknown");
  return privateJson(200, { success: true, ...version } satisfies CampaignVersion);
}

/** `PUT /api/admin/campaign` with `If-Match`: publishes a version. 409 after another one, 422 if refused. */
export async function publishCampaign(
  c: Context,
  body: unknown,
  { live }: CampaignDeps,
  log: Log,
): Promise<Response> {
  const match = /^"(0|[1-9]\d{0,8})"$/.exec(c.req.header("if-match") ?? "")?.[1];
  if (match === undefined) return privateFailure(428, "match-missing");
  if (body === null) return privateFailure(400, "campaign-unreadable");
  const publication = parsePublication(body);
  if (!publication.ok) return refused(publication.failure);
  const published = await live.publish(Number(match), publication.value, PUBLISH_LIMIT_MS);
  if (!published.ok) return conflict(published.failure, live);
  const version = published.value;
  log.info(
    `Version ${version} of the campaign was published (${publication.value.campaign.state})`,
  );
  return privateJson(200, { success: true, version } satisfies CampaignAccepted);
}

/** `POST /api/admin/campaign/pages`: the pages that a campaign would have; 422 with the refused fields. */
export async function answerDraftPages(
  c: Context,
  body: unknown,
  { pages }: CampaignDeps,
  publicUrl: string | null,
  log: Log,
): Promise<Response> {
  if (body === null) return privateFailure(400, "campaign-unreadable");
  const campaign = parseCampaign(fields(body).campaign);
  if (!campaign.ok) return refused(campaign.failure);
  const rendered = await pages.render(campaign.value, c.req.raw.signal);
  if (!rendered.ok) {
    log.warn(`The pages of a draft could not be rendered: ${rendered.failure}`);
    return privateUnavailable("not-rendered");
  }
  const shown = rendered.value
    .filter(({ page }) => page.shownIn !== "staff")
    .map(({ page, html }) => ({ path: page.path, html: withPublicUrl(html, publicUrl) }));
  return privateJson(200, { success: true, pages: shown } satisfies DraftPages);
}

function refused(problems: readonly Problem[]): Response {
  const body: CampaignRefused = {
    success: false,
    error: REQUEST_MESSAGES["campaign-refused"],
    problems: problems.map((problem) => ({ ...problem, reason: PROBLEM_REASONS[problem.code] })),
  };
  return privateJson(422, body);
}

async function conflict(latest: number, live: CampaignDeps["live"]): Promise<Response> {
  const error = REQUEST_MESSAGES["campaign-changed"];
  // Another server may have published what this one has not read yet. All versions would take half a second.
  const read = await withTimeout(live.read(1));
  const newer = (read.ok ? read.value.readable[0] : undefined) ?? live.current();
  return privateJson(409, { success: false, error, latest, newer } satisfies CampaignConflict);
}

const LINK_TIMEOUT_MS = 6_000;

/** `POST /api/admin/campaign/links`: names the links that do not answer, or whose page is not there. */
export async function answerSilentLinks(
  body: unknown,
  fetch: typeof globalThis.fetch,
): Promise<Response> {
  const asked = parseWith(LinksToCheck, body);
  if (asked === null) return privateFailure(400, "links-invalid");
  const answers = await Promise.all(
    asked.urls.map(async (url) => {
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
  const silent = asked.urls.filter((_, index) => !answers[index]);
  return privateJson(200, { success: true, silent } satisfies SilentLinks);
}
