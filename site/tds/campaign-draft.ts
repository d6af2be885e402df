import type { Td } from "../../api/contract/td.ts";
import { createDraft, type EmailDraft } from "../../widget/index.ts";
import { CAMPAIGN } from "../campaign.ts";

/** Returns the campaign's letter to these TDs, for links to every mail service. */
export function campaignDraft(tds: readonly Td[]): EmailDraft {
  return createDraft(tds, "gmail", CAMPAIGN.letter);
}
