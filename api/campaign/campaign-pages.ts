import { join } from "node:path";
import PQueue from "p-queue";
import type { Campaign } from "../contract/campaign/campaign.ts";
import type { PublishedCampaign } from "../contract/campaign/campaign-api.ts";
import { DEFAULT_CAMPAIGN } from "../contract/campaign/default-campaign.ts";
import { LANGUAGES, localPath, splitPath } from "../contract/language.ts";
import { PATHS, STAFF_PAGES } from "../contract/paths.ts";
import { ok, type Result } from "../contract/result.ts";
import { failedAnswer } from "../http/answer.ts";
import { securityTxt } from "../http/static/security-txt.ts";
import type { Site } from "../http/static/site.ts";
import { pageFile } from "../http/static/site-pages.ts";
import { FAST_COMPRESSION, type StaticFile } from "../http/static/static-file.ts";
import type { Log } from "../observe/log.ts";
import type { LiveCampaign } from "./live-campaign.ts";
import { framePage, webManifest } from "./named-files.ts";
import { type RenderedPages, renderPages } from "./render-process.ts";

/** The files of the site for the published campaign. */
export type CampaignPages = {
  /** Returns the published campaign's version of a built file. */
  current: (file: StaticFile) => StaticFile;
  /** Renders the pages of a campaign that nobody has published. Fails with the reason for the log. */
  render: (campaign: Campaign) => Promise<Result<RenderedPages["pages"], string>>;
  /** What is wrong with the pages; empty when they show the published campaign. */
  problems: () => string[];
  close: () => void;
};

/** The dependencies of the pages. */
export type PageSources = {
  live: Pick<LiveCampaign, "current" | "subscribe">;
  /** The folder of the build. */
  buildDir: string;
  site: Site;
  embed: readonly StaticFile[];
  publicUrl: string | null;
  /** Brotli's quality for pages that stay: they are shown before they are compressed that well. */
  quality: number;
  log: Log;
};

const RETRY_MS = 30_000;
/** Pages in every language that only a campaign in another state than `draft` has. */
const PUBLIC_PAGES: readonly string[] = ["/day-without-arts", "/embed"];

/**
 * Opens the pages: those of the build for the bundled campaign, and rendered ones for a published
 * campaign, in a process of its own whenever it changes. Until the first ones are rendered, and
 * when they cannot be, visitors get no page rather than those of another campaign.
 */
export async function openCampaignPages(sources: PageSources): Promise<CampaignPages> {
  const { live, buildDir, site, log } = sources;
  const program = join(buildDir, "site/server/render-pages.js");
  const closing = new AbortController();
  let shown: PublishedCampaign | null = null;
  let files: ReadonlyMap<string, StaticFile> = new Map();
  let problem: string | null = null;
  let retry: NodeJS.Timeout | undefined;
  let rendering: Promise<void> | null = null;

  const isBundled = () => live.current().campaign === DEFAULT_CAMPAIGN || site.files.length === 0;
  const render = async () => {
    while (!closing.signal.aborted && !isBundled() && shown !== live.current()) {
      const next = live.current();
      const rendered = await renderPages(program, next.campaign, closing.signal);
      if (closing.signal.aborted) return;
      if (!rendered.ok) {
        problem = `The pages of version ${next.version} could not be rendered: ${rendered.failure}`;
        log.error(problem);
        retry = setTimeout(begin, RETRY_MS).unref();
        return;
      }
      files = await filesOf(rendered.value, next, sources, FAST_COMPRESSION);
      shown = next;
      problem = null;
      if (sources.quality !== FAST_COMPRESSION) void compressWell(rendered.value, next);
    }
  };
  const compressWell = async (rendered: RenderedPages, version: PublishedCampaign) => {
    const smaller = await filesOf(rendered, version, sources, sources.quality);
    if (shown === version) files = smaller;
  };
  const begin = () => {
    clearTimeout(retry);
    rendering ??= render().finally(() => {
      rendering = null;
    });
    return rendering;
  };
  // One at a time, because each takes a process of its own.
  const drafts = new PQueue({ concurrency: 1 });
  const renderDraft: CampaignPages["render"] = async (campaign) => {
    const rendered = await drafts.add(() => renderPages(program, campaign, closing.signal));
    return rendered.ok ? ok(rendered.value.pages) : rendered;
  };
  live.subscribe(() => void begin());
  await begin();
  return {
    current: (file) => {
      if (isBundled()) return file;
      if (shown === null)
        // Staff need their pages while the others cannot be shown. They hold no letter.
        return isPage(file) && !STAFF_PAGES.includes(file.path) ? UNRENDERED : file;
      const { language, path } = splitPath(file.path);
      const isHidden = live.current().campaign.state === "draft" && PUBLIC_PAGES.includes(path);
      const notFound = site.notFound?.[language].path ?? "*";
      return files.get(isHidden ? notFound : file.path) ?? file;
    },
    render: renderDraft,
    problems: () => (problem === null ? [] : [problem]),
    close: () => {
      clearTimeout(retry);
      closing.abort();
    },
  };
}

const UNRENDERED: StaticFile = { path: "*", plain: failedAnswer(503, "not-rendered") };

function isPage({ plain }: StaticFile): boolean {
  return plain.headers["content-type"]?.startsWith("text/html") ?? false;
}

/** Returns the files that differ from those of the bundled campaign, by path. */
async function filesOf(
  { pages, names }: RenderedPages,
  { campaign }: PublishedCampaign,
  { site, embed, publicUrl }: PageSources,
  quality: number,
): Promise<ReadonlyMap<string, StaticFile>> {
  const files = await Promise.all(
    pages.map(({ page, html }) => pageFile(page, html, publicUrl, quality)),
  );
  files.push(securityTxt(campaign.facts.contactAddress, publicUrl, new Date()));
  for (const language of LANGUAGES) {
    const manifestPath = localPath("/manifest.webmanifest", language);
    const manifest = site.files.find(({ path }) => path === manifestPath);
    if (manifest) files.push(webManifest(manifest, names[language]));
  }
  const frame = embed.find(({ path }) => path === PATHS.embedFrame);
  if (frame) files.push(await framePage(frame, names.en.name));
  return new Map(files.map((file) => [file.path, file]));
}
