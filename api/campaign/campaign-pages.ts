import type { Campaign } from "../contract/campaign/campaign.ts";
import type { PublishedCampaign } from "../contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN, namedCampaign } from "../contract/campaign/default-campaign.ts";
import { fields } from "../contract/json.ts";
import { LANGUAGES, localPath, splitPath } from "../contract/language.ts";
import { PATHS } from "../contract/paths.ts";
import { fail, ok, type Result } from "../contract/result.ts";
import type { RenderedSite, SiteRenderer } from "../contract/site-renderer.ts";
import { withTimeout } from "../db/availability.ts";
import { failedAnswer } from "../http/answer.ts";
import { framedPageHeaders, pageFile, type Site, securityTxt } from "../http/static/site.ts";
import { htmlFile, type StaticFile, textFile } from "../http/static/static-file.ts";
import type { Log } from "../monitoring/log.ts";
import type { LiveCampaign } from "./live-campaign.ts";

export type CampaignPages = Awaited<ReturnType<typeof openCampaignPages>>;

type PageSources = {
  live: Pick<LiveCampaign, "current" | "subscribe">;
  renderer: Pick<SiteRenderer, "renderSite"> | undefined;
  site: Site;
  embed: readonly StaticFile[];
  publicUrl: string | null;
  log: Log;
};

const RETRY_MS = 30_000;
/** A rendering takes two seconds. */
const RENDER_TIMEOUT_MS = 10_000;

/** Opens the pages of the campaign. Until they are rendered, visitors get none rather than another campaign's. */
export async function openCampaignPages(sources: PageSources) {
  const { live, renderer, site, log } = sources;
  const entries = new Map(site.pages.map((page) => [page.path, page]));
  let isClosed = false;
  let shownVersion: PublishedCampaign | null = null;
  let files: ReadonlyMap<string, StaticFile> = new Map();
  let problem: string | null = null;
  let retry: NodeJS.Timeout | undefined;
  let rendering: Promise<void> | null = null;
  let draft: Promise<unknown> = Promise.resolve();

  const isBundled = ({ campaign }: PublishedCampaign) => campaign === DEFAULT_CAMPAIGN;
  const render = async () => {
    while (!isClosed && site.files.length > 0 && shownVersion !== live.current()) {
      const next = live.current();
      const rendered = isBundled(next)
        ? ok(null)
        : await renderSite(renderer, namedCampaign(next.campaign));
      if (isClosed) return;
      if (!rendered.ok) {
        problem = `The pages of version ${next.version} could not be rendered: ${rendered.failure}`;
        log.error(problem);
        retry = setTimeout(begin, RETRY_MS).unref();
        return;
      }
      files =
        rendered.value === null
          ? await compressedPages(sources)
          : await filesOf(rendered.value, next, sources);
      shownVersion = next;
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
    current: (file: StaticFile): StaticFile => {
      if (site.files.length === 0) return file;
      if (shownVersion === null || (isBundled(shownVersion) && !isBundled(live.current()))) {
        // Staff need their pages while the others cannot be shown. They hold no letter.
        return isPage(file) && entries.get(file.path)?.shownIn !== "staff" ? UNRENDERED : file;
      }
      const notFound = site.notFound?.[splitPath(file.path).language].path ?? "*";
      return files.get(isHidden(file.path) ? notFound : file.path) ?? file;
    },
    isHidden,
    /** Renders an unpublished campaign's pages after earlier ones, unless `aborted`. Fails with the reason. */
    render: (campaign: Campaign, aborted: AbortSignal) => {
      const drafted = draft.then(async (): Promise<Result<RenderedSite["pages"], string>> => {
        if (aborted.aborted) return fail("nobody waits for it");
        const rendered = await renderSite(renderer, campaign);
        return rendered.ok ? ok(rendered.value.pages) : rendered;
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

const UNRENDERED: StaticFile = { path: "*", plain: failedAnswer(503, "not-rendered") };

async function renderSite(renderer: PageSources["renderer"], campaign: Campaign) {
  if (renderer === undefined) return fail("the site is not built");
  const rendered = await withTimeout(renderer.renderSite(campaign), RENDER_TIMEOUT_MS);
  return rendered.ok ? rendered : fail(String(rendered.failure.reason));
}

const isPage = ({ plain }: StaticFile) => plain.headers["content-type"]?.startsWith("text/html");

async function compressedPages({ site }: PageSources) {
  const pages = new Set([...site.files.filter(isPage), ...Object.values(site.notFound ?? {})]);
  const compressed = await Promise.all(
    [...pages].map(({ path, plain: { body, headers, status } }) =>
      htmlFile(path, textOf(body), headers, status),
    ),
  );
  return new Map(compressed.map((file) => [file.path, file]));
}

async function filesOf(
  { pages, names }: RenderedSite,
  { campaign }: PublishedCampaign,
  { site, embed, publicUrl }: PageSources,
) {
  const files = await Promise.all(pages.map(({ page, html }) => pageFile(page, html, publicUrl)));
  files.push(securityTxt(namedCampaign(campaign).facts.contactAddress, publicUrl, new Date()));
  for (const language of LANGUAGES) {
    const manifestPath = localPath("/manifest.webmanifest", language);
    const manifest = site.files.find(({ path }) => path === manifestPath);
    if (!manifest) continue;
    const { name, shortName } = names[language];
    const built = fields(JSON.parse(textOf(manifest.plain.body)));
    const text = JSON.stringify({ ...built, name, short_name: shortName });
    const { "cache-control": caching = "no-cache" } = manifest.plain.headers;
    files.push(textFile(manifestPath, text, { "cache-control": caching }));
  }
  const frame = embed.find(({ path }) => path === PATHS.embedFrame);
  if (frame) files.push(await framePage(frame, names.en.name));
  return new Map(files.map((file) => [file.path, file]));
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
