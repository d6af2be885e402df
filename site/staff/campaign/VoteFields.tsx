import { useId, useState } from "react";
import { PATHS } from "../../../api/contract/paths.ts";
import { VoteFound } from "../../../api/contract/record-schema.ts";
import { authorisedJson } from "../authorised-request.ts";
import { PageButton } from "../panels.tsx";
import {
  CampaignFields,
  Field,
  type FormProps,
  fieldId,
  Reason,
  useAnnouncedChange,
} from "./CampaignField.tsx";
import { Entry, Part } from "./form-parts.ts";
import { entriesIn, entryPaths, memberCount, voteValues, withoutEntry } from "./form-values.ts";
import { dayText, voteName } from "./wording.ts";

const VOTES = "record.votes";
const EXAMPLE = "https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/147/, for example";

/** The votes in the Dáil. The server reads one from its address; staff say which side was for it. */
export function VoteFields({ staffKey, ...form }: FormProps & { staffKey: string }) {
  const noteId = useId();
  const [address, setAddress] = useState("");
  const [failure, setFailure] = useState<string>();
  const [isReading, setReading] = useState(false);
  const { said, change } = useAnnouncedChange(form.onChange);
  const isReady = !isReading && address.trim() !== "";

  const read = async () => {
    if (!isReady) return;
    setReading(true);
    setFailure(undefined);
    const found = await authorisedJson(VoteFound, fetch, staffKey, PATHS.adminVote, {
      method: "POST",
      body: JSON.stringify({ address: address.trim() }),
    });
    setReading(false);
    if (!found.ok) return setFailure(found.failure.message);
    const { vote } = found.value;
    setAddress("");
    change(
      (now) => ({ ...now, ...voteValues(now, vote) }),
      `${VOTES}.${vote.key}.for`,
      "The vote is in your draft. Now say which side was for it.",
    );
  };

  return (
    <Part>
      <h3>Votes in the Dáil</h3>
      <Field>
        <label htmlFor={fieldId(VOTES)}>Address of a vote’s official page</label>
        <input
          id={fieldId(VOTES)}
          value={address}
          autoComplete="off"
          aria-invalid={failure !== undefined}
          aria-describedby={noteId}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // It would publish.
            event.preventDefault();
            void read();
          }}
        />
        <div id={noteId}>
          {failure !== undefined && <Reason role="alert">{failure}</Reason>}
          <p role="status">{said || EXAMPLE}</p>
        </div>
      </Field>
      <PageButton aria-disabled={!isReady} onClick={() => void read()}>
        {isReading ? "The server reads the vote …" : "Read the vote"}
      </PageButton>
      {entriesIn(form.values, "votes").map((entry) => (
        <Vote
          key={entry}
          entry={entry}
          {...form}
          onRemove={() =>
            change((now) => withoutEntry(now, entry), VOTES, "The vote is removed from your draft.")
          }
        />
      ))}
    </Part>
  );
}

function Vote({ entry, onRemove, ...form }: FormProps & { entry: string; onRemove: () => void }) {
  const { values } = form;
  const countOf = (side: string) => memberCount(values[`${entry}.${side}`]);
  const day = values[`${entry}.date`] ?? "";
  const shown = [`${entry}.subject`, `${entry}.for`];
  return (
    <Entry aria-label={voteName(day)}>
      <p>
        <strong>{voteName(day)}:</strong> Tá {countOf("ta")}, Níl {countOf("nil")}, Staon{" "}
        {countOf("staon")}. <a href={values[`${entry}.url`]}>Official page</a>
      </p>
      <CampaignFields paths={shown} {...form} />
      <details>
        <summary>Date, address and members</summary>
        <CampaignFields
          paths={entryPaths(entry).filter((path) => !shown.includes(path))}
          {...form}
        />
      </details>
      <PageButton $variant="quiet" onClick={onRemove}>
        Remove the vote of {dayText(day)}
      </PageButton>
    </Entry>
  );
}
