import { use, useEffect, useState } from "react";
import {
  CampaignAccepted,
  CampaignOverview,
  CampaignRefused,
} from "../../../../api/contract/campaign/campaign-api.ts";
import { isProblemCode, type Problem } from "../../../../api/contract/campaign/problems.ts";
import { parseWith } from "../../../../api/contract/json.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import { authorisedJson, type RequestFailure } from "../../../staff/authorised-request.ts";
import { StaffKey, useRead } from "../../../staff/use-read.ts";
import {
  type Clash,
  changeCount,
  type Draft,
  keepDraft,
  newDraft,
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
  | { status: "conflict" }
  | { status: "failed"; message: string };

const NOTHING_YET: Outcome = { status: "none" };

/** The published campaign, the draft of the next version, and the actions on both. */
export type CampaignEditor = ReturnType<typeof useCampaignEditor>;

/** Keeps the draft of the next version in this browser, on top of the campaign that is published. */
export function useCampaignEditor() {
  const key = use(StaffKey);
  const { value: overview, failure, reload } = useRead(CampaignOverview, PATHS.adminCampaign);
  const [draft, setDraft] = useState<Draft | null>(null);
  /** The fields that somebody else changed too since the draft began. */
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const [outcome, setOutcome] = useState<Outcome>(NOTHING_YET);
  const [isBusy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another reading moves the draft
  useEffect(() => {
    if (overview === undefined) return;
    const begun = draft ?? readDraft();
    const next = rebased(begun, overview);
    setDraft(next.draft);
    setClashes(next.clashes);
    if (begun && begun.latest !== overview.latest && changeCount(begun) > 0)
      setOutcome({ status: "conflict" });
  }, [overview]);
  useEffect(() => {
    if (draft !== null) keepDraft(draft);
  }, [draft]);

  const isAttempted = outcome.status === "refused";
  const problems = [
    ...(draft === null ? [] : shownProblems(draft, isAttempted)),
    ...(isAttempted ? outcome.problems : []),
  ];
  return {
    ...{ overview, failure, draft, clashes, outcome, isBusy, problems },
    change: (update: (now: Draft) => Partial<Draft>) => {
      setDraft((now) => now && { ...now, ...update(now) });
      setOutcome((last) =>
        last.status === "refused" || last.status === "conflict" ? last : NOTHING_YET,
      );
    },
    /** Checks the draft, and returns every refused field of the campaign. */
    check: (): Problem[] => {
      const checked = draft === null ? null : publicationOf({ ...draft, author: "-", note: "-" });
      const refused = checked?.ok === false ? checked.failure : [];
      setOutcome((last) => {
        if (refused.length > 0) return { status: "refused", problems: [] };
        return last.status === "conflict" ? last : NOTHING_YET;
      });
      return refused;
    },
    publish: async () => {
      if (draft === null) return;
      const publication = publicationOf(draft);
      if (!publication.ok) return setOutcome({ status: "refused", problems: [] });
      setBusy(true);
      const sent = await authorisedJson(CampaignAccepted, fetch, key, PATHS.adminCampaign, {
        method: "PUT",
        headers: { "if-match": `"${draft.latest}"` },
        body: JSON.stringify(publication.value),
      });
      setBusy(false);
      setOutcome(
        sent.ok ? { status: "published", version: sent.value.version } : outcomeOf(sent.failure),
      );
      // Also what was written meanwhile stays.
      if (sent.ok) {
        const next = { latest: sent.value.version, base: draft.values, note: "" };
        setDraft((now) => now && { ...now, ...next });
      }
      if (sent.ok || sent.failure.code === "busy") reload();
    },
    /** Replaces the draft by the published version. */
    discard: () => {
      if (overview === undefined) return;
      setDraft((now) => newDraft(overview.latest, overview.published.campaign, now?.author ?? ""));
      setOutcome(NOTHING_YET);
      reload();
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
