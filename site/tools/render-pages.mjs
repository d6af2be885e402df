/**
 * The process that renders the pages of one campaign: for the build, and for a server whenever a
 * campaign is published. It gets the campaign as a message (null is the bundled one), and sends the
 * pages back.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fillTemplate } from "./page-template.mjs";
import { builtOrigin, renderSite } from "./prerender.tsx";

/**
 * @typedef {object} RenderedPages
 * @property {{ page: import("./page-template.mjs").BuiltPage, html: string }[]} pages
 * @property {import("./prerender.tsx").RenderedSite["names"]} names
 * @property {string} origin the placeholder of the site's public origin
 */

/** @param {import("../../api/contract/campaign/campaign.ts").Campaign | null} campaign */
async function render(campaign) {
  const template = JSON.parse(readFileSync(join(import.meta.dirname, "template.json"), "utf8"));
  const site = await renderSite(campaign);
  return {
    pages: fillTemplate(site, template, builtOrigin),
    names: site.names,
    origin: builtOrigin,
  };
}

process.once(
  "message",
  (
    /** @type {{ campaign: import("../../api/contract/campaign/campaign.ts").Campaign | null }} */ {
      campaign,
    },
  ) => {
    render(campaign).then(
      (rendered) => process.send?.({ rendered }, () => process.disconnect()),
      (error) => process.send?.({ failed: String(error) }, () => process.disconnect()),
    );
  },
);
