import { useCallback, useEffect, useState } from "react";
import type { Campaign } from "../../../../api/contract/campaign/campaign.ts";
import {
  CampaignConflict,
  CampaignOverview,
  CampaignRefused,
} from "../../../../api/contract/campaign/campaign-api.ts";
import { isProblemCode, type Problem } from "../../../../api/contract/campaign/problems.ts";
import { parseWith } from "../../../../api/contract/json.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import {
  authorisedJson,
  authorisedRequest,
  type RequestFailure,
} from "../../../staff/authorised-request.ts";
import {
  afterPublication,
  changeCount,
  type Draft,
  keepDraft,
  newDraft,
  openedDraft,
  publicationOf,
  readDraft,
  rebased,
  shownProblems,
} from "./draft.ts";

/** What came of the last request. */
type Outcome =
  | { status: "none" }
  | { status: "published"; version: number }
  /** Nothing was published; `problems` are those that only the server found. */
  | { status: "refused"; problems: readonly Problem[] }
  /** Another version was published since the draft began. */
  | { status: "conflict"; conflict: CampaignConflict }
  | { status: "failed"; message: string };

const NOTHING_YET: Outcome = { status: "none" };

/** Returns the published campaign, the draft of the next version, and the actions on both. */
export function useCampaignEditor(staffKey: string) {
  const [overview, setOverview] = useState<CampaignOverview | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(() => {
    if (draft !== null) keepDraft(draft);
  }, [draft]);
  const [outcome, setOutcome] = useState<Outcome>(NOTHING_YET);
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(async () => {
    const read = await authorisedJson(CampaignOverview, fetch, staffKey, PATHS.adminCampaign);
    if (!read.ok) {
      setOutcome({ status: "failed", message: read.failure.message });
      return null;
    }
    setOverview(read.value);
    return read.value;
  }, [staffKey]);

  useEffect(() => {
    void load().then((read) => read && setDraft(openedDraft(read, readDraft())));
  }, [load]);

  const change = (update: (now: Draft) => Draft) => {
    setDraft((now) => now && update(now));
    setOutcome((last) =>
      last.status === "published" || last.status === "failed" ? NOTHING_YET : last,
    );
  };

  const send = async (from: Draft, isWholeDraft: boolean) => {
    const publication = publicationOf(from);
    if (!publication.ok) return setOutcome({ status: "refused", problems: [] });
    setBusy(true);
    const sent = await authorisedRequest(fetch, staffKey, PATHS.adminCampaign, {
      method: "PUT",
      headers: { "if-match": `"${from.latest}"` },
      body: JSON.stringify(publication.value),
    });
    if (!sent.ok) {
      setBusy(false);
      return setOutcome(outcomeOf(sent.failure));
    }
    const read = await load();
    setBusy(false);
    const version = read?.published.version ?? from.latest + 1;
    setOutcome({ status: "published", version });
    if (read === null) return;
    setDraft((now) => {
      if (now === null || isWholeDraft) return now && afterPublication(now, from, read);
      // When an earlier version was published again, a draft with changes stays as it is.
      return changeCount(now) > 0
        ? now
        : newDraft(read.latest, read.published.campaign, from.author);
    });
  };

  const isAttempted = outcome.status !== "none" && outcome.status !== "published";
  return {
    overview,
    draft,
    outcome,
    isAttempted,
    isBusy,
    problems: [
      ...(draft === null ? [] : shownProblems(draft, isAttempted)),
      ...(outcome.status === "refused" ? outcome.problems : []),
    ],
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
      if (outcome.status !== "conflict") return;
      const { conflict } = outcome;
      setDraft((now) => now && rebased(now, conflict));
      setOutcome(NOTHING_YET);
      await load();
    },
    /** Replaces the draft by the published version. */
    discard: async () => {
      const read = await load();
      if (read === null) return;
      setDraft((now) => newDraft(read.latest, read.published.campaign, now?.author ?? ""));
      setOutcome(NOTHING_YET);
    },
  };
}

/** Returns the outcome of a publication that failed. Nothing was changed then. */
export function outcomeOf({ message, body }: RequestFailure): Outcome {
  const conflict = parseWith(CampaignConflict, body);
  if (conflict !== null) return { status: "conflict", conflict };
  const refusal = parseWith(CampaignRefused, body);
  if (refusal === null) return { status: "failed", message };
  const problems = refusal.problems.map(
    ({ field, code }): Problem => ({ field, code: isProblemCode(code) ? code : "type" }),
  );
  return { status: "refused", problems };
}
