import { brotliDecompressSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../../../../api/app.ts";
import { DEFAULT_CAMPAIGN } from "../../../../api/contract/campaign/default-campaign.ts";
import { CONSTITUENCIES } from "../../../../api/contract/constituencies.ts";
import { tdsPath } from "../../../../api/contract/paths.ts";
import type { SiteRenderer } from "../../../../api/contract/site-renderer.ts";
import { createTdIndex, type Lookups, NO_RECORDS } from "../../../../api/tds/lookup/lookups.ts";
import { openTdsPages } from "../../../../api/tds/lookup/tds-page.ts";
import { memberOf, rowOf } from "../../../td.ts";
import { builtPage, fakeDeps } from "../../fake-deps.ts";

afterEach(() => void vi.useRealTimers());

const ROW = rowOf("Joe Cooney");

/** Serves the pages of the TDs in `state.index`, of a campaign that `state` may replace. */
function serve(index = createTdIndex([ROW])) {
  const state = { index, campaign: DEFAULT_CAMPAIGN, rendered: 0, drawn: 0 };
  // A renderer that returns its model as JSON: the tests of the site cover the real HTML.
  const renderer: Pick<SiteRenderer, "renderTdsPage" | "placeOptions" | "drawSharePicture"> = {
    drawSharePicture: async (constituency, _count, _campaign, language) => {
      state.drawn += 1;
      return Buffer.from(JSON.stringify([constituency, language]));
    },
    renderTdsPage: (model, _, { path, ...request }) => {
      state.rendered += 1;
      return {
        html: JSON.stringify(request.language === "en" ? model : { ...model, ...request, path }),
        page: { ...builtPage("/tds", "all-but-draft"), styleHashes: ["sha256-AAAA"] },
      };
    },
    placeOptions: (text, _, [td]) => ({
      named: text === "Bray" ? "Wicklow" : null,
      options: (["Wicklow", td?.constituency ?? "Mayo"] as const)
        .slice(0, { Bray: 1, Shankill: 2 }[text] ?? 0)
        .map((constituency) => ({ place: text, constituency })),
    }),
  };
  const tdsPages = openTdsPages(
    renderer,
    () => state.campaign,
    null,
    "https://campaign.example",
    () => state.index.tds,
  );
  const lookups: Pick<Lookups, "get"> = { get: (choice) => state.index.get(choice) };
  return { app: createApp(fakeDeps({ lookups, tdsPages })), state };
}

const FOUND = {
  state: "found",
  constituency: "Clare",
  tds: [{ name: ROW.name, email: ROW.email, constituency: "Clare" }],
  asOf: "2026-07-19T00:00:00.000Z",
};

/** The choice of what a former constituency has become. */
const halves = (typed: string) => {
  const options = ["Laois", "Offaly"].map((constituency) => ({ place: null, constituency }));
  return { state: "places", typed, options };
};

/** Two options, of which one is that of a TD whom the server holds. */
const SHANKILL = {
  state: "places",
  typed: "Shankill",
  options: ["Wicklow", "Clare"].map((constituency) => ({ place: "Shankill", constituency })),
};

describe("the pages of the TDs", () => {
  it.each([
    ["/tds/clare", 200, FOUND],
    ["/tds/mayo", 503, { state: "failed", constituency: "Mayo", code: "not-fetched" }],
    ["/tds/laois-offaly", 200, halves("laois-offaly")],
    ["/tds?constituency=Laois-Offaly", 200, halves("Laois-Offaly")],
    ["/tds/mayoo", 404, { state: "unknown", meant: "Mayo" }],
    ["/tds/atlantis", 404, { state: "unknown", meant: null }],
    ["/tds", 400, { state: "missing" }],
    ["/tds?constituency=Clare&constituency=Mayo", 400, { state: "missing" }],
    ["/tds?place=Shankill", 200, SHANKILL],
    ["/tds?place=Atlantis", 400, { state: "unknown-place", typed: "Atlantis" }],
    ["/tds?place=Bray&place=Cobh", 400, { state: "unknown-place", typed: "Bray" }],
    [`/tds?place=${"a".repeat(61)}`, 400, { state: "unknown-place", typed: "a".repeat(60) }],
  ])("answer '%s' with %i", async (path, status, model) => {
    const response = await serve().app.request(path);
    expect([response.status, await response.json()]).toEqual([status, model]);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  it.each([
    ["/tds?constituency=Clare", 308, "/tds/clare"],
    ["/tds?constituency=An+Cl%C3%A1r&partner=a%26b", 308, "/tds/clare?partner=a%26b"],
    [`/tds?constituency=Mayo${"-".repeat(1_000)}x`, 308, "/tds/mayo"],
    ["/tds/sligo-north-leitrim", 308, "/tds/sligo-leitrim"],
    ["/ga/TDS/Dún-Laoghaire/?print=1", 308, "/ga/tds/dun-laoghaire?print=1"],
    ["/tds/%E6%97%A5/", 308, "/tds/%E6%97%A5"],
    ["/tds?place=Bray", 303, "/tds/wicklow"],
  ])("lead from '%s' with %i to '%s'", async (path, status, location) => {
    const response = await serve().app.request(path);
    expect([response.status, response.headers.get("location")]).toEqual([status, location]);
  });

  it("find 30 places a minute for one address, and say so beyond; names are found all the same", async () => {
    vi.useFakeTimers();
    const { app, state } = serve();
    const ask = (path: string) => app.request(path);
    for (let n = 0; n < 30; n++) expect((await ask("/tds?place=Bray")).status).toBe(303);
    state.rendered = 0;
    for (const _again of [1, 2, 3]) {
      const response = await ask("/tds?place=Bray");
      expect([response.status, await response.json()]).toEqual([429, { state: "limited" }]);
      expect(response.headers.get("retry-after")).toBe("60");
    }
    expect(state.rendered).toBe(1);
    expect((await ask("/tds?constituency=Clare")).status).toBe(308);
    vi.advanceTimersByTime(60_000);
    expect((await ask("/tds?place=Bray")).status).toBe(303);
  });

  it("get the TDs' records, the votes, and who has no address", async () => {
    const record = { questions: [], votes: ["ta" as const], statements: [] };
    const url = "https://a.example/";
    const votes = [{ date: "2026-07-08", subject: "Arts", url, for: "ta" as const }];
    const records = { ...NO_RECORDS, recordOf: () => record, votes };
    const { app } = serve(createTdIndex([ROW], [memberOf("Ann Ryan")], records));
    const model = await (await app.request("/tds/clare")).json();
    expect(model).toMatchObject({ tds: [{ record }], votes, withoutAddress: ["Ann Ryan"] });
  });

  it.each([
    ["/tds/clare?x=1", "/tds/clare"],
    ["/tds/clare?print=1&letter=en", "/tds/clare?letter=en&print=1"],
    ["/tds?place=Atlantis&other=1", "/tds?place=Atlantis"],
  ])("are in Irish below /ga, where '%s' is '%s' in English", async (address, path) => {
    const { app } = serve();
    for (const _again of [1, 2]) {
      const response = await app.request(`/ga${address}`);
      expect(await response.json()).toMatchObject({ language: "ga", path });
    }
  });

  it("are rendered and compressed once, with an ETag, until the TDs or the campaign change", async () => {
    const { app, state } = serve();
    const clare = (headers = {}) => app.request("/tds/clare", { headers });
    const first = await clare({ "accept-encoding": "gzip, br" });
    expect(first.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(await first.arrayBuffer()).toString()).toContain(ROW.email);
    expect(await (await clare()).text()).toContain(ROW.email);
    const ifNoneMatch = first.headers.get("etag") ?? "";
    const conditional = { "accept-encoding": "br", "if-none-match": ifNoneMatch };
    expect((await clare(conditional)).status).toBe(304);
    // A refresh that found the same.
    state.index = createTdIndex([ROW]);
    expect((await clare(conditional)).status).toBe(304);
    expect(state.rendered).toBe(1);
    state.index = createTdIndex([{ ...ROW, name: "Another Person" }]);
    expect(await (await clare()).text()).toContain("Another Person");
    state.campaign = { ...DEFAULT_CAMPAIGN };
    await clare();
    expect(state.rendered).toBe(3);
  });

  it("are eight of each constituency and two pictures, all kept, whatever is asked for and in whatever order", async () => {
    const { app, state } = serve();
    const queries =
      " ?letter=en ?letter=ga&print ?print=2&letter=fr ?letter=en&print=1 ?letter=ga".split(" ");
    const addresses = CONSTITUENCIES.map(tdsPath).flatMap((path) =>
      [path, `/ga${path}`].flatMap((each) => [
        ...queries.map((query) => each + query),
        `${each}/share.png`,
      ]),
    );
    for (const time of [1, 2]) {
      await Promise.all(addresses.map((address) => app.request(`${address}#${time}`)));
    }
    expect(state).toMatchObject({ rendered: 8 * 44, drawn: 2 * 44 });
  });

  it("have a picture, which other sites may show, drawn once for each campaign", async () => {
    const { app, state } = serve();
    const picture = () => app.request("/ga/tds/mayo/share.png");
    const first = await picture();
    expect(Object.fromEntries(first.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=3600",
      "cross-origin-resource-policy": "cross-origin",
      etag: expect.any(String),
    });
    expect(await first.json()).toEqual(["Mayo", "ga"]);
    state.campaign = { ...DEFAULT_CAMPAIGN };
    await picture();
    expect(state.drawn).toBe(2);
    expect((await app.request("/tds/mayoo/share.png")).status).toBe(404);
  });

  it("answer unknown names from memory, one page for each proposal", async () => {
    const { app, state } = serve();
    const hostile = ["%252e%252e", "%00", "%ff", "..%2f..%2fetc", "__proto__", "a".repeat(5_000)];
    for (const name of [...hostile, ...Array.from({ length: 500 }, (_, n) => `zz${n}zz`)]) {
      expect((await app.request(`/tds/${name}`)).status).toBe(404);
    }
    expect(state.rendered).toBe(1);
  });
});
