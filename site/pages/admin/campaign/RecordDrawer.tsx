import { use, useId, useState } from "react";
import { PATHS } from "../../../../api/contract/paths.ts";
import { VoteFound } from "../../../../api/contract/record-schema.ts";
import { authorisedJson } from "../../../staff/authorised-request.ts";
import { ErrorText, PageButton } from "../../../staff/StaffPage.tsx";
import { StaffKey } from "../../../staff/use-read.ts";
import { CampaignFields, FieldBox } from "./CampaignField.tsx";
import { Entries } from "./Entries.tsx";
import { fieldId, useForm } from "./form.ts";
import { entryValues, newStatement, voteValues } from "./form-values.ts";
import { ImportStatements } from "./ImportStatements.tsx";
import { voteName } from "./wording.ts";

/** Where TDs stand: the topics of their questions, the votes, and what they said in public. */
export function RecordDrawer() {
  const id = useId();
  const { names, change } = useForm();
  const add = () => {
    const entry = newStatement(Date.now());
    change((now) => ({ ...now, ...entryValues(entry) }), { focus: `${entry}.member` });
  };
  return (
    <>
      <CampaignFields paths={["record.topics"]} describedBy={id} />
      <p id={id}>
        Questions in the Dáil that name one of these are collected with each update of the TDs. All
        of this is shown on the TDs’ cards, on /tds and on /where-they-stand, with its date and
        source.
      </p>
      <Entries kind="votes" title="Votes in the Dáil">
        <VoteAddress />
      </Entries>
      <Entries kind="statements" title="Statements by TDs">
        <PageButton id={fieldId("record.statements")} onClick={add}>
          Add a statement
        </PageButton>
        {Object.keys(names).length === 0 && (
          <p>The list of TDs is not available now: write the Oireachtas’ code of the member.</p>
        )}
      </Entries>
      <ImportStatements />
    </>
  );
}

const VOTES = "record.votes";
const EXAMPLE = "https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/147/, for example";

/** Adds a vote, which the server reads from its address; staff say which side was for it. */
function VoteAddress() {
  const noteId = useId();
  const key = use(StaffKey);
  const { values, change } = useForm();
  const [failure, setFailure] = useState<string>();
  const [isReading, setReading] = useState(false);

  const read = async (field: HTMLInputElement) => {
    setReading(true);
    setFailure(undefined);
    const found = await authorisedJson(VoteFound, fetch, key, PATHS.adminVote, {
      method: "POST",
      body: JSON.stringify({ address: field.value.trim() }),
    });
    setReading(false);
    if (!found.ok) return setFailure(found.failure.message);
    const { vote } = found.value;
    if (values[`${VOTES}.${vote.key}.date`] !== undefined) {
      const name = voteName(vote.date).toLowerCase();
      return setFailure(`The ${name} is entered already: ${vote.subject}`);
    }
    field.value = "";
    change((now) => ({ ...now, ...voteValues(vote) }), {
      focus: `${VOTES}.${vote.key}.for`,
      message: "The vote is in your draft. Now say which side was for it.",
    });
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const field = event.currentTarget.elements.namedItem("address");
        if (field instanceof HTMLInputElement) void read(field);
      }}
    >
      <FieldBox>
        <label htmlFor={fieldId(VOTES)}>Address of a vote’s official page</label>
        <input
          id={fieldId(VOTES)}
          name="address"
          required
          autoComplete="off"
          aria-invalid={failure !== undefined}
          aria-describedby={noteId}
        />
        <div id={noteId}>
          {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
          <p>{EXAMPLE}</p>
        </div>
      </FieldBox>
      <PageButton type="submit" disabled={isReading}>
        {isReading ? "The server reads the vote …" : "Read the vote"}
      </PageButton>
    </form>
  );
}
