import type { Campaign } from "../../contract/campaign/campaign.ts";
import { lookupName } from "../../contract/irish-names.ts";
import { LANGUAGES, type Language } from "../../contract/language.ts";
import { PATHS } from "../../contract/paths.ts";
import type { SiteRenderer } from "../../contract/site-renderer.ts";
import type { TdsPageModel, TdsPageRequest } from "../../contract/tds-page.ts";
import { pageHeaders } from "../../http/static/site.ts";
import { FAST_COMPRESSION, htmlFile, type StaticFile } from "../../http/static/static-file.ts";
import { type Lookups, parseConstituencyQuery } from "./lookups.ts";

/**
 * Returns the page of one constituency's TDs, for visitors without scripts: 200 with the TDs, or
 * with the constituencies in which a typed place may be, 400 with the forms for a missing or
 * unknown constituency or place, 503 for a failed lookup. A page is rendered on its first request
 * and again when its content changes.
 *
 * @param query the values of the query: `constituency` in either language; `letter`, the language of
 *   the letter, if it is not that of the page; and `print` for the letters as sheets to print
 */
export type TdsPage = (
  query: {
    [name in "constituency" | "place" | "letter" | "print"]?: readonly string[] | undefined;
  },
  lookup: Lookups["get"],
  language: Language,
) => Promise<StaticFile>;

/** The statuses of the pages that answer what was asked; all others are 400. */
const STATUS: Partial<Record<TdsPageModel["state"], number>> = {
  found: 200,
  places: 200,
  failed: 503,
};

/** The longest place that is searched for, in characters. */
const MAX_PLACE_LENGTH = 60;

/** Opens the page. It follows `campaign`. */
export function openTdsPage(
  { renderTdsPage, placeOptions }: Pick<SiteRenderer, "renderTdsPage" | "placeOptions">,
  campaign: () => Campaign,
): TdsPage {
  const render = (model: TdsPageModel, request: TdsPageRequest) => {
    const { html, styleHashes } = renderTdsPage(model, campaign(), request);
    const status = STATUS[model.state] ?? 400;
    return htmlFile(PATHS.tdsPage, html, pageHeaders({ styleHashes }), status, FAST_COMPRESSION);
  };
  /** Rendered pages by language, state and constituency. A page with a typed place is never kept. */
  const rendered = new Map<string, { content: string; page: Promise<StaticFile> }>();
  let shown = campaign();
  const findPlace = (place: readonly string[], language: Language): TdsPageModel => {
    const [text = "", ...more] = place;
    if (more.length > 0 || text.length > MAX_PLACE_LENGTH) return { state: "unknown-place" };
    const options = placeOptions(text, language);
    return options.length > 0 ? { state: "places", options } : { state: "unknown-place" };
  };
  return async ({ constituency: values, place = [], letter: letters, print }, lookup, language) => {
    const asked = LANGUAGES.find((each) => each === letters?.[0]);
    const letter = asked ?? language;
    if (values === undefined && place.some((text) => text.trim() !== "")) {
      const text = place[0]?.slice(0, MAX_PLACE_LENGTH) ?? "";
      const query = `?${new URLSearchParams({ place: text })}`;
      return render(findPlace(place, language), { language, query, letter });
    }
    const model = await readModel(values, lookup);
    const constituency = "constituency" in model ? model.constituency : null;
    const isToPrint = print !== undefined;
    const kept = { ...(asked && { letter: asked }), ...(isToPrint && { print: "1" }) };
    const query = constituency ? `?${new URLSearchParams({ constituency, ...kept })}` : "";
    const key = `${language} ${model.state} ${query}`;
    const content = JSON.stringify(model);
    if (shown !== campaign()) rendered.clear();
    shown = campaign();
    const known = rendered.get(key);
    if (known?.content === content) return known.page;
    const page = render(model, { language, query, letter, isToPrint });
    rendered.set(key, { content, page });
    return page;
  };
}

async function readModel(
  values: readonly string[] | undefined,
  lookup: Lookups["get"],
): Promise<TdsPageModel> {
  const asked = parseConstituencyQuery(values?.map(lookupName));
  if (!asked.ok) return { state: asked.failure };
  const constituency = asked.value;
  const { result } = await lookup(constituency);
  if (!result.ok) return { state: "failed", constituency, code: result.failure };
  const { data: tds, votes, asOf } = result.value;
  return { state: "found", constituency, tds, ...(votes && { votes }), asOf };
}
