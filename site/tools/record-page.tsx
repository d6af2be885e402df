import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuiltPage } from "../../api/contract/built-page.ts";
import type { Campaign } from "../../api/contract/campaign/campaign.ts";
import type { Language } from "../../api/contract/language.ts";
import { BUILT_ORIGIN } from "../../api/contract/paths.ts";
import type { RecordResponse } from "../../api/contract/record-schema.ts";
import { App } from "../App.tsx";
import { headHtml } from "../head.ts";
import { headOf, RecordPage } from "../record/RecordPage.tsx";
import { RECORD_ENTRY } from "../routes.ts";
import { shownPage } from "../shown-page.ts";
import { fillTemplate, type PageTemplate } from "./page-html.mjs";
import { builtPage, renderPlain } from "./render-pages.tsx";

/**
 * Returns the page of where TDs stand, with absolute links that begin with `BUILT_ORIGIN`. The API
 * loads the built form of this file.
 */
export function renderRecordPage(
  record: RecordResponse,
  campaign: Campaign,
  language: Language,
): { page: BuiltPage; html: string } {
  // The build writes the template beside this file.
  const template: PageTemplate = JSON.parse(
    readFileSync(join(import.meta.dirname, "template.json"), "utf8"),
  );
  const parts = renderRecord(record, campaign, language);
  const { html, ...hashes } = fillTemplate(
    template,
    { ...parts, language, script: "record", module: "", facts: "" },
    BUILT_ORIGIN,
  );
  return { page: { ...builtPage(RECORD_ENTRY, language), ...hashes }, html };
}

/** Renders the page as HTML parts that fill the template `site/index.html`. */
export function renderRecord(
  record: RecordResponse,
  campaign: Campaign,
  language: Language,
): { head: string; body: string } {
  const page = shownPage(campaign, language);
  const { html, styles } = renderPlain(
    <App page={page} path={RECORD_ENTRY.path}>
      <RecordPage record={record} />
    </App>,
  );
  const head = headHtml(RECORD_ENTRY, headOf(page), page, BUILT_ORIGIN);
  return { head: head + styles, body: html };
}
