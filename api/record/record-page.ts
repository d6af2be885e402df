import { z } from "zod";
import { BuiltPage } from "../contract/built-page.ts";
import type { Campaign } from "../contract/campaign/campaign.ts";
import type { Language } from "../contract/language.ts";
import type { RecordResponse } from "../contract/record-schema.ts";
import { importRenderer } from "../http/static/import-renderer.ts";
import { pageFile } from "../http/static/site.ts";
import type { StaticFile } from "../http/static/static-file.ts";
import type { WholeRecord } from "./open-record.ts";

/**
 * Returns the page of where TDs stand. It is rendered on its first request and again when the record
 * or the campaign changes.
 */
export type RecordPage = (language: Language) => Promise<StaticFile>;

/** The function of the site's build. */
const Renderer = z.object({
  renderRecordPage: z.custom<
    (record: RecordResponse, campaign: Campaign, language: Language) => unknown
  >((value) => typeof value === "function"),
});

const Rendered = z.object({ page: BuiltPage, html: z.string() });

/**
 * Loads the page's renderer from the site's build in `folder`; undefined when the site is not built.
 * Rejects when the module has no such renderer.
 */
export async function loadRecordPage(
  folder: string,
  record: () => WholeRecord,
  campaign: () => Campaign,
  publicUrl: string | null,
  quality: number,
): Promise<RecordPage | undefined> {
  const module = await importRenderer(folder, "record-page.js");
  if (module === undefined) return undefined;
  const { renderRecordPage } = Renderer.parse(module);
  const rendered = new Map<
    Language,
    { etag: string | undefined; campaign: Campaign; file: Promise<StaticFile> }
  >();
  return (language) => {
    const { response, answers } = record();
    const shown = { etag: answers.json.revalidation?.etag, campaign: campaign() };
    const known = rendered.get(language);
    if (known?.etag === shown.etag && known?.campaign === shown.campaign) return known.file;
    const { page, html } = Rendered.parse(renderRecordPage(response, shown.campaign, language));
    const file = pageFile(page, html, publicUrl, quality);
    rendered.set(language, { ...shown, file });
    return file;
  };
}
