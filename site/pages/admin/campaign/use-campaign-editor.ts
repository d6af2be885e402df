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

/**
 * What came of the last attempt: some fields are `refused`; a `conflict` is another version that was
 * published since the draft began, which now stands on top of it.
 */
type Outcome =
  | { status: "none" | "refused" | "conflict" }
  | { status: "published"; version: number }
  | { status: "failed"; message: string };

/** The published campaign, the draft of the next version, and the actions on both. */
export type CampaignEditor = ReturnType<typeof useCampaignEditor>;

/** Keeps the draft of the next version in this browser, whose tabs share it, on top of what is published. */
export function useCampaignEditor() {
  const key = use(StaffKey);
  const { value: overview, failure, reload } = useRead(CampaignOverview, PATHS.adminCampaign);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [discarded, setDiscarded] = useState(() => readDraft(DISCARDED));
  /** The fields that somebody else changed too since the draft began. */
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const [outcome, setOutcome] = useState<Outcome>({ status: "none" });
  const [isBusy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another reading moves the draft
  useEffect(() => {
    if (overview === undefined) return;
    const begun = draft ?? readDraft();
    // What staff press or type at this moment is in the newest draft alone.
    setDraft((now) => rebased(now ?? begun, overview).draft);
    setClashes(rebased(begun, overview).clashes);
    if (begun && begun.latest !== overview.latest && changeCount(begun) > 0)
      setOutcome({ status: "conflict" });
  }, [overview]);
  useEffect(() => followDraft((kept) => setDraft((now) => now && kept)), []);
  useEffect(() => {
    if (draft !== null) keepDraft(draft);
  }, [draft]);
  /** Forgets how the last attempt ended, but for what staff still have to look at. */
  const goOn = () =>
    setOutcome((last) => (/refused|conflict/.test(last.status) ? last : { status: "none" }));

  return {
    ...{ overview, failure, draft, discarded, clashes, outcome, isBusy },
    problems: draft === null ? [] : shownProblems(draft, outcome.status === "refused"),
    change: (update: (now: Draft) => Partial<Draft>) => {
      setDraft((now) => now && { ...now, ...update(now) });
      goOn();
    },
    /** Checks the draft, and returns every refused field of the campaign. */
    check: (): Problem[] => {
      const checked = draft === null ? null : publicationOf({ ...draft, author: "-", note: "-" });
      if (checked?.ok === false) setOutcome({ status: "refused" });
      else if (outcome.status === "refused") setOutcome({ status: "none" });
      return checked?.ok === false ? checked.failure : [];
    },
    /** Publishes the draft, and returns whether that was done. */
    publish: async (): Promise<boolean> => {
      if (draft === null) return false;
      const publication = publicationOf(draft);
      if (!publication.ok) {
        setOutcome({ status: "refused" });
        return false;
      }
      setBusy(true);
      const sent = await authorisedJson(CampaignAccepted, fetch, key, PATHS.adminCampaign, {
        method: "PUT",
        headers: { "if-match": `"${draft.latest}"` },
        body: JSON.stringify(publication.value),
      });
      setBusy(false);
      if (sent.ok) {
        const { version } = sent.value;
        setOutcome({ status: "published", version });
        // Also what was written meanwhile stays.
        setDraft((now) => now && { ...now, latest: version, base: draft.values, note: "" });
      } else setOutcome({ status: "failed", message: sent.failure.message });
      if (sent.ok || sent.failure.code === "busy") reload();
      return sent.ok;
    },
    /** Replaces the draft by the published version. The tab keeps it for `bringBack`. */
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
