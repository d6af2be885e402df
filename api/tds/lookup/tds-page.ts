import { setImmediate } from "node:timers/promises";
import { createRateLimit, retryAfter } from "../../access/rate-limit.ts";
import type { Campaign } from "../../contract/campaign/campaign.ts";
import type { Constituency } from "../../contract/constituencies.ts";
import { LANGUAGES, type Language, localPath } from "../../contract/language.ts";
import { constituencyOf, PATHS, sharePicturePath, tdsPath } from "../../contract/paths.ts";
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
import { constituencyNamed, similarConstituency } from "./constituency-named.ts";
import type { Lookups } from "./lookups.ts";
import type { LookedUp } from "./td-index.ts";

/** The values of a query, by name. */
type Query = Readonly<Record<string, readonly string[]>>;

/** The pages of the constituencies' TDs. Each function returns a page, or the way to it. */
export type TdsPages = ReturnType<typeof openTdsPages>;

const STATUS: Readonly<Record<TdsPageModel["state"], number>> = {
  found: 200,
  places: 200,
  failed: 503,
  unknown: 404,
  missing: 400,
  repeated: 400,
  "unknown-place": 400,
  limited: 429,
};

/** The longest place that is searched for, in characters. */
const MAX_PLACE_LENGTH = 60;

/** Places that one address may ask for within `PLACES_MS`: people type a few. A search takes a millisecond. */
const PLACES = 30;
const PLACES_MS = 60_000;

/**
 * Opens the pages, each rendered on its first request and again when its TDs or the campaign change. All are
 * kept: eight of each constituency, of some 17 kB, two pictures of it, of 110 kB, and one for each thing to say.
 */
export function openTdsPages(
  {
    renderTdsPage,
    placeOptions,
    drawSharePicture,
  }: Pick<SiteRenderer, "renderTdsPage" | "placeOptions" | "drawSharePicture">,
  campaign: () => Campaign,
  publicUrl: string | null,
  tds: () => readonly SittingTd[],
) {
  const render = (model: TdsPageModel, request: TdsPageRequest) => {
    const { page, html } = renderTdsPage(model, campaign(), request);
    const status = STATUS[model.state];
    const headers = model.state === "limited" ? retryAfter(PLACES_MS) : {};
    return pageFile({ ...page, status }, html, publicUrl, FAST_COMPRESSION, headers);
  };
  const remember = createPageMemory();
  const keep = (name: string, content: unknown, make: () => Promise<StaticFile>) =>
    remember(name, [campaign(), content], make);

  const pageOf = (
    constituency: Constituency,
    looked: LookedUp,
    language: Language,
    query: Query = {},
  ) => {
    const letter = LANGUAGES.find((each) => each === query.letter?.[0]) ?? language;
    const isToPrint = query.print !== undefined;
    const chosen = { ...(letter !== language && { letter }), ...(isToPrint && { print: "1" }) };
    const path = withQuery(tdsPath(constituency), new URLSearchParams(chosen));
    const content = looked.answer.revalidation?.etag ?? looked.answer;
    const request = { language, path, letter, isToPrint };
    return keep(`${language} ${path}`, content, () =>
      render(modelOf(constituency, looked), request),
    );
  };
  const plainly = (model: TdsPageModel, language: Language) =>
    keep(`${language} ${JSON.stringify(model)}`, null, () =>
      render(model, { language, path: PATHS.tdsPage, letter: language }),
    );
  const unknown = (text: string, language: Language) =>
    plainly({ state: "unknown", meant: similarConstituency(text) }, language);

  let last: Promise<unknown> = Promise.resolve();
  /** Does one such piece of work after the other, and lets the server answer others before each. */
  const inTurn = <Done>(work: () => Done | Promise<Done>): Promise<Done> => {
    const done = last.then(() => setImmediate()).then(work);
    last = done.catch(() => {});
    return done;
  };

  const placeLimit = createRateLimit(PLACES, PLACES_MS);

  const findPlace = async (place: readonly string[], language: Language) => {
    const [text = "", ...more] = place;
    const isSearched = more.length === 0 && text.length <= MAX_PLACE_LENGTH;
    const { named, options } = isSearched
      ? placeOptions(text, language, tds())
      : { named: null, options: [] };
    if (named) return redirect(303, localPath(tdsPath(named), language));
    const typed = text.slice(0, MAX_PLACE_LENGTH);
    const path = withQuery(PATHS.tdsPage, new URLSearchParams({ place: typed }));
    return render(
      options.length > 0 ? { state: "places", typed, options } : { state: "unknown-place", typed },
      { language, path, letter: language },
    );
  };

  const draw = async (constituency: Constituency, language: Language) => {
    const plain = Buffer.from(await drawSharePicture(constituency, campaign(), language));
    const path = sharePicturePath(constituency);
    return fileOf(path, { plain }, { ...typeHeaders(path), ...SHOWN_ELSEWHERE }, 200);
  };

  return {
    /** The picture of `/tds/{slug}`, for networks that show a link; null for another name. */
    picture: (slug: string, language: Language): Promise<StaticFile> | null => {
      const constituency = constituencyOf(slug);
      if (constituency === null) return null;
      return keep(`picture ${language} ${slug}`, null, () => draw(constituency, language));
    },
    /** `/tds`: leads to the page of a constituency, by its name in either language or by a place. */
    find: async (
      { constituency, place = [], ...query }: Query,
      language: Language,
      address: string,
    ) => {
      const [name = "", ...more] = constituency ?? [];
      if (name !== "" && more.length === 0)
        return leadTo(name, query, language) ?? unknown(name, language);
      if (constituency === undefined && place.some((text) => text.trim() !== "")) {
        if ((await placeLimit.take(address)) > 0) return plainly({ state: "limited" }, language);
        return inTurn(() => findPlace(place, language));
      }
      return plainly({ state: more.length > 0 ? "repeated" : "missing" }, language);
    },
    /** `/tds/{slug}`: the page of a constituency. */
    page: (slug: string, query: Query, lookup: Lookups["get"], language: Language) => {
      const constituency = constituencyOf(slug);
      if (constituency === null) return leadTo(slug, query, language) ?? unknown(slug, language);
      const looked = lookup(constituency);
      return looked instanceof Promise
        ? looked.then((live) => pageOf(constituency, live, language, query))
        : pageOf(constituency, looked, language, query);
    },
  };
}

/** Returns the redirect to the page of the constituency that a text names; null for another text. */
function leadTo(text: string, query: Query, language: Language): Response | null {
  const constituency = constituencyNamed(text);
  if (constituency === null) return null;
  const kept = Object.entries(query).flatMap(([name, values]) =>
    values.map((value) => [name, value]),
  );
  const location = withQuery(tdsPath(constituency), new URLSearchParams(kept));
  return redirect(308, localPath(location, language));
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}

function modelOf(constituency: Constituency, { result }: LookedUp): TdsPageModel {
  if (!result.ok) return { state: "failed", constituency, code: result.failure };
  const { data: tds, votes, withoutAddress, asOf } = result.value;
  return {
    ...{ state: "found", constituency, tds },
    ...(withoutAddress && { withoutAddress }),
    ...(votes && { votes }),
    asOf,
  };
}
