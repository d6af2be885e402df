import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { PATHS } from "../../api/contract/paths.ts";
import { shownPage } from "../../site/page/shown-page.ts";
import { AS_OF, inventedTds } from "./invented-tds.ts";
import { json, type MockServer } from "./mock-server.ts";
import { ACTIONS_TODAY } from "./scenario.ts";

/** What the site's parts show in the stories, unless a story says otherwise. */
export const BUNDLED = shownPage(DEFAULT_CAMPAIGN, "en");

/** The total number of letters opened in the fake campaign. */
export const ACTIONS_TOTAL = 1_847;

/** The API responses that the element gets when nothing fails. */
export const CAMPAIGN_SERVER: MockServer = {
  [PATHS.tds]: () => json({ success: true, data: inventedTds(4), asOf: AS_OF, source: "stored" }),
  [PATHS.actions]: () => json({ success: true, total: ACTIONS_TOTAL, today: ACTIONS_TODAY }),
  [PATHS.campaign]: () =>
    json({ success: true, version: 0, publishedAt: null, ...DEFAULT_CAMPAIGN }),
  [PATHS.events]: () => new Response(null, { status: 204 }),
};
