import type { Context } from "hono";
import { privateFailure, privateJson, privateUnavailable } from "../access/key-guard.ts";
import { parseWith } from "../contract/json.ts";
import { VoteAddress, type VoteFound } from "../contract/record-schema.ts";
import { fail, ok, type Result } from "../contract/result.ts";
import { Day } from "../contract/schema-parts.ts";
import type { Log } from "../monitoring/log.ts";
import { HOUSE_NO } from "../tds/source/members.ts";
import type { RecordSource } from "../tds/source/source.ts";
import { formatSourceFailure } from "../tds/source/source-client.ts";

const OFFICIAL_SITE = "https://www.oireachtas.ie";
/** The path of a vote's official page: house, number of the house, date, number of the vote. */
const VOTE_PATH =
  /^\/(?:en|ga)\/debates\/vote\/([\w-]+)\/(\d+)\/(\d{4}-\d\d-\d\d)\/([1-9]\d{0,3})\/?$/;
/** Time limit of reading a vote, repeated requests included. */
export const READ_TIMEOUT_MS = 12_000;

/**
 * `POST /api/admin/vote`: reads the vote of a pasted address. 400 for another address, 404 for an unknown
 * vote, 503 when the source does not answer.
 */
export async function readVote(
  c: Context,
  body: unknown,
  read: RecordSource["vote"],
  log: Log,
): Promise<Response> {
  const asked = parseVoteAddress(parseWith(VoteAddress, body)?.address ?? "");
  if (!asked.ok) return privateFailure(400, asked.failure);
  const { date, number } = asked.value;
  const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(READ_TIMEOUT_MS)]);
  const vote = await read(asked.value, signal);
  if (!vote.ok) {
    log.warn(`A vote could not be read: ${formatSourceFailure(vote.failure)}`);
    return privateUnavailable("source-away");
  }
  if (vote.value === null) return privateFailure(404, "vote-unknown");
  const { subject, ta, nil, staon } = vote.value;
  const found: VoteFound = {
    success: true,
    vote: {
      key: `${date.replaceAll("-", "")}${`${number}`.padStart(4, "0")}`,
      date,
      subject,
      url: `${OFFICIAL_SITE}/en/debates/vote/dail/${HOUSE_NO}/${date}/${number}/`,
      ta,
      nil,
      staon,
    },
  };
  return privateJson(200, found);
}

function parseVoteAddress(
  address: string,
): Result<{ date: string; number: number }, "vote-site" | "vote-shape" | "vote-house"> {
  if (!URL.canParse(address)) return fail("vote-shape");
  const url = new URL(address);
  if (url.origin !== OFFICIAL_SITE) return fail("vote-site");
  const [, house, houseNo, date = "", number] = VOTE_PATH.exec(url.pathname) ?? [];
  if (parseWith(Day, date) === null) return fail("vote-shape");
  if (house !== "dail" || houseNo !== HOUSE_NO) return fail("vote-house");
  return ok({ date, number: Number(number) });
}
