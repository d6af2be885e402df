import type { BuiltPage } from "../contract/built-page.ts";
import type { Campaign } from "../contract/campaign/campaign.ts";
import type { Language } from "../contract/language.ts";
import type { RecordResponse } from "../contract/record-schema.ts";
import { importRenderer, pageFile } from "../http/static/site.ts";
import type { StaticFile } from "../http/static/static-file.ts";
import type { WholeRecord } from "./open-record.ts";

/**
 * Returns the page of where TDs stand. It is rendered on its first request and again when the record
 * or the campaign changes.
 */
export type RecordPage = (language: Language) => Promise<StaticFile>;

/** The module of the site's build: `site/tools/requested-pages.tsx`. */
type Renderer = {
  renderRecordPage: (
    record: RecordResponse,
    campaign: Campaign,
    language: Language,
  ) => { page: BuiltPage; html: string };
};

/**
 * Loads the page's renderer from the site's build in `folder`; undefined when the site is not built.
 */
export async function loadRecordPage(
  folder: string,
  record: () => WholeRecord,
  campaign: () => Campaign,
  publicUrl: string | null,
  quality: number,
): Promise<RecordPage | undefined> {
  const renderer = await importRenderer<Renderer>(folder, "requested-pages.js");
  if (renderer === undefined) return undefined;
  const rendered = new Map<
    Language,
    { etag: string | undefined; campaign: Campaign; file: Promise<StaticFile> }
  >();
  return (language) => {
    const { response, answers } = record();
    const shown = { etag: answers.json.revalidation?.etag, campaign: campaign() };
    const known = rendered.get(language);
    if (known?.etag === shown.etag && known?.campaign === shown.campaign) return known.file;
    const { page, html } = renderer.renderRecordPage(response, shown.campaign, language);
    const file = pageFile(page, html, publicUrl, quality);
    rendered.set(language, { ...shown, file });
    return file;
  };
}
