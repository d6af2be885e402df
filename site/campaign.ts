import { DEFAULT_CAMPAIGN } from "../api/contract/campaign/default-campaign.ts";

const { facts, texts } = DEFAULT_CAMPAIGN;

/** The facts and texts of the bundled campaign that the pages show. */
export const CAMPAIGN = {
  organisation: texts.en.organisation,
  shortName: texts.en.shortName,
  campaignName: texts.en.name,
  privacyPolicyUrl: facts.privacyPolicyUrl,
  contactAddress: facts.contactAddress,
  handle: facts.handle,
  profileUrl: facts.profileUrl,
  postUrl: facts.postUrl,
  shareText: texts.en.shareText,
  surveyUrl: facts.surveyUrl,
  builder: facts.builder,
  actionsBaseline: facts.actionsBaseline,
};
