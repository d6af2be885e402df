import { use, useEffect, useState } from "react";
import { type Campaign, parseCampaign } from "../../../../api/contract/campaign/campaign.ts";
import {
  CampaignAccepted,
  CampaignOverview,
  type CampaignValues,
  changedPlaces,
  differences,
} from "../../../../api/contract/campaign/campaign-api.ts";
import type { Problem } from "../../../../api/contract/campaign/problems.ts";
import { fields, leavesOf } from "../../../../api/contract/json.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import { fail, type Result } from "../../../../api/contract/result.ts";
import { authorisedJson, StaffKey, useRead } from "../../../access/requests.ts";
import { keptText } from "../../../browser/kept-text.ts";
import { documentOf, formValues, placesIn } from "./form-values.ts";

export type Draft = {
  /** The newest stored version when the draft began; the `If-Match` of its publication. */
  latest: number;
  base: CampaignValues;
  values: CampaignValues;
};

export function newDraft(latest: number, campaign: Campaign): Draft {
  const base = formValues(campaign);
  return { latest, base, values: base };
}

/** Returns how many fields the draft has changed; a vote or a statement counts as one. */
export function changeCount({ base, values }: Draft): number {
  return changedPlaces(base, values).length;
}

/** Returns the campaign of a form, or every refused field. */
export function campaignOf(values: CampaignValues): Result<Campaign, Problem[]> {
  const campaign = parseCampaign(documentOf(values));
  if (campaign.ok) return campaign;
  // An empty figure has no place in the document.
  const places = placesIn(values);
  const inForm = (path: string) =>
    path.replace(/(?<=\.findings\.)\d+/, (place) => `${places[Number(place)]}`);
  return fail(campaign.failure.map((each) => ({ ...each, field: inForm(each.field) })));
}

/** Returns the refused fields to show: all after an attempt to publish, else the changed ones. */
export function shownProblems({ base, values }: Draft, isAttempted: boolean): Problem[] {
  const campaign = campaignOf(values);
  if (campaign.ok) return [];
  if (isAttempted) return campaign.failure;
  const changed = new Set(differences(base, values).map(({ path }) => path));
  return campaign.failure.filter((problem) => changed.has(problem.field));
}

/**
 * Returns the draft, if there is one, on top of the published version. A field that only others changed
 * takes their text; a field that both changed keeps the draft's text, and is named in `clashes`.
 */
export function rebased(
  draft: Draft | null,
  { latest, published }: Pick<CampaignOverview, "latest" | "published">,
): { draft: Draft; clashes: string[] } {
  const next = newDraft(latest, published.campaign);
  if (draft === null) return { draft: next, clashes: [] };
  const { base } = next;
  const theirs = new Set(differences(draft.base, base).map(({ path }) => path));
  const mine = differences(draft.base, draft.values);
  const clashes = mine.flatMap(({ path, to }) =>
    theirs.has(path) && (base[path] ?? "") !== to ? [path] : [],
  );
  const changed = new Set(mine.map(({ path }) => path));
  const others = Object.entries(base).filter(([path]) => !changed.has(path));
  const own = Object.entries(draft.values).filter(([path]) => changed.has(path));
  return { draft: { ...next, values: Object.fromEntries([...others, ...own]) }, clashes };
}

const KEPT_DRAFT = keptText("campaign-draft", () => window.localStorage);

/** Returns the draft that this browser keeps, also after the tab is closed; null without one that can be read. */
export function readDraft(store = KEPT_DRAFT): Draft | null {
  try {
    const { base, values, latest } = fields(JSON.parse(store.read() ?? "null"));
    return typeof latest === "number"
      ? { latest, base: textsIn(base), values: textsIn(values) }
      : null;
  } catch {
    return null;
  }
}

const textsIn = (json: unknown): CampaignValues => Object.fromEntries(leavesOf(fields(json)));

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
  const [discarded, setDiscarded] = useState<Draft | null>(null);
  const [clashes, setClashes] = useState<readonly string[]>([]);
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
  useEffect(() => {
    const followOtherTabs = () => setDraft((now) => now && (readDraft() ?? now));
    const listeners = new AbortController();
    const { signal } = listeners;
    // A page that the Back button shows again has missed `storage` events.
    for (const name of ["storage", "pageshow"])
      window.addEventListener(name, followOtherTabs, { signal });
    return () => listeners.abort();
  }, []);
  useEffect(() => {
    if (draft !== null) KEPT_DRAFT.save(JSON.stringify(draft));
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
    change: (update: (now: CampaignValues) => CampaignValues) => {
      setDraft((now) => now && { ...now, values: update(now.values) });
      // Staff still have to look at refused fields and at a conflict.
      setOutcome((last) => (/refused|conflict/.test(last.status) ? last : { status: "none" }));
    },
    /** Checks the draft, and returns every refused field of the campaign. */
    check: (): Problem[] => {
      const problems = draft === null ? [] : shownProblems(draft, true);
      if (problems.length > 0) setOutcome({ status: "refused" });
      else if (outcome.status === "refused") setOutcome({ status: "none" });
      return problems;
    },
    /** Publishes the draft; false when fields are refused or the server fails. */
    publish: async (signature: object): Promise<boolean> => {
      const campaign = draft && campaignOf(draft.values);
      if (!campaign?.ok) {
        setOutcome({ status: "refused" });
        return false;
      }
      setBusy(true);
      const response = await authorisedJson(CampaignAccepted, fetch, key, PATHS.adminCampaign, {
        method: "PUT",
        headers: { "if-match": `"${draft?.latest}"` },
        body: JSON.stringify({ campaign: campaign.value, ...signature }),
      });
      setBusy(false);
      if (response.ok) {
        const { version } = response.value;
        setOutcome({ status: "published", version });
        // A change that staff made meanwhile stays.
        setDraft((now) => now && draft && { ...now, latest: version, base: draft.values });
      } else setOutcome({ status: "failed", message: response.failure.message });
      if (response.ok || response.failure.code === "busy") reload();
      return response.ok;
    },
    /** Replaces the draft by the published version. `bringBack` undoes it. */
    discard: () => {
      if (overview === undefined) return;
      setDiscarded(draft);
      setDraft(newDraft(overview.latest, overview.published.campaign));
      setOutcome({ status: "none" });
    },
    bringBack: () => {
      setDraft(discarded);
      setDiscarded(null);
    },
  };
}
