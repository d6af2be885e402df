import { fields } from "../../../../api/contract/json.ts";
import { parseShownCampaign, type ShownCampaign } from "../../../../widget/domain/campaign.ts";
import { documentOf, type FormValues } from "../form-values.ts";

/**
 * Returns the campaign that the element would show if the draft were published, parsed as the
 * element parses the server's answer; null when a field is missing.
 */
export function shownDraft(values: FormValues): ShownCampaign | null {
  const { state, texts, facts } = fields(documentOf(values));
  return parseShownCampaign({ state, texts, facts });
}
