import type { Campaign } from "../contract/campaign/campaign.ts";
import type { Language } from "../contract/language.ts";
import type { RecordResponse } from "../contract/record-schema.ts";
import { rolesText } from "../contract/roles.ts";
import type { SiteRenderer } from "../contract/site-renderer.ts";
import type { Sql } from "../db/connect.ts";
import { type Answer, OPEN_CACHED_HEADERS, taggedAnswer } from "../http/answer.ts";
import { csvHeaders, formatCsv } from "../http/csv.ts";
import { pageFile } from "../http/static/site.ts";
import { createPageMemory, type StaticFile } from "../http/static/static-file.ts";
import type { Records, TdIndex } from "../tds/lookup/td-index.ts";
import { readQuestions } from "../tds/population/questions.ts";
import { composeRecord } from "./compose-record.ts";

export type WholeRecord = { response: RecordResponse; answers: { json: Answer; csv: Answer } };

/** Reads the questions and composes them with the campaign's votes and statements. */
export async function readRecords(sql: Sql, campaign: Campaign): Promise<Records> {
  return composeRecord(await readQuestions(sql), campaign);
}

/** Returns a function that returns the record of the lookups' TDs, composed once for each index. */
export function openRecord(index: () => TdIndex): () => WholeRecord {
  let prepared: { of: TdIndex; whole: WholeRecord } | null = null;
  return () => {
    const of = index();
    if (prepared?.of !== of) {
      const response = of.records.all(of.tds);
      prepared = { of, whole: { response, answers: recordAnswers(response) } };
    }
    return prepared.whole;
  };
}

function recordAnswers(record: RecordResponse): WholeRecord["answers"] {
  const csv = { ...OPEN_CACHED_HEADERS, ...csvHeaders("where-they-stand.csv") };
  return {
    json: taggedAnswer(Buffer.from(JSON.stringify(record)), OPEN_CACHED_HEADERS),
    csv: taggedAnswer(Buffer.from(recordCsv(record)), csv),
  };
}

const COLUMNS = [
  "constituency",
  "td",
  "party",
  "kind",
  "date",
  "position",
  "text",
  "link",
  "roles",
];

function recordCsv({ tds }: RecordResponse): string {
  const rows = tds.flatMap(({ constituency, name, party = "", roles = [], ...record }) => {
    const { questions, votes, statements } = record;
    const entries = [
      ...questions.map(({ date, text = "", link }) => ["question", date, "", text, link]),
      ...votes.map(({ date, vote, subject, link }) => ["vote", date, vote, subject, link]),
      ...statements.map((each) => ["statement", each.date, each.stance, each.sentence, each.link]),
    ];
    const listed = entries.length > 0 ? entries : [["none", "", "", "", ""]];
    return listed.map((entry) => [constituency, name, party, ...entry, rolesText(roles)]);
  });
  return formatCsv(COLUMNS, rows);
}

/** Returns the page of where TDs stand, rendered again when the record or the campaign changes. */
export type RecordPage = (language: Language) => Promise<StaticFile>;

export function openRecordPage(
  renderer: Pick<SiteRenderer, "renderRecordPage">,
  record: () => WholeRecord,
  campaign: () => Campaign,
  firstDay: () => string | null,
  publicUrl: string | null,
  quality: number,
): RecordPage {
  const remember = createPageMemory();
  return (language) => {
    const { response, answers } = record();
    const current = campaign();
    const since = firstDay();
    return remember(language, [answers.json.revalidation?.etag, current, since], () => {
      const { page, html } = renderer.renderRecordPage(response, since, current, language);
      return pageFile(page, html, publicUrl, quality);
    });
  };
}
