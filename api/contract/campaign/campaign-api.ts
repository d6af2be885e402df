import * as z from "zod/mini";
import { fields, leavesOf } from "../json.ts";
import { fail, ok, type Result } from "../result.ts";
import { Count, Moment, Succeeded } from "../schema-parts.ts";
import { Campaign, parseCampaign, problemsOf, Signature } from "./campaign.ts";
import { placesText } from "./places.ts";
import type { Problem } from "./problems.ts";

const MAX_LINKS = 50;

/** The number of a version; 0 is the bundled campaign. */
const Version = Count;

/** `GET /api/campaign`, status 200. A draft holds neither texts nor facts. */
export const CampaignResponse = z.object({
  success: Succeeded,
  version: Version,
  publishedAt: z.nullable(Moment),
  state: Campaign.shape.state,
  texts: z.exactOptional(Campaign.shape.texts),
  facts: z.exactOptional(Campaign.shape.facts),
});
export type CampaignResponse = z.infer<typeof CampaignResponse>;

export const PublishedCampaign = z.object({
  version: Version,
  publishedAt: z.nullable(Moment),
  author: z.string(),
  note: z.string(),
  campaign: Campaign,
});
export type PublishedCampaign = z.infer<typeof PublishedCampaign>;

/** A published version in the list of versions. */
export const VersionSummary = z.extend(z.omit(PublishedCampaign, { campaign: true }), {
  state: Campaign.shape.state,
  /** The number of places that differ from the version before, and the paths of the first; see `changedPlaces`. */
  changed: z.object({ count: Count, first: z.array(z.string()) }),
});
export type VersionSummary = z.infer<typeof VersionSummary>;

/** `GET /api/admin/campaign?version=3`, status 200. */
export const CampaignVersion = z.extend(PublishedCampaign, { success: Succeeded });
export type CampaignVersion = z.infer<typeof CampaignVersion>;

const BrokenVersion = z.object({ version: Version, problems: z.array(z.string()) });
export type BrokenVersion = z.infer<typeof BrokenVersion>;

/** `GET /api/admin/campaign`, status 200. */
export const CampaignOverview = z.object({
  success: Succeeded,
  /** The newest stored version; the `If-Match` of the next publication. */
  latest: Version,
  published: PublishedCampaign,
  history: z.array(VersionSummary),
  /** Versions newer than the published one that cannot be served. */
  broken: z.array(BrokenVersion),
  /** Why the pages do not show the published campaign; else empty. */
  pages: z.array(z.string()),
});
export type CampaignOverview = z.infer<typeof CampaignOverview>;

/** The body of `PUT /api/admin/campaign`. */
export const Publication = z.strictObject({ campaign: Campaign, ...Signature.shape });
export type Publication = z.infer<typeof Publication>;

/** Parses unknown JSON as a publication. Fails with every refused field and its reason. */
export function parsePublication(value: unknown): Result<Publication, Problem[]> {
  const signature = Signature.safeParse(value);
  const campaign = parseCampaign(fields(value).campaign);
  if (signature.success && campaign.ok) return ok({ campaign: campaign.value, ...signature.data });
  return fail([
    ...(campaign.ok ? [] : campaign.failure),
    ...(signature.error?.issues.flatMap(problemsOf) ?? []),
  ]);
}

/** `PUT /api/admin/campaign`, status 200. */
export const CampaignAccepted = z.object({ success: Succeeded, version: Version });
export type CampaignAccepted = z.infer<typeof CampaignAccepted>;

/** Status 409: somebody else has published the version `newer` after that of `If-Match`. */
export const CampaignConflict = z.object({
  success: z.literal(false),
  error: z.string(),
  latest: Version,
  newer: PublishedCampaign,
});
export type CampaignConflict = z.infer<typeof CampaignConflict>;

/** Status 422: the refused fields with the reasons. */
export const CampaignRefused = z.object({
  success: z.literal(false),
  error: z.string(),
  problems: z.array(z.object({ field: z.string(), code: z.string(), reason: z.string() })),
});
export type CampaignRefused = z.infer<typeof CampaignRefused>;

/** The body of `POST /api/admin/campaign/links`: web links of a draft. */
export const LinksToCheck = z.strictObject({
  urls: z.array(z.string().check(z.regex(/^https:\/\/\S{1,500}$/))).check(z.maxLength(MAX_LINKS)),
});

/** `POST /api/admin/campaign/links`, status 200: the links that do not answer. */
export const SilentLinks = z.object({ success: Succeeded, silent: z.array(z.string()) });
export type SilentLinks = z.infer<typeof SilentLinks>;

/** The body of `POST /api/admin/campaign/pages`. */
export const UnpublishedCampaign = z.strictObject({ campaign: Campaign });

/** `POST /api/admin/campaign/pages`, status 200: the pages that the campaign would have. */
export const DraftPages = z.object({
  success: Succeeded,
  pages: z.array(z.object({ path: z.string(), html: z.string() })),
});
export type DraftPages = z.infer<typeof DraftPages>;

/** A campaign as texts by path, `{ "facts.actionsBaseline": "12" }`; the table of the places is one text. */
export type CampaignValues = Readonly<Record<string, string>>;

export function valuesOf(campaign: Campaign): CampaignValues {
  const { places, ...facts } = campaign.facts;
  const table = places && { places: placesText(places) };
  return Object.fromEntries(leavesOf({ ...campaign, facts: { ...facts, ...table } }));
}

/** A value that differs between two campaigns; an absent one is empty. */
export type Difference = { path: string; from: string; to: string };

/** Returns the differences between two campaigns, in the order of the document. */
export function differences(from: CampaignValues, to: CampaignValues): Difference[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .map((path) => ({ path, from: from[path] ?? "", to: to[path] ?? "" }))
    .filter((difference) => difference.from !== difference.to);
}

/** Returns the path of the vote or statement around a path, `record.votes.20260708147`; else null. */
export function recordEntryOf(path: string): string | null {
  return /^record\.(?:votes|statements)\.\d+/.exec(path)?.[0] ?? null;
}

/** Returns the paths that differ between two campaigns; a vote or a statement counts as one place. */
export function changedPlaces(from: CampaignValues, to: CampaignValues): string[] {
  return [...new Set(differences(from, to).map(({ path }) => recordEntryOf(path) ?? path))];
}

/** Returns the paths of the facts with a reserved domain or the word 'example': 'facts.builder.url'. */
export function exampleFacts(facts: object, parent = ""): string[] {
  return leavesOf(facts, parent).flatMap(([path, value]) =>
    /\bexample\b/i.test(value) ? [path] : [],
  );
}
