import { use, useCallback, useEffect, useState } from "react";
import {
  CampaignConflict,
  CampaignOverview,
  CampaignRefused,
  type PublishedCampaign,
} from "../../../../api/contract/campaign/campaign-api.ts";
import { isProblemCode, type Problem } from "../../../../api/contract/campaign/problems.ts";
import { parseWith } from "../../../../api/contract/json.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import {
  authorisedJson,
  authorisedRequest,
  type RequestFailure,
} from "../../../staff/authorised-request.ts";
import { StaffKey } from "../../../staff/use-read.ts";
import {
  type Clash,
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
export type Outcome =
  | { status: "none" }
  /** Some fields are refused; `problems` are those that only the server found. */
  | { status: "refused"; problems: readonly Problem[] }
  | { status: "published"; version: number }
  /** Another version was published since the draft began, which now stands on top of it. */
  | { status: "conflict"; newer: PublishedCampaign; clashes: readonly Clash[] }
  | { status: "failed"; message: string };

const NOTHING_YET: Outcome = { status: "none" };

/** The published campaign, the draft of the next version, and the actions on both. */
export type CampaignEditor = ReturnType<typeof useCampaignEditor>;

/** Reads the published campaign once, and keeps the draft of the next version in this browser. */
export function useCampaignEditor() {
  const key = use(StaffKey);
  const [overview, setOverview] = useState<CampaignOverview | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(() => {
    if (draft !== null) keepDraft(draft);
  }, [draft]);
  const [outcome, setOutcome] = useState<Outcome>(NOTHING_YET);
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(async () => {
    const read = await authorisedJson(CampaignOverview, fetch, key, PATHS.adminCampaign);
    if (read.ok) setOverview(read.value);
    else setOutcome({ status: "failed", message: read.failure.message });
    return read.ok ? read.value : null;
  }, [key]);
  useEffect(() => {
    void load().then((read) => read && setDraft(openedDraft(read, readDraft())));
  }, [load]);

  const isAttempted = outcome.status === "refused";
  const problems = [
    ...(draft === null ? [] : shownProblems(draft, isAttempted)),
    ...(isAttempted ? outcome.problems : []),
  ];
  return {
    overview,
    draft,
    outcome,
    isBusy,
    problems,
    change: (update: (now: Draft) => Draft) => {
      setDraft((now) => now && update(now));
      setOutcome((last) =>
        last.status === "refused" || last.status === "conflict" ? last : NOTHING_YET,
      );
    },
    /** Checks the draft, and returns every refused field of the campaign. */
    check: (): Problem[] => {
      const checked = draft === null ? null : publicationOf({ ...draft, author: "-", note: "-" });
      const refused = checked?.ok === false ? checked.failure : [];
      setOutcome(refused.length === 0 ? NOTHING_YET : { status: "refused", problems: [] });
      return refused;
    },
    publish: async () => {
      if (draft === null) return;
      const publication = publicationOf(draft);
      if (!publication.ok) return setOutcome({ status: "refused", problems: [] });
      setBusy(true);
      const sent = await authorisedRequest(fetch, key, PATHS.adminCampaign, {
        method: "PUT",
        headers: { "if-match": `"${draft.latest}"` },
        body: JSON.stringify(publication.value),
      });
      const read = sent.ok ? await load() : null;
      setBusy(false);
      if (sent.ok) {
        setOutcome({ status: "published", version: read?.published.version ?? draft.latest + 1 });
        // Also what was written meanwhile stays.
        return (
          read &&
          setDraft((now) => now && { ...rebased(now, read.latest, read.published).draft, note: "" })
        );
      }
      const conflict = parseWith(CampaignConflict, sent.failure.body);
      if (conflict === null) return setOutcome(outcomeOf(sent.failure));
      const { latest, newer: published } = conflict;
      const { clashes, ...next } = rebased(draft, latest, published);
      setDraft(next.draft);
      setOutcome({ status: "conflict", newer: published, clashes });
      setOverview((now) => now && { ...now, published, latest });
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

/** Returns the outcome of a publication that was refused or failed. Nothing was changed then. */
export function outcomeOf({ message, body }: RequestFailure): Outcome {
  const refusal = parseWith(CampaignRefused, body);
  if (refusal === null) return { status: "failed", message };
  const problems = refusal.problems.map(
    ({ field, code }): Problem => ({ field, code: isProblemCode(code) ? code : "type" }),
  );
  return { status: "refused", problems };
}
