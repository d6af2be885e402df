import type { Context } from "hono";
import { privateFailure, privateJson, privateUnavailable } from "../access/key-guard.ts";
import type { Routes } from "../access/routes.ts";
import type { Campaign } from "../contract/campaign/campaign.ts";
import { parseWith } from "../contract/json.ts";
import type { Language } from "../contract/language.ts";
import { PATHS } from "../contract/paths.ts";
import { type RecordResponse, VoteAddress, type VoteFound } from "../contract/record-schema.ts";
import { fail, ok } from "../contract/result.ts";
import { rolesText } from "../contract/roles.ts";
import { Day } from "../contract/schema-parts.ts";
import type { SiteRenderer } from "../contract/site-renderer.ts";
import { type Answer, OPEN_CACHED_HEADERS, respondTo, taggedAnswer } from "../http/answer.ts";
import { csvHeaders, formatCsv } from "../http/csv.ts";
import { pageFile } from "../http/static/site.ts";
import { createPageMemory, type StaticFile } from "../http/static/static-file.ts";
import type { Log } from "../monitoring/log.ts";
import type { TdIndex } from "../tds/lookup/lookups.ts";
import { HOUSE_NO } from "../tds/source/response-parts.ts";
import type { RecordSource } from "../tds/source/source.ts";
import { formatSourceFailure } from "../tds/source/source-client.ts";

export type WholeRecord = { response: RecordResponse; answers: { json: Answer; csv: Answer } };

/** Returns a function that returns the record of the lookups' TDs, composed once for each index. */
export function openRecord(index: () => TdIndex): () => WholeRecord {
  let prepared: { of: TdIndex; whole: WholeRecord } | null = null;
  return () => {
    const of = index();
    if (prepared?.of === of) return prepared.whole;
    const response = of.records.all(of.tds);
    const csvFile = { ...OPEN_CACHED_HEADERS, ...csvHeaders("where-they-stand.csv") };
    const json = taggedAnswer(Buffer.from(JSON.stringify(response)), OPEN_CACHED_HEADERS);
    const csv = taggedAnswer(Buffer.from(recordCsv(response)), csvFile);
    prepared = { of, whole: { response, answers: { json, csv } } };
    return prepared.whole;
  };
}

const COLUMNS = "constituency td party kind date position text link roles".split(" ");

function recordCsv({ tds }: RecordResponse): string {
  const rows = tds.flatMap(({ constituency, name, party = "", roles = [], ...record }) => {
    const { questions, votes, statements } = record;
    const entries = [
      ...questions.map(({ date, text = "", link }) => ["question", date, "", text, link]),
      ...votes.map(({ date, vote, subject, link }) => ["vote", date, vote, subject, link]),
      ...statements.map((each) => ["statement", each.date, each.stance, each.sentence, each.link]),
    ];
    const rows = entries.length > 0 ? entries : [["none", "", "", "", ""]];
    return rows.map((entry) => [constituency, name, party, ...entry, rolesText(roles)]);
  });
  return formatCsv(COLUMNS, rows);
}

export type RenderRecordPage = (language: Language) => Promise<StaticFile>;

export function openRecordPage(
  renderer: Pick<SiteRenderer, "renderRecordPage">,
  record: () => WholeRecord,
  campaign: () => Campaign,
  firstDay: () => string | null,
  publicUrl: string | null,
): RenderRecordPage {
  const remember = createPageMemory();
  return (language) => {
    const { response, answers } = record();
    const current = campaign();
    const since = firstDay();
    return remember(language, [answers.json.revalidation?.etag, current, since], () => {
      const { page, html } = renderer.renderRecordPage(response, since, current, language);
      return pageFile(page, html, publicUrl);
    });
  };
}

const OFFICIAL_SITE = "https://www.oireachtas.ie";
/** The path of a vote's official page: house, number of the house, date, number of the vote. */
const VOTE_PATH =
  /^\/(?:en|ga)\/debates\/vote\/([\w-]+)\/(\d+)\/(\d{4}-\d\d-\d\d)\/([1-9]\d{0,3})\/?$/;
const READ_TIMEOUT_MS = 12_000;

export type RecordDeps = {
  record: () => WholeRecord;
  readVote: RecordSource["vote"];
  log: Log;
};

export const RECORD_ROUTES: Routes<RecordDeps> = {
  [`GET ${PATHS.record}`]: {
    summary: "What each TD asked, said and voted, with a strong ETag; any origin. None of a draft",
    responses: { 200: "Record", 304: null },
    answer: (c, { record }) => respondTo(c, record().answers.json),
  },
  [`GET ${PATHS.recordCsv}`]: {
    summary: "The same as CSV, a row for each entry",
    responses: { 200: "text/csv", 304: null },
    answer: (c, { record }) => respondTo(c, record().answers.csv),
  },
  [`POST ${PATHS.adminVote}`]: {
    key: "admin",
    summary: "Reads a vote of this Dáil by the address of its page; nothing is stored",
    body: "VoteAddress",
    responses: { 200: "VoteFound", 400: "vote-shape", 404: "vote-unknown" },
    timeoutMs: READ_TIMEOUT_MS + 1_000,
    answer: answerVote,
  },
};

async function answerVote(c: Context, { readVote, log }: RecordDeps, body: unknown) {
  const address = parseVoteAddress(parseWith(VoteAddress, body)?.address ?? "");
  if (!address.ok) return privateFailure(400, address.failure);
  const { date, number } = address.value;
  const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(READ_TIMEOUT_MS)]);
  const vote = await readVote(address.value, signal);
  if (!vote.ok) {
    log.warn(`A vote could not be read: ${formatSourceFailure(vote.failure)}`);
    return privateUnavailable("source-away");
  }
  if (vote.value === null) return privateFailure(404, "vote-unknown");
  const { number: _number, ...found } = vote.value;
  const key = `${date.replaceAll("-", "")}${`${number}`.padStart(4, "0")}`;
  const url = `${OFFICIAL_SITE}/en/debates/vote/dail/${HOUSE_NO}/${date}/${number}/`;
  return privateJson<VoteFound>(200, { success: true, vote: { key, url, ...found } });
}

function parseVoteAddress(address: string) {
  if (!URL.canParse(address)) return fail("vote-shape");
  const url = new URL(address);
  if (url.origin !== OFFICIAL_SITE) return fail("vote-site");
  const [, house, houseNo, date = "", number] = VOTE_PATH.exec(url.pathname) ?? [];
  if (parseWith(Day, date) === null) return fail("vote-shape");
  if (house !== "dail" || houseNo !== HOUSE_NO) return fail("vote-house");
  return ok({ date, number: Number(number) });
}
