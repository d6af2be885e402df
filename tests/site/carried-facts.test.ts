import { afterEach, expect, it, vi } from "vitest";
import { NIGHT_BUSES } from "../campaign/invented-campaign.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Imports the campaign as the script of a page that carries these facts does. */
async function importInPage(carried: string | undefined) {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { lang: "en-IE", dataset: { campaign: carried } } });
  return import("../../site/campaign.ts");
}

it("a page's script shows the facts that its server rendered into the page, else the bundled ones", async () => {
  const server = await import("../../site/campaign.ts");
  const facts = { ...NIGHT_BUSES.facts, surveyUntil: "2026-11-30" };
  server.showCampaign({ ...NIGHT_BUSES, facts }, "en");
  const { CAMPAIGN } = await importInPage(server.shownFacts());
  expect(CAMPAIGN).toMatchObject({
    campaignName: "Night Buses for All",
    nameInText: "night buses for all",
    shortName: "N8",
    organisation: "Passengers Together",
    privacyPolicyUrl: "https://nightbus.ie/privacy",
    surveyUrl: "https://survey.nightbus.ie/",
    surveyUntil: "2026-11-30",
    colours: { urgent: { light: "#7A1FA2", dark: "#D7A6F5" } },
    builder: { name: "Depot Works", url: "https://depot.ie/" },
  });
  expect((await importInPage("{}")).CAMPAIGN.shortName).toBe("BIA");
  expect((await importInPage(undefined)).CAMPAIGN.shortName).toBe("BIA");
});
