import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { createApp } from "../../../api/app.ts";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { tdsPath } from "../../../api/contract/paths.ts";
import { openTdsPages } from "../../../api/tds/lookup/tds-page.ts";
import { createRenderer } from "../../../site/server/renderer.tsx";
import { fakeDeps } from "../../api/fake-deps.ts";
import { SITTING_TDS, TYPED_TEXTS } from "../../typed-texts.ts";

const TEMPLATE = { html: "<head><!--head--></head><!--body-->", scripts: {} };

const RENDERER = createRenderer(TEMPLATE, "site/server");

/** Returns the answer to a place that is typed into the form of a page without scripts. */
async function submit(typed: string) {
  const tdsPages = openTdsPages(
    RENDERER,
    () => DEFAULT_CAMPAIGN,
    null,
    () => SITTING_TDS,
  );
  const query = new URLSearchParams({ place: typed });
  return createApp(fakeDeps({ tdsPages })).request(`/tds?${query}`);
}

describe("without scripts, a name in full", () => {
  test.each(Object.entries(TYPED_TEXTS.chooses))(
    "‘%s’ leads to %s",
    async (typed, constituency) => {
      const response = await submit(typed);
      expect([response.status, response.headers.get("location")]).toEqual([
        ...[303, tdsPath(constituency)],
      ]);
    },
  );
});

describe("without scripts, another text", () => {
  test.each(Object.entries(TYPED_TEXTS.offers))(
    "‘%s’ is a page with the choices %j, and with the text",
    async (typed, offered) => {
      const response = await submit(typed);
      expect(response.status).toBe(offered.length > 0 ? 200 : 400);
      const $ = load(await response.text());
      const links = $("main li a").toArray();
      const labels = links.map((link) => $(link).text());
      expect(labels.slice(0, offered.length || undefined)).toEqual(offered);
      expect($("input[name=place]").attr("value")).toBe(typed);
      expect($("main p").text()).toContain(`You typed ‘${typed}’.`);
    },
  );

  test.each([
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
