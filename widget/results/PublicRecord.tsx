import { parseDailVotes, parseTdRecord } from "../../api/contract/record.ts";
import type { ReadTd } from "../../api/contract/responses.ts";
import { NEW_TAB } from "../components/Button.tsx";
import { recordEntries, recordSummary } from "../domain/record.ts";
import { useCampaign, useContact } from "../state/contact-context.ts";
import { useResultsWording } from "../state/results-wording.ts";

/** Returns the published record of a TD as a line and as entries; null without a record. */
export function usePublicRecord(td: ReadTd) {
  const wording = useResultsWording().record;
  const { lang } = useContact((state) => state.settings);
  const { nameInText } = useCampaign();
  const dailVotes = useContact(({ lookup }) => lookup.status === "found" && lookup.votes);
  const record = parseTdRecord(td.record);
  if (record === null) return null;
  const votes = parseDailVotes(dailVotes) ?? [];
  return {
    summary: recordSummary(record, votes, wording, nameInText),
    entries: recordEntries(record, votes, wording, lang),
  };
}

/** A TD's public record: the line, and the official pages. */
export function PublicRecord(props: { record: NonNullable<ReturnType<typeof usePublicRecord>> }) {
  const { summary, entries } = props.record;
  return (
    <>
      <p>{summary}</p>
      <ul>
        {entries.map(({ url, text, day }) => (
          <li key={`${url} ${text}`}>
            <a href={url} {...NEW_TAB}>
              {day} – {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
