import { load } from "cheerio";
import { expect, it } from "vitest";
import { createApp } from "../../../api/app.ts";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { openTdsPages } from "../../../api/tds/lookup/tds-page.ts";
import { createRenderer } from "../../../site/server/renderer.tsx";
import { fakeDeps } from "../../api/fake-deps.ts";
import { SITTING_TDS } from "../../typed-texts.ts";

const TEMPLATE = { html: "<head><!--head--></head><!--body-->", scripts: {} };

const renderer = createRenderer(TEMPLATE, "site/server");
const tdsPages = openTdsPages(
  renderer,
  () => DEFAULT_CAMPAIGN,
  null,
  "",
  () => SITTING_TDS,
);
const app = createApp(fakeDeps({ tdsPages }));

/** Returns the response to a place in the form without scripts. */
const submit = (place: string) => app.request(`/tds?${new URLSearchParams({ place })}`);

it("without scripts, a name in full leads to its TDs", async () => {
  const { status, headers } = await submit("Contae Phort Láirge");
  expect([status, headers.get("location")]).toEqual([303, "/tds/waterford"]);
});

it.each([
  ["Galway", 200, ["Galway East", "Galway West"], "You typed ‘Galway’."],
  ["Mary Lou", 200, ["Mary Lou McDonald, in Dublin Central"], "You typed ‘Mary Lou’."],
  [
    "London",
    400,
    [],
    "That place is outside the State. The letter is for people who live in a Dáil",
  ],
  ["A96-X2Y3", 400, [], "The Electoral Commission’s page names your constituency."],
  ["Atlantis", 400, [], "Try a bigger town nearby"],
])(
  "without scripts, ‘%s’ is a page %i with the choices %j: %s",
  async (typed, status, choices, sentence) => {
    const response = await submit(typed);
    expect(response.status).toBe(status);
    const $ = load(await response.text());
    const links = $("main li a").toArray();
    const labels = links.map((link) => $(link).text());
    expect(labels.slice(0, choices.length || undefined)).toEqual(choices);
    expect($("input[name=place]").attr("value")).toBe(typed);
    expect($("main p").text()).toContain(sentence);
  },
);
