import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pickerOptions } from "../../widget/domain/picker.ts";
import { wordingFor } from "../../widget/domain/wording/wording.ts";
import { offersFor } from "../../widget/find/find.ts";
import { showCampaign } from "../campaign.ts";
import { renderTds } from "../tds/render.tsx";
import { inlineHashes } from "./inline-hashes.mjs";
import { localizedTemplate, withOneStyle } from "./page-template.mjs";

/**
 * Returns the options for a typed place or name, as the element's list shows them. None for any
 * other text.
 *
 * @param {string} text
 */
export function placeOptions(text) {
  return pickerOptions(text.trim(), wordingFor("en"), offersFor);
}

/** The HTML template without scripts. The build writes it beside this file. */
const template = readFileSync(join(import.meta.dirname, "template.html"), "utf8");

/**
 * Returns the complete HTML of `/tds`, and the hashes of its inline styles. The API loads the built
 * form of this file.
 *
 * @param {import("../../api/contract/tds-page.ts").TdsPageModel} model
 * @param {import("../../api/contract/campaign/campaign.ts").Campaign} campaign
 * @param {import("../../api/contract/tds-page.ts").TdsPageRequest} request
 * @returns {{ html: string, styleHashes: string[] }}
 */
export function renderTdsPage(model, campaign, { language, query, letter }) {
  showCampaign(campaign, language);
  const { head, body } = renderTds(model, query, letter);
  const html = withOneStyle(
    localizedTemplate(template, language)
      .replace("<!--head-->", () => head)
      .replace("<!--body-->", () => body),
  );
  return { html, styleHashes: inlineHashes(html).styleHashes };
}
