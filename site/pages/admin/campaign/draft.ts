import { use, useEffect, useState } from "react";
import type { Campaign } from "../../../../api/contract/campaign/campaign.ts";
import * as api from "../../../../api/contract/campaign/campaign-api.ts";
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
  base: api.CampaignValues;
  values: api.CampaignValues;
  author: string;
  note: string;
};

export function newDraft(latest: number, campaign: Campaign, author: string): Draft {
  const base = formValues(campaign);
  return { latest, base, values: base, author, note: "" };
}

/** Returns how many fields the draft has changed; a vote or a statement counts as one. */
export function changeCount({ base, values }: Draft): number {
  return api.changedPlaces(base, values).length;
}

/** Returns the publication of the draft, or every refused field. */
export function publicationOf({ values, author, note }: Draft): Result<api.Publication, Problem[]> {
  const publication = api.parsePublication({ campaign: documentOf(values), author, note });
  if (publication.ok) return publication;
  // An empty figure has no place in the document.
  const places = placesIn(values);
  const inForm = (path: string) =>
    path.replace(/(?<=\.findings\.)\d+/, (place) => `${places[Number(place)]}`);
  return fail(publication.failure.map((each) => ({ ...each, field: inForm(each.field) })));
}

/** Returns the refused fields to show: all after an attempt to publish, else the changed ones. */
export function shownProblems(draft: Draft, isAttempted: boolean): Problem[] {
  const publication = publicationOf(draft);
  if (publication.ok) return [];
  if (isAttempted) return publication.failure;
  const changedPaths = new Set(api.differences(draft.base, draft.values).map(({ path }) => path));
  return publication.failure.filter((problem) => changedPaths.has(problem.field));
}

/** A field that two people changed: `mine` stays in the draft until staff choose `theirs`. */
type Clash = { path: string; mine: string; theirs: string };

/** Returns the draft on top of the published version. What both changed keeps the draft's text, and is a clash. */
export function rebased(
  draft: Draft | null,
  { latest, published }: Pick<api.CampaignOverview, "latest" | "published">,
): { draft: Draft; clashes: Clash[] } {
  const next = newDraft(latest, published.campaign, draft?.author ?? "");
  if (draft === null) return { draft: next, clashes: [] };
  const { base } = next;
  const theirs = new Set(api.differences(draft.base, base).map(({ path }) => path));
  const mine = api.differences(draft.base, draft.values);
  const clashes = mine.flatMap(({ path, to }): Clash[] => {
    const other = base[path] ?? "";
    return theirs.has(path) && other !== to ? [{ path, mine: to, theirs: other }] : [];
  });
  const changedPaths = new Set(mine.map(({ path }) => path));
  const others = Object.entries(base).filter(([path]) => !changedPaths.has(path));
  const own = Object.entries(draft.values).filter(([path]) => changedPaths.has(path));
  const values = Object.fromEntries([...others, ...own]);
  return { draft: { ...next, values, note: draft.note }, clashes };
}

/** The draft, also after the tab is closed. */
const KEPT_DRAFT = keptText("campaign-draft", () => window.localStorage);

/** The draft that staff discarded in this tab. */
const DISCARDED = keptText("discarded-draft");

/** Returns the draft that this browser keeps; null without one that can be read. */
export function readDraft(store = KEPT_DRAFT): Draft | null {
  try {
    const { base, values, latest, author, note } = fields(JSON.parse(store.read() ?? "null"));
    return typeof latest === "number" && typeof author === "string" && typeof note === "string"
      ? { latest, base: textsIn(base), values: textsIn(values), author, note }
      : null;
  } catch {
    return null;
  }
}

/** Calls `onDraft` with the draft of another tab, until the returned function is called. */
function followDraft(onDraft: (draft: Draft) => void): () => void {
  const follow = () => {
    const draft = readDraft();
    if (draft !== null) onDraft(draft);
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  // A page that the Back button shows again has missed `storage` events.
  for (const name of ["storage", "pageshow"]) window.addEventListener(name, follow, { signal });
  return () => listeners.abort();
}

const textsIn = (json: unknown): api.CampaignValues => Object.fromEntries(leavesOf(fields(json)));

/** The end of the last attempt. After a `conflict` the draft stands on top of somebody else's version. */
type PublishOutcome =
  | { status: "none" | "refused" | "conflict" }
  | { status: "published"; version: number }
  | { status: "failed"; message: string };

export type CampaignEditor = ReturnType<typeof useCampaignEditor>;

/** The published campaign, the draft of the next version, which this browser keeps, and their actions. */
export function useCampaignEditor() {
  const key = use(StaffKey);
  const { value: overview, failure, reload } = useRead(api.CampaignOverview, PATHS.adminCampaign);
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
      const response = await authorisedJson(api.CampaignAccepted, fetch, key, PATHS.adminCampaign, {
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
      DISCARDED.save(JSON.stringify(draft));
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
