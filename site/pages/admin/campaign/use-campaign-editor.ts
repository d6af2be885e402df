import { use, useEffect, useState } from "react";
import {
  CampaignAccepted,
  CampaignOverview,
} from "../../../../api/contract/campaign/campaign-api.ts";
import type { Problem } from "../../../../api/contract/campaign/problems.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import { authorisedJson, StaffKey, useRead } from "../../../access/requests.ts";
import {
  type Clash,
  changeCount,
  DISCARDED,
  type Draft,
  followDraft,
  keepDraft,
  newDraft,
  publicationOf,
  readDraft,
  rebased,
  shownProblems,
} from "./draft.ts";

/** The end of the last attempt. After a `conflict` the draft stands on top of somebody else's version. */
type PublishOutcome =
  | { status: "none" | "refused" | "conflict" }
  | { status: "published"; version: number }
  | { status: "failed"; message: string };

export type CampaignEditor = ReturnType<typeof useCampaignEditor>;

/** The published campaign, the draft of the next version, which this browser keeps, and their actions. */
export function useCampaignEditor() {
  const key = use(StaffKey);
  const { value: overview, failure, reload } = useRead(CampaignOverview, PATHS.adminCampaign);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [discarded, setDiscarded] = useState(() => readDraft(DISCARDED));
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const [outcome, setOutcome] = useState<PublishOutcome>({ status: "none" });
  const [isBusy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another reading moves the draft
  useEffect(() => {
    if (overview === undefined) return;
    const before = draft ?? readDraft();
    // Only the newest draft has a change of this moment.
    setDraft((now) => rebased(now ?? before, overview).draft);
    setClashes(rebased(before, overview).clashes);
    if (before && before.latest !== overview.latest && changeCount(before) > 0)
      setOutcome({ status: "conflict" });
  }, [overview]);
  useEffect(() => followDraft((kept) => setDraft((now) => now && kept)), []);
  useEffect(() => {
    if (draft !== null) keepDraft(draft);
  }, [draft]);
  return {
    overview,
    failure,
    draft,
    discarded,
    clashes,
    outcome,
    isBusy,
    problems: draft === null ? [] : shownProblems(draft, outcome.status === "refused"),
    change: (update: (now: Draft) => Partial<Draft>) => {
      setDraft((now) => now && { ...now, ...update(now) });
      // Staff still have to look at refused fields and at a conflict.
      setOutcome((last) => (/refused|conflict/.test(last.status) ? last : { status: "none" }));
    },
    /** Checks the draft, and returns every refused field of the campaign. */
    check: (): Problem[] => {
      const publication = draft && publicationOf({ ...draft, author: "-", note: "-" });
      const problems = publication?.ok === false ? publication.failure : [];
      if (problems.length > 0) setOutcome({ status: "refused" });
      else if (outcome.status === "refused") setOutcome({ status: "none" });
      return problems;
    },
    /** Publishes the draft; false when fields are refused or the server fails. */
    publish: async (): Promise<boolean> => {
      if (draft === null) return false;
      const publication = publicationOf(draft);
      if (!publication.ok) {
        setOutcome({ status: "refused" });
        return false;
      }
      setBusy(true);
      const response = await authorisedJson(CampaignAccepted, fetch, key, PATHS.adminCampaign, {
        method: "PUT",
        headers: { "if-match": `"${draft.latest}"` },
        body: JSON.stringify(publication.value),
      });
      setBusy(false);
      if (response.ok) {
        const { version } = response.value;
        setOutcome({ status: "published", version });
        // A change that staff made meanwhile stays.
        setDraft((now) => now && { ...now, latest: version, base: draft.values, note: "" });
      } else setOutcome({ status: "failed", message: response.failure.message });
      if (response.ok || response.failure.code === "busy") reload();
      return response.ok;
    },
    /** Replaces the draft by the published version. The tab keeps the draft for `bringBack`. */
    discard: () => {
      if (overview === undefined || draft === null) return;
      keepDraft(draft, DISCARDED);
      setDiscarded(draft);
      setDraft(newDraft(overview.latest, overview.published.campaign, draft.author));
      setOutcome({ status: "none" });
      reload();
    },
    bringBack: () => {
      setDraft(discarded);
      setDiscarded(null);
      DISCARDED.remove();
    },
  };
}
