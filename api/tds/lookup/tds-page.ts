import { closest, distance } from "fastest-levenshtein";
import { createRateLimit, retryAfter } from "../../access/rate-limit.ts";
import type { Campaign } from "../../contract/campaign/campaign.ts";
import {
  CONSTITUENCIES,
  type Constituency,
  currentConstituencies,
} from "../../contract/constituencies.ts";
import { constituencyName } from "../../contract/constituency-details.ts";
import { LANGUAGES, type Language, localPath } from "../../contract/language.ts";
import { constituencyOf, PATHS, sharePicturePath, slugOf, tdsPath } from "../../contract/paths.ts";
import type { SiteRenderer, TdsPageModel, TdsPageRequest } from "../../contract/site-renderer.ts";
import type { SittingTd } from "../../contract/td.ts";
import { redirect } from "../../http/answer.ts";
import { pageFile, SHOWN_ELSEWHERE } from "../../http/static/site.ts";
import {
  createPageMemory,
  FAST_COMPRESSION,
  fileOf,
  type StaticFile,
  typeHeaders,
} from "../../http/static/static-file.ts";
import type { LookedUp, Lookups } from "./lookups.ts";

type Query = Readonly<Record<string, readonly string[]>>;

export type TdsPages = ReturnType<typeof openTdsPages>;

const STATUS: Readonly<Record<TdsPageModel["state"], number>> = {
  found: 200,
  places: 200,
  failed: 503,
  unknown: 404,
  missing: 400,
  "unknown-place": 400,
  limited: 429,
};

const MAX_PLACE_LENGTH = 60;

/** Places that one address may search within `PLACES_MS`: people type a few, and a search takes a millisecond. */
const PLACES = 30;
const PLACES_MS = 60_000;

/** Opens the pages, rendered on request and kept: of a constituency eight of 17 kB and two pictures of 110 kB. */
export function openTdsPages(
  renderer: Pick<SiteRenderer, "renderTdsPage" | "placeOptions" | "drawSharePicture">,
  campaign: () => Campaign,
  publicUrl: string | null,
  origin: string,
  tds: () => readonly SittingTd[],
) {
  const render = (model: TdsPageModel, request: TdsPageRequest) => {
    const { page, html } = renderer.renderTdsPage(model, campaign(), { ...request, origin });
    const status = STATUS[model.state];
    const headers = model.state === "limited" ? retryAfter(PLACES_MS) : {};
    return pageFile({ ...page, status }, html, publicUrl, FAST_COMPRESSION, headers);
  };
  const remember = createPageMemory();
  const keep = (name: string, content: unknown, make: () => Promise<StaticFile>) =>
    remember(name, [campaign(), content], make);

  const pageOf = (
    constituency: Constituency,
    lookup: LookedUp,
    language: Language,
    query: Query = {},
  ) => {
    const letter = LANGUAGES.find((each) => each === query.letter?.[0]) ?? language;
    const isToPrint = query.print !== undefined;
    const options = { ...(letter !== language && { letter }), ...(isToPrint && { print: "1" }) };
    const path = withQuery(tdsPath(constituency), new URLSearchParams(options));
    const content = lookup.ok ? lookup.value.answer.revalidation?.etag : lookup.failure;
    const request = { language, path, letter, isToPrint };
    return keep(`${language} ${path}`, content, () =>
      render(modelOf(constituency, lookup), request),
    );
  };
  const plainly = (model: TdsPageModel, language: Language) =>
    keep(`${language} ${JSON.stringify(model)}`, null, () =>
      render(model, { language, path: PATHS.tdsPage, letter: language }),
    );
  /** Leads to the page of the constituency that a text names, in either language or by a former name. */
  const lead = (text: string, query: Query, language: Language) => {
    const [constituency, ...more] = BY_SLUG.get(slugWithin(text)) ?? [];
    if (constituency === undefined) {
      return plainly({ state: "unknown", meant: similarConstituency(text) }, language);
    }
    if (more.length > 0) {
      const options = [constituency, ...more].map((each) => ({ place: null, constituency: each }));
      const typed = text.slice(0, MAX_PLACE_LENGTH);
      return plainly({ state: "places", typed, options }, language);
    }
    const values = Object.entries(query).flatMap(([name, all]) =>
      all.map((value) => [name, value]),
    );
    const location = withQuery(tdsPath(constituency), new URLSearchParams(values));
    return redirect(308, localPath(location, language));
  };

  const placeLimit = createRateLimit(PLACES, PLACES_MS);

  const findPlace = async (place: readonly string[], language: Language) => {
    const [text = "", ...more] = place;
    const isSearched = more.length === 0 && text.length <= MAX_PLACE_LENGTH;
    const { named: constituency, options } = isSearched
      ? renderer.placeOptions(text, language, tds())
      : { named: null, options: [] };
    if (constituency) return redirect(303, localPath(tdsPath(constituency), language));
    const typed = text.slice(0, MAX_PLACE_LENGTH);
    const path = withQuery(PATHS.tdsPage, new URLSearchParams({ place: typed }));
    return render(
      options.length > 0 ? { state: "places", typed, options } : { state: "unknown-place", typed },
      { language, path, letter: language },
    );
  };

  const draw = async (constituency: Constituency, count: number, language: Language) => {
    const picture = renderer.drawSharePicture(constituency, count, campaign(), language);
    const path = sharePicturePath(constituency);
    const headers = { ...typeHeaders(path), ...SHOWN_ELSEWHERE };
    return fileOf(path, { plain: Buffer.from(await picture) }, headers, 200);
  };

  return {
    /** The picture of `/tds/{slug}`, for networks that show a link; null for another name. */
    picture: (slug: string, language: Language): Promise<StaticFile> | null => {
      const constituency = constituencyOf(slug);
      if (constituency === null) return null;
      const places = currentConstituencies(constituency);
      const count = tds().filter((td) => places.includes(td.constituency)).length;
      const make = () => draw(constituency, count, language);
      return keep(`picture ${language} ${slug}`, count, make);
    },
    /** `/tds`: leads to the page of a constituency, by its name in either language or by a place. */
    find: async (
      { constituency, place = [], ...query }: Query,
      language: Language,
      address: string,
    ) => {
      const [name = "", ...more] = constituency ?? [];
      if (name !== "" && more.length === 0) return lead(name, query, language);
      if (constituency === undefined && place.some((text) => text.trim() !== "")) {
        if ((await placeLimit.take(address)) > 0) return plainly({ state: "limited" }, language);
        return findPlace(place, language);
      }
      return plainly({ state: "missing" }, language);
    },
    /** `/tds/{slug}`: the page of a constituency. */
    page: (slug: string, query: Query, lookUp: Lookups["get"], language: Language) => {
      const constituency = constituencyOf(slug);
      if (constituency === null) return lead(slug, query, language);
      const lookup = lookUp(constituency);
      return lookup instanceof Promise
        ? lookup.then((live) => pageOf(constituency, live, language, query))
        : pageOf(constituency, lookup, language, query);
    },
  };
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}

function modelOf(constituency: Constituency, lookup: LookedUp): TdsPageModel {
  if (!lookup.ok) return { state: "failed", constituency, code: lookup.failure };
  const { data: tds, votes, withoutAddress, asOf } = lookup.value.found;
  const optional = { ...(withoutAddress && { withoutAddress }), ...(votes && { votes }) };
  return { state: "found", constituency, tds, ...optional, asOf };
}

/** Former names with the constituencies of today (Electoral (Amendment) Act 2023). The picker finds them too. */
const FORMER_NAMES: Readonly<Record<string, readonly Constituency[]>> = {
  "dublin-fingal": ["Dublin Fingal East", "Dublin Fingal West"],
  "kerry-north-west-limerick": ["Kerry"],
  "kerry-south": ["Kerry"],
  "laois-offaly": ["Laois", "Offaly"],
  "laoighis-offaly": ["Laois", "Offaly"],
  limerick: ["Limerick City", "Limerick County"],
  "roscommon-south-leitrim": ["Roscommon-Galway", "Sligo-Leitrim"],
  "sligo-north-leitrim": ["Sligo-Leitrim"],
};

const NAMES_OF_TODAY = CONSTITUENCIES.flatMap((constituency) =>
  LANGUAGES.map((each) => [slugOf(constituencyName(constituency, each)), [constituency]] as const),
);
const SLUGS = NAMES_OF_TODAY.map(([slug]) => slug);
const LONGEST_SLUG = Math.max(...SLUGS.map((slug) => slug.length));

const BY_SLUG: ReadonlyMap<string, readonly Constituency[]> = new Map([
  ...Object.entries(FORMER_NAMES),
  ...NAMES_OF_TODAY,
]);

/** Returns the constituency whose name is almost the text, or the only one that begins with it. */
export function similarConstituency(text: string): Constituency | null {
  const slug = slugWithin(text);
  if (slug.length < 3) return null;
  const [longer, ...more] = SLUGS.filter((each) => each.startsWith(slug));
  if (longer !== undefined && more.length === 0) return BY_SLUG.get(longer)?.[0] ?? null;
  const nearest = closest(slug, SLUGS);
  const isSimilar = distance(slug, nearest) <= Math.ceil(slug.length / 4);
  return isSimilar ? (BY_SLUG.get(nearest)?.[0] ?? null) : null;
}

function slugWithin(text: string): string {
  return slugOf(text.slice(0, 2 * LONGEST_SLUG));
}
