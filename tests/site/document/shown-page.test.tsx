import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { App } from "../../../site/App.tsx";
import { carriedFacts, pageInDocument, shownPage } from "../../../site/document/shown-page.ts";
import { loadPage } from "../../../site/load-page.ts";
import { ROUTES } from "../../../site/routes.ts";
import { NIGHT_BUSES } from "../../../stories/support/invented-campaign.ts";

afterEach(() => vi.unstubAllGlobals());

function shownInPage(carried: string | undefined, lang = "en-IE") {
  vi.stubGlobal("document", { documentElement: { lang, dataset: { campaign: carried } } });
  return pageInDocument();
}

it("a page's script shows the facts that its server rendered into the page, else the bundled ones", () => {
  const facts = { ...NIGHT_BUSES.facts, surveyUntil: "2026-11-30" };
  const server = shownPage({ ...NIGHT_BUSES, facts }, "en");
  expect(shownInPage(carriedFacts(server.campaign)).campaign).toMatchObject({
    organisation: "Passengers Together",
    surveyUntil: "2026-11-30",
    colours: { urgent: { light: "#7A1FA2", dark: "#D7A6F5" } },
  });
  expect(shownInPage("{}").campaign.shortName).toBe("BIA");
  expect(shownInPage(undefined).campaign.shortName).toBe("BIA");
});

it("a page's script shows the language of its document", () => {
  expect(shownInPage(undefined, "ga")).toEqual(shownPage(DEFAULT_CAMPAIGN, "ga"));
});

const HYDRATED = ROUTES.filter(({ script }) => script === undefined);

it.each(
  HYDRATED.flatMap((entry) => (["draft", "live"] as const).map((state) => ({ ...entry, state }))),
)(
  "the page $path of a campaign that is $state shows no fact that it does not carry",
  async ({ state, ...entry }) => {
    const Page = await loadPage(entry);
    const { language, campaign } = shownPage({ ...NIGHT_BUSES, state }, "en");
    const htmlWith = (facts: typeof campaign) =>
      renderToStaticMarkup(
        <App page={{ language, campaign: facts }} entry={entry}>
          <Page />
        </App>,
      );
    expect(htmlWith(JSON.parse(carriedFacts(campaign)))).toBe(htmlWith(campaign));
  },
);
