import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { createApp } from "../../../api/app.ts";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { tdsPath } from "../../../api/contract/paths.ts";
import { openTdsPages } from "../../../api/tds/lookup/tds-page.ts";
import { createRenderer } from "../../../site/server/renderer.tsx";
import { fakeDeps } from "../../api/fake-deps.ts";
import { SITTING_TDS, TYPED_TEXTS } from "../../typed-texts.ts";

const TEMPLATE = { html: "<head><!--head--></head><!--body-->", scripts: {} };

const renderer = createRenderer(TEMPLATE, "site/server");

/** Returns the response of a new app, whose limits are unused, to a place in the form without scripts. */
async function submit(place: string) {
  const campaign = () => DEFAULT_CAMPAIGN;
  const tdsPages = openTdsPages(renderer, campaign, null, () => SITTING_TDS);
  return createApp(fakeDeps({ tdsPages })).request(`/tds?${new URLSearchParams({ place })}`);
}

describe("without scripts, a name in full", () => {
  it.each(Object.entries(TYPED_TEXTS.chooses))("‘%s’ leads to %s", async (typed, constituency) => {
    const response = await submit(typed);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(tdsPath(constituency));
  });
});

describe("without scripts, another text", () => {
  it.each(Object.entries(TYPED_TEXTS.offers))(
    "‘%s’ is a page with the choices %j, and with the text",
    async (typed, choices) => {
      const response = await submit(typed);
      expect(response.status).toBe(choices.length > 0 ? 200 : 400);
      const $ = load(await response.text());
      const links = $("main li a").toArray();
      const labels = links.map((link) => $(link).text());
      expect(labels.slice(0, choices.length || undefined)).toEqual(choices);
      expect($("input[name=place]").attr("value")).toBe(typed);
      expect($("main p").text()).toContain(`You typed ‘${typed}’.`);
    },
  );

  it.each([
    ["London", "That place is outside the State. The letter is for people who live in a Dáil"],
    ["Derry", "That place is outside the State."],
    ["A96-X2Y3", "The Electoral Commission’s page names your constituency. Then choose it here."],
    ["Atlantis", "Try a bigger town nearby"],
    ["Kildair", "Is one of these yours?"],
  ])("‘%s’ is answered by a sentence of its own", async (typed, sentence) => {
    const $ = load(await (await submit(typed)).text());
    expect($("main p").text()).toContain(sentence);
  });
});
