import type { Campaign } from "../../api/contract/campaign/campaign.ts";

/** A finding of the pilot; its `picture` selects the drawing. */
export type Finding = Campaign["texts"]["en"]["findings"][number];
