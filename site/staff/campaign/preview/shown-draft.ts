import { fields } from "../../../../api/contract/json.ts";
import { parseShownCampaign, type ShownCampaign } from "../../../../widget/domain/campaign.ts";
import { documentOf, type FormValues } from "../form-values.ts";

/**
 * Returns what the element would show of a draft once it is published, parsed as the element parses
 * the server's answer; null when a field is missing.
 */
export function shownDraft(values: FormValues): ShownCampaign | null {
  const { state, texts, facts } = fields(documentOf(values));
  return parseShownCampaign({ state, texts, facts });
}
