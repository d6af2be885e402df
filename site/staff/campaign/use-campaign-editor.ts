import { useCallback, useEffect, useRef, useState } from "react";
import type { Campaign } from "../../../api/contract/campaign/campaign.ts";
import {
  CampaignConflict,
  CampaignOverview,
  CampaignRefused,
} from "../../../api/contract/campaign/campaign-api.ts";
import { isProblemCode, type Problem } from "../../../api/contract/campaign/problems.ts";
import { parseWith } from "../../../api/contract/json.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import { authorisedJson, authorisedRequest, type RequestFailure } from "../authorised-request.ts";
import {
  afterPublication,
  type Draft,
  hasChanges,
  keepDraft,
  newDraft,
  openedDraft,
  publicationOf,
  readDraft,
  rebased,
  shownProblems,
} from "./draft.ts";

/** The results of requests, beside the draft. */
type Outcome = {
  /** Another version was published since the draft began. */
  conflict: CampaignConflict | null;
  /** The fields that the server refused. */
  refused: readonly Problem[];
  isAttempted: boolean;
  /** Why the last request failed. */
  failure: string | null;
  /** The version that this page published last. */
  published: number | null;
};

const NOTHING_YET: Outcome = {
  conflict: null,
  refused: [],
  isAttempted: false,
  failure: null,
  published: null,
};

/** Returns the published campaign, the draft of the next version, and the actions on both. */
export function useCampaignEditor(staffKey: string) {
  const [overview, setOverview] = useState<CampaignOverview | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  /** The current draft, for code that continues after a request. */
  const current = useRef(draft);
  current.current = draft;
  const [outcome, setOutcome] = useState(NOTHING_YET);
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(async () => {
    const read = await authorisedJson(CampaignOverview, fetch, staffKey, PATHS.adminCampaign);
    if (!read.ok) {
      setOutcome((current) => ({ ...current, failure: read.failure.message }));
      return null;
    }
    setOverview(read.value);
    return read.value;
  }, [staffKey]);

  useEffect(() => {
    void load().then((read) => read && setDraft(openedDraft(read, readDraft())));
  }, [load]);

  const change = (next: Draft) => {
    setDraft(next);
    keepDraft(next);
    setOutcome((current) => ({ ...current, refused: [], failure: null, published: null }));
  };

  const send = async (from: Draft, isWholeDraft: boolean) => {
    const publication = publicationOf(from);
    if (!publication.ok) return setOutcome({ ...NOTHING_YET, isAttempted: true });
    setBusy(true);
    const sent = await authorisedRequest(fetch, staffKey, PATHS.adminCampaign, {
      method: "PUT",
      headers: { "if-match": `"${from.latest}"` },
      body: JSON.stringify(publication.value),
    });
    if (!sent.ok) {
      setBusy(false);
      return setOutcome({ ...NOTHING_YET, isAttempted: true, ...outcomeOf(sent.failure) });
    }
    const read = await load();
    setBusy(false);
    const published = read?.published.version ?? from.latest + 1;
    setOutcome({ ...NOTHING_YET, published });
    const now = current.current;
    // When an earlier version was published again, a draft with changes stays as it is.
    if (read === null || now === null || (!isWholeDraft && hasChanges(now))) return;
    const next = isWholeDraft
      ? afterPublication(now, from, read)
      : newDraft(read.latest, read.published.campaign, from.author);
    setDraft(next);
    keepDraft(next);
  };

  return {
    overview,
    draft,
    ...outcome,
    isBusy,
    problems:
      draft === null ? [] : [...shownProblems(draft, outcome.isAttempted), ...outcome.refused],
    change,
    publish: () => draft !== null && void send(draft, true),
    /** Publishes an earlier campaign again. */
    takeBack: (version: number, campaign: Campaign, author: string) => {
      if (overview === null) return;
      const note = `Back to version ${version}`;
      void send({ ...newDraft(overview.latest, campaign, author), note }, false);
    },
    /** Puts the draft's changes on top of the version that was published meanwhile. */
    rebase: async () => {
      if (draft === null || outcome.conflict === null) return;
      change(rebased(draft, outcome.conflict));
      setOutcome(NOTHING_YET);
      await load();
    },
    /** Replaces the draft by the published version. */
    discard: async () => {
      const read = await load();
      if (read === null) return;
      change(newDraft(read.latest, read.published.campaign, draft?.author ?? ""));
      setOutcome(NOTHING_YET);
    },
  };
}

/** Returns the outcome of a publication that failed. Nothing was changed then. */
export function outcomeOf({ message, body }: RequestFailure): Partial<Outcome> {
  const conflict = parseWith(CampaignConflict, body);
  if (conflict !== null) return { conflict };
  const refusal = parseWith(CampaignRefused, body);
  if (refusal === null) return { failure: message };
  const refused = refusal.problems.map(
    ({ field, code }): Problem => ({ field, code: isProblemCode(code) ? code : "type" }),
  );
  return { refused };
}
