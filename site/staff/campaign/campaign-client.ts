import type { Campaign } from "../../../api/contract/campaign/campaign.ts";
import {
  CampaignConflict,
  CampaignOverview,
  CampaignRefused,
  DraftPages,
  type Publication,
} from "../../../api/contract/campaign/campaign-api.ts";
import { isProblemCode, type Problem } from "../../../api/contract/campaign/problems.ts";
import { parseWith } from "../../../api/contract/json.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import { RecordResponse, VoteFound } from "../../../api/contract/record-schema.ts";
import { fail, ok, type Result } from "../../../api/contract/result.ts";
import {
  authorisedJson,
  authorisedResponse,
  type Fetch,
  failureOf,
  type RequestFailure,
} from "../authorised-request.ts";

/** Fetches what is published, and the last versions. */
export const fetchCampaign = (fetch: Fetch, key: string) =>
  authorisedJson(CampaignOverview, fetch, key, PATHS.adminCampaign);

/** A draft is rendered in a second; a machine that is busy needs much longer. */
const RENDER_TIMEOUT_MS = 60_000;

/** Fetches the pages that a campaign would have. Nothing is stored or served. */
export async function fetchDraftPages(
  fetch: Fetch,
  key: string,
  campaign: Campaign,
): Promise<Result<DraftPages["pages"], RequestFailure>> {
  const rendered = await authorisedJson(DraftPages, fetch, key, PATHS.draftPages, {
    method: "POST",
    body: JSON.stringify({ campaign }),
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
  });
  return rendered.ok ? ok(rendered.value.pages) : rendered;
}

/** Fetches the sitting TDs. */
export async function fetchSittingTds(
  fetch: Fetch,
  key: string,
): Promise<Result<RecordResponse["tds"], RequestFailure>> {
  const read = await authorisedJson(RecordResponse, fetch, key, PATHS.record);
  return read.ok ? ok(read.value.tds) : read;
}

/** Asks the server for the vote in the Dáil at an address. Nothing is stored. */
export async function fetchVote(
  fetch: Fetch,
  key: string,
  address: string,
): Promise<Result<VoteFound["vote"], RequestFailure>> {
  const read = await authorisedJson(VoteFound, fetch, key, PATHS.adminVote, {
    method: "POST",
    body: JSON.stringify({ address }),
  });
  return read.ok ? ok(read.value.vote) : read;
}

/** Why a campaign was not published. Nothing was changed then. */
export type PublicationFailure =
  | { code: "conflict"; conflict: CampaignConflict }
  | { code: "refused"; problems: Problem[] }
  | RequestFailure;

/** Publishes a campaign after the version `latest`. */
export async function publishCampaign(
  fetch: Fetch,
  key: string,
  latest: number,
  publication: Publication,
): Promise<Result<void, PublicationFailure>> {
  const sent = await authorisedResponse(fetch, key, PATHS.adminCampaign, {
    method: "PUT",
    headers: { "if-match": `"${latest}"` },
    body: JSON.stringify(publication),
  });
  if (!sent.ok) return sent;
  const response = sent.value;
  if (response.ok) return ok(undefined);
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const conflict = response.status === 409 ? parseWith(CampaignConflict, body) : null;
  if (conflict !== null) return fail({ code: "conflict", conflict });
  const refused = response.status === 422 ? parseWith(CampaignRefused, body) : null;
  if (refused === null) return fail(await failureOf(response));
  const problems = refused.problems.map(
    ({ field, code }): Problem => ({ field, code: isProblemCode(code) ? code : "type" }),
  );
  return fail({ code: "refused", problems });
}
