import { DEFAULT_CAMPAIGN } from "../../api/contract/campaign/default-campaign.ts";
import { shownPage } from "../../site/shown-page.ts";

/** What the site's parts show in the stories, unless a story says otherwise. */
export const BUNDLED = shownPage(DEFAULT_CAMPAIGN, "en");
