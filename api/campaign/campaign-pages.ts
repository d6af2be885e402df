import type { Campaign } from "../contract/campaign/campaign.ts";
import { DEFAULT_CAMPAIGN, namedCampaign } from "../contract/campaign/default-campaign.ts";
import { fields } from "../contract/json.ts";
import { splitPath } from "../contract/language.ts";
import { PATHS } from "../contract/paths.ts";
import { fail, ok, type Result } from "../contract/result.ts";
import type { RenderedSite, SiteRenderer } from "../contract/site-renderer.ts";
import { withTimeout } from "../db/availability.ts";
import {
  framedPageHeaders,
  notFoundPath,
  pageFile,
  type Site,
  securityTxt,
} from "../http/static/site.ts";
import { htmlFile, type StaticFile, textFile } from "../http/static/static-file.ts";
import type { Log } from "../monitoring/log.ts";
import type { LiveCampaign } from "./live-campaign.ts";

export type CampaignPages = Awaited<ReturnType<typeof openCampaignPages>>;

type PageSources = {
  live: Pick<LiveCampaign, "current" | "subscribe">;
  renderer: Pick<SiteRenderer, "renderSite">;
  site: Site;
  embed: readonly StaticFile[];
  publicUrl: string | null;
  log: Log;
};

/** Rendered pages, and the names of another campaign than the bundled one. */
type Rendered = Pick<RenderedSite, "pages"> & Partial<Pick<RenderedSite, "names">>;

const RETRY_MS = 30_000;
/** A rendering takes two seconds. */
const RENDER_TIMEOUT_MS = 10_000;

/** Opens the pages of the campaign. Until they are rendered at the start, visitors get none. */
export async function openCampaignPages(sources: PageSources) {
  const { live, renderer, site, log } = sources;
  const entries = new Map(site.pages.map((page) => [page.path, page]));
  // Staff need their pages while the others cannot be shown. They hold no letter.
  const staffPages = site.readPages().filter(({ page }) => page.shownIn === "staff");
  let files = await filesOf({ pages: staffPages }, live.current().campaign, sources);
  let shownCampaign: Campaign | null = null;
  let isClosed = false;
  let problem: string | null = null;
  let retry: NodeJS.Timeout | undefined;
  let rendering: Promise<void> | null = null;
  let draft: Promise<unknown> = Promise.resolve();

  const renderSite = async (campaign: Campaign): Promise<Result<Rendered, string>> => {
    // The build has rendered the bundled campaign.
    if (campaign === DEFAULT_CAMPAIGN) return ok({ pages: site.readPages() });
    const renderedSite = await withTimeout(renderer.renderSite(campaign), RENDER_TIMEOUT_MS);
    return renderedSite.ok ? renderedSite : fail(String(renderedSite.failure.reason));
  };
  const render = async () => {
    while (!isClosed && shownCampaign !== live.current().campaign) {
      const { version, campaign: next } = live.current();
      const renderedSite = await renderSite(namedCampaign(next));
      if (isClosed) return;
      if (!renderedSite.ok) {
        problem = `The pages of version ${version} could not be rendered: ${renderedSite.failure}`;
        log.error(problem);
        retry = setTimeout(begin, RETRY_MS).unref();
        return;
      }
      files = await filesOf(renderedSite.value, next, sources);
      shownCampaign = next;
      problem = null;
    }
  };
  const begin = () => {
    clearTimeout(retry);
    rendering ??= render().finally(() => {
      rendering = null;
    });
    return rendering;
  };
  const isHidden = (path: string): boolean =>
    live.current().campaign.state === "draft" && entries.get(path)?.shownIn === "all-but-draft";
  live.subscribe(() => void begin());
  await begin();
  return {
    /** Returns the file at a path that tells of the campaign; instead of a hidden page, the 404 page. */
    find: (path: string): StaticFile | "not-rendered" | undefined => {
      const shownPath = isHidden(path) ? notFoundPath(path) : path;
      const isPage = entries.has(shownPath) || path === PATHS.embedFrame;
      return (
        files.get(shownPath) ?? (isPage && shownCampaign === null ? "not-rendered" : undefined)
      );
    },
    isHidden,
    /** Renders an unpublished campaign's pages after earlier ones, unless `aborted`. Fails with the reason. */
    render: (campaign: Campaign, aborted: AbortSignal) => {
      const drafted = draft.then(async (): Promise<Result<RenderedSite["pages"], string>> => {
        if (aborted.aborted) return fail("nobody waits for it");
        const renderedSite = await renderSite(campaign);
        return renderedSite.ok ? ok(renderedSite.value.pages) : renderedSite;
      });
      draft = drafted;
      return drafted;
    },
    /** Faults of the pages; empty when the pages show the published campaign. */
    problems: () => (problem === null ? [] : [problem]),
    close: (): void => {
      clearTimeout(retry);
      isClosed = true;
    },
  };
}

/** Makes the files that tell of a campaign. Without `names`, the frame and the manifests stay as they are built. */
async function filesOf(
  { pages, names }: Rendered,
  campaign: Campaign,
  { site, embed, publicUrl }: PageSources,
) {
  const { contactAddress } = namedCampaign(campaign).facts;
  const files = await Promise.all(pages.map(({ page, html }) => pageFile(page, html, publicUrl)));
  files.push(securityTxt(contactAddress, publicUrl, new Date()));
  for (const file of [...site.files, ...embed]) {
    const { language, path } = splitPath(file.path);
    if (names && path === PATHS.embedFrame) files.push(await framePage(file, names.en.name));
    if (names && path === "/manifest.webmanifest") files.push(manifest(file, names[language]));
  }
  return new Map(files.map((file) => [file.path, file]));
}

function manifest({ path, plain }: StaticFile, names: { name: string; shortName: string }) {
  const built = fields(JSON.parse(textOf(plain.body)));
  const text = JSON.stringify({ ...built, name: names.name, short_name: names.shortName });
  const { "cache-control": caching = "no-cache" } = plain.headers;
  return textFile(path, text, { "cache-control": caching });
}

const BUILT_NAME = `Contact your TD about ${DEFAULT_CAMPAIGN.texts.en.nameInText}`;

function framePage({ path, plain }: StaticFile, name: string): Promise<StaticFile> {
  const escaped = name.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  const html = textOf(plain.body).replaceAll(BUILT_NAME, () => escaped);
  return htmlFile(path, html, framedPageHeaders(), 200);
}

function textOf(body: string | Uint8Array): string {
  return typeof body === "string" ? body : Buffer.from(body).toString("utf8");
}
