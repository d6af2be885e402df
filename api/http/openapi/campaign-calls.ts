import { REQUEST_MESSAGES } from "../../contract/messages.ts";
import { PATHS } from "../../contract/paths.ts";
import { type Call, failure, GUARDED } from "./call.ts";

/** The operations that read and publish the campaign. */
export const CAMPAIGN_CALLS: readonly Call[] = [
  {
    path: PATHS.campaign,
    method: "get",
    summary: "The published campaign; any origin. A draft holds neither texts nor facts",
    answers: {
      200: { description: "The campaign, with a strong ETag", schema: "Campaign" },
      304: { description: "Unchanged" },
    },
  },
  {
    path: PATHS.adminCampaign,
    method: "get",
    summary: "What is published since when, and the last versions, newest first",
    key: "ADMIN_KEY",
    answers: { 200: { description: "The versions", schema: "CampaignOverview" }, ...GUARDED },
  },
  {
    path: PATHS.adminCampaign,
    method: "put",
    summary: "Publishes a version after the one that `If-Match` names",
    key: "ADMIN_KEY",
    body: "Publication",
    answers: {
      200: { description: "Published", schema: "CampaignAccepted" },
      400: failure(REQUEST_MESSAGES["campaign-unreadable"]),
      403: failure(REQUEST_MESSAGES.foreign),
      409: { description: REQUEST_MESSAGES["campaign-changed"], schema: "CampaignConflict" },
      422: { description: REQUEST_MESSAGES["campaign-refused"], schema: "CampaignRefused" },
      428: failure(REQUEST_MESSAGES["match-missing"]),
      ...GUARDED,
    },
  },
  {
    path: PATHS.draftPages,
    method: "post",
    summary: "Renders the pages that a campaign would have; it is neither stored nor served",
    key: "ADMIN_KEY",
    body: "UnpublishedCampaign",
    answers: {
      200: { description: "The pages besides those for staff", schema: "DraftPages" },
      400: failure(REQUEST_MESSAGES["campaign-unreadable"]),
      403: failure(REQUEST_MESSAGES.foreign),
      422: { description: REQUEST_MESSAGES["campaign-refused"], schema: "CampaignRefused" },
      ...GUARDED,
    },
  },
];
