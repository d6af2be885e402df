import type { Keys } from "../access/key-guard.ts";
import { PATHS } from "../contract/paths.ts";
import type { Env } from "../env.ts";
import type { TdIndex } from "../tds/lookup/td-index.ts";

/** Formats what a start prints for the operator, one line per fact. */
export function startReport(env: Env, port: number, keys: Keys, tds: TdIndex, now: Date): string {
  const local = localOrigin(env.host, port);
  const origin = env.publicUrl ?? local;
  const { database } = env;
  const lines = [
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
  return `${lines.join("\n")}\n`;
}

function lastChecked(checkedAt: Date | null, maxAgeMs: number, now: Date): string {
  if (checkedAt === null) return "";
  const old = now.getTime() - checkedAt.getTime() > maxAgeMs;
  const day = checkedAt.toISOString().slice(0, 10);
  return `, details last checked ${day}${old ? `, over ${maxAgeMs / 3_600_000} hours ago` : ""}`;
}

/** The origin at which this machine reaches a server that listens on `host`. */
export function localOrigin(host: string, port: number): string {
  const anywhere = host === "0.0.0.0" || host === "::";
  const name = anywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
