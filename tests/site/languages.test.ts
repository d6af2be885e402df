import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { CONSTITUENCIES } from "../../api/contract/constituencies.ts";
import { LANGUAGES, type Language } from "../../api/contract/language.ts";
import type { TdsPageModel } from "../../api/contract/site-renderer.ts";
import { constituencyName } from "../../api/grammar/irish.ts";
import { PIECE_IDS, PIECES, sizeOf } from "../../site/pages/kit/pieces.ts";
import { pathOf } from "../../site/routes.ts";
import { renderPages } from "../../site/server/render-pages.tsx";
import { renderRecord, renderTds } from "../../site/server/renderer.tsx";
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
  { state: "repeated" },
  { state: "unknown", meant: "Mayo" },
  { state: "unknown-place", typed: "Atlantis" },
  { state: "unknown-place", typed: "Belfast" },
  { state: "unknown-place", typed: "A96 X2Y3" },
  { state: "limited" },
];

/** The attributes whose text is shown or read aloud. */
const READ = ["alt", "aria-label", "aria-valuetext", "data-title", "placeholder", "title"];

/** Texts that are the same in both languages: names, and texts that contain one. */
const NAMES: ReadonlySet<string> = new Set([
  ...CONSTITUENCIES.filter((name) => constituencyName(name, "ga") === name),
  ...["Td 0", "Td 1", "0@oireachtas.ie", "1@oireachtas.ie", "Gmail", "Outlook", "Outlook.com"],
  ...["Yahoo", "Yahoo Mail", "WhatsApp", "Bluesky"],
  ...["@example", "hello@arts-alliance.example", "Example Arts Alliance"],
  `© ${new Date().getFullYear()} Example Arts Alliance`,
  // The languages, each by its own name, and what other products call their parts.
  ...["English", "Gaeilge", "WordPress", "Custom HTML", "Squarespace", "Code", "Wix", "Embed HTML"],
  ...["Iframe", "Custom element", "Google Sites", "Webflow", "Drupal", "Elementor", "Mailchimp"],
  ...PIECE_IDS.map((id) => sizeOf(PIECES[id])),
]);

/** Returns the texts of a page, without code and without what is marked as the other language. */
function textsOf(html: string, language: Language): string[] {
  const $ = load(html);
  const other = language === "en" ? "ga" : "en";
  $(`style, script, pre, code, [lang^="${other}"]`).remove();
  const texts: string[] = [];
  const elements = $("*").toArray();
  for (const element of elements) {
    const read = READ.map((name) => $(element).attr(name) ?? "");
    const own = $(element)
      .contents()
      .toArray()
      .map((node) => (node.type === "text" ? node.data : ""));
    texts.push(...read, ...own);
  }
  for (const meta of $("meta").toArray()) {
    const name = $(meta).attr("name") ?? $(meta).attr("property") ?? "";
    if (/description|title|alt/.test(name)) texts.push($(meta).attr("content") ?? "");
  }
  return texts
    .map((text) => text.replaceAll(/\s+/g, " ").trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

/** Returns the texts of every page in a language, by path. */
async function siteIn(language: Language): Promise<Map<string, string[]>> {
  const texts = new Map<string, string[]>();
  for await (const { entry, head, body } of renderPages(DEFAULT_CAMPAIGN, language)) {
    if (entry.shownIn === "staff") continue;
    texts.set(
      pathOf(entry, language),
      textsOf(`<head>${head}</head><body>${body}</body>`, language),
    );
  }
  for (const model of MODELS) {
    const request = { language, path: "/tds/clare", letter: language };
    const { head, body } = renderTds(model, DEFAULT_CAMPAIGN, request);
    texts.set(
      `/tds: ${model.state}`,
      textsOf(`<head>${head}</head><body>${body}</body>`, language),
    );
  }
  const record = recordOf([
    { name: "Td 0", questions: [QUESTION] },
    { name: "Td 1", stance: "for" },
  ]);
  const { head, body } = renderRecord(record, DEFAULT_CAMPAIGN, language);
  texts.set("/where-they-stand", textsOf(`<head>${head}</head><body>${body}</body>`, language));
  return texts;
}

const sites = { en: await siteIn("en"), ga: await siteIn("ga") };

describe.each(LANGUAGES)("the pages in %s", (language) => {
  const others = new Set([...sites[language === "en" ? "ga" : "en"].values()].flat());

  it.each([...sites[language]])("%s shows no text of the other language but names", (_, texts) => {
    expect([...new Set(texts.filter((text) => others.has(text) && !NAMES.has(text)))]).toEqual([]);
  });
});
