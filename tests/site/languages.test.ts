import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { CONSTITUENCIES } from "../../api/contract/constituencies.ts";
import { constituencyName } from "../../api/contract/constituency-details.ts";
import { LANGUAGES, type Language } from "../../api/contract/language.ts";
import type { TdsPageModel } from "../../api/contract/site-renderer.ts";
import { PIECE_IDS, PIECES, sizeOf } from "../../site/pages/kit/pieces.ts";
import { createRenderer } from "../../site/server/renderer.tsx";
import { QUESTION, recordOf } from "./pages/where-they-stand/record-of.ts";

const MODELS: readonly TdsPageModel[] = [
  {
    state: "found",
    constituency: "Tipperary",
    tds: [
      { name: "Td 0", email: "0@oireachtas.ie", constituency: "Tipperary North" },
      { name: "Td 1", email: "1@oireachtas.ie", constituency: "Tipperary South" },
    ],
    asOf: "2026-07-19T00:00:00.000Z",
  },
  { state: "places", typed: "Bray", options: [{ place: "Bray", constituency: "Wicklow" }] },
  { state: "failed", constituency: "Clare", code: "not-fetched" },
  { state: "missing" },
  { state: "unknown", meant: "Mayo" },
  { state: "unknown-place", typed: "Atlantis" },
  { state: "unknown-place", typed: "Belfast" },
  { state: "unknown-place", typed: "A96 X2Y3" },
  { state: "limited" },
];

/** The attributes whose text is shown or read aloud. */
const TEXT_ATTRIBUTES = [
  "alt",
  "aria-label",
  "aria-valuetext",
  "data-title",
  "placeholder",
  "title",
];

/** Texts that are the same in both languages: names, and texts that contain one. */
const NAMES: ReadonlySet<string> = new Set([
  ...CONSTITUENCIES.filter((name) => constituencyName(name, "ga") === name),
  // Of TDs, of providers and networks, of the campaign, of the languages, of other products' parts.
  ...`Td 0/Td 1/0@oireachtas.ie/1@oireachtas.ie/oireachtas.ie/Gmail/Outlook/Outlook.com/Yahoo/Yahoo Mail
    /WhatsApp/Bluesky/@example/hello@arts-alliance.example/Example Arts Alliance/English/Gaeilge/WordPress
    /Custom HTML/Squarespace/Code/Wix/Embed HTML/Iframe/Custom element/Google Sites/Webflow/Drupal
    /Elementor/Mailchimp/© ${new Date().getFullYear()} Example Arts Alliance`.split(/\s*\/\s*/),
  ...PIECE_IDS.map((id) => sizeOf(PIECES[id])),
]);

/** Returns the texts of a page, without code and without what is marked as the other language. */
function textsOf(html: string, language: Language): string[] {
  const $ = load(html);
  const other = language === "en" ? "ga" : "en";
  $(`style, script, pre, code, [lang^="${other}"]`).remove();
  const texts: string[] = [];
  for (const element of $("*").toArray()) {
    const nodes = $(element).contents().toArray();
    texts.push(...TEXT_ATTRIBUTES.map((name) => $(element).attr(name) ?? ""));
    texts.push(...nodes.map((node) => (node.type === "text" ? node.data : "")));
  }
  for (const meta of $("meta").toArray()) {
    const name = $(meta).attr("name") ?? $(meta).attr("property") ?? "";
    if (/description|title|alt/.test(name)) texts.push($(meta).attr("content") ?? "");
  }
  return texts
    .map((text) => text.replaceAll(/\s+/g, " ").trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

const template = { html: "<head><!--head--></head><body><!--body--></body>", scripts: {} };
const { renderSite, renderTdsPage, renderRecordPage } = createRenderer(template, "site/server");
const { pages } = await renderSite(null);

/** Returns the texts of each page in a language, by the page's path. */
function siteIn(language: Language): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const add = (name: string, html: string) => texts.set(name, textsOf(html, language));
  for (const { page, html } of pages)
    if (page.shownIn !== "staff" && page.path.startsWith("/ga/") === (language === "ga"))
      add(page.path, html);
  for (const model of MODELS) {
    const request = { language, path: "/tds/clare", letter: language };
    add(`/tds: ${model.state}`, renderTdsPage(model, DEFAULT_CAMPAIGN, request).html);
  }
  const record = recordOf([
    { name: "Td 0", questions: [QUESTION] },
    { name: "Td 1", stance: "for" },
  ]);
  add("record", renderRecordPage(record, "2025-09-01", DEFAULT_CAMPAIGN, language).html);
  return texts;
}

const sites = { en: siteIn("en"), ga: siteIn("ga") };

describe.each(LANGUAGES)("the pages in %s", (language) => {
  const others = new Set([...sites[language === "en" ? "ga" : "en"].values()].flat());

  it.each([...sites[language]])("%s shows no text of the other language but names", (_, texts) => {
    expect([...new Set(texts.filter((text) => others.has(text) && !NAMES.has(text)))]).toEqual([]);
  });
});
