import type { Keys } from "../access/key-guard.ts";
import { exampleFacts, type PublishedCampaign } from "../contract/campaign/campaign-api.ts";
import { PATHS } from "../contract/paths.ts";
import type { Env } from "../env.ts";
import { pastSentences } from "../grammar/dates.ts";
import { localOrigin } from "../http/listen.ts";
import type { TdIndex } from "../tds/lookup/lookups.ts";

/** Returns the lines of a start for the operator. */
export function startReport(env: Env, port: number, keys: Keys, tds: TdIndex, now: Date): string[] {
  const local = localOrigin(env.host, port);
  const origin = env.publicUrl ?? local;
  const { database } = env;
  return [
    `The campaign is at  ${origin}/`,
    `Embed script        ${origin}${PATHS.embed}/bia-contact-td.js`,
    // A key that the operator set is never printed.
    `Admin panel         ${origin}/admin${env.adminKey === null ? `#key=${keys.admin}` : ", with the key of ADMIN_KEY"}`,
    `Private figures     ${origin}/private${env.statsKey === null ? `#key=${keys.stats}` : ", with the key of STATS_KEY"}`,
    ...(origin === local ? [] : [`Listening on        ${local}/`]),
    `Data                ${database.kind === "embedded" ? database.dataDir : "the database of DATABASE_URL"}`,
    `TDs                 ${tds.count} stored${lastChecked(tds.checkedAt, env.tdMaxAgeMs, now)}`,
    ...tds.withoutAddress.map(
      ({ name, constituency }) =>
        `                    ${name} (${constituency}) has no published address and is not stored`,
    ),
  ];
}

/** Returns the faults that the operator of a production server should mend, one line each. */
export function startWarnings(
  env: Pick<Env, "production" | "publicUrl">,
  { version, campaign }: Pick<PublishedCampaign, "version" | "campaign">,
  now: Date,
): string[] {
  if (!env.production) return [];
  const examples = exampleFacts(campaign).join(", ");
  const past = pastSentences(campaign.texts, now).join(" ");
  return [
    env.publicUrl === null &&
      "PUBLIC_URL is not set: pages have no canonical link, share picture or HSTS",
    version === 0 &&
      "No campaign is published: visitors read that it opens soon; publish it at /admin",
    examples && `The campaign's facts still hold example values: ${examples}`,
    past && `The campaign's texts name a month or a Budget that has passed: ${past}`,
  ].flatMap((warning) => warning || []);
}

function lastChecked(checkedAt: Date | null, maxAgeMs: number, now: Date): string {
  if (checkedAt === null) return "";
  const old = now.getTime() - checkedAt.getTime() > maxAgeMs;
  const day = checkedAt.toISOString().slice(0, 10);
  return `, details last checked ${day}${old ? `, over ${maxAgeMs / 3_600_000} hours ago` : ""}`;
}
